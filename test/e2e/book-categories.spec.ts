import type { Page } from '@playwright/test';
import { entry } from '../support/entries.ts';
import { todayIn } from '../../shared/civil-date.ts';
import { Keyboard } from './keyboard.ts';
import { dress, expectSound, expectSoundInAllLooks, looks } from './looks.ts';
import { AccountingPage } from './pages/accounting-page.ts';
import { CategoryDialog } from './pages/category-dialog.ts';
import { OwnCategories } from './pages/own-categories.ts';
import { newPerson, signIn } from './people.ts';
import { expect, test } from './product.ts';
import { wholeBrowser } from '../support/chromium.ts';
import { toast, undo } from './toast.ts';

const date = todayIn('America/Toronto', new Date());

/** The categories of the books, on their tab. */
async function openCategories(page: Page): Promise<OwnCategories> {
  await new AccountingPage(page).open('?tab=categories');
  return new OwnCategories(page);
}

// The Tab key goes round by way of the window.
test.use(wholeBrowser());

test('categories are made, renamed, put on the form, merged, retired and brought back', async ({ page }) => {
  const member = await signIn(page, newPerson());
  for (const amount of [1200, 3400])
    await member.ask('POST', '/transactions', entry({ date, amount, category: 'Travel' }));
  const list = await openCategories(page);
  await expect(list.row('Travel')).toContainText('2');
  const made = await list.begin();
  await made.name.fill('Beehives');
  await made.line.selectOption('');
  await made.save();
  await expect(toast(page, 'Beehives added')).toBeVisible();
  await expect(list.row('Beehives')).toContainText('Not mapped');
  await expectSoundInAllLooks(page, 'All categories');

  const edit = await list.edit('Beehives');
  await edit.name.fill('travel ');
  await edit.save();
  await expect(edit.text('Another category has this name.')).toBeVisible();
  await edit.name.fill('Apiary');
  await edit.line.selectOption({ index: 2 });
  for (const look of looks) {
    await dress(page, look);
    await expectSound(page, 'Edit category', look);
  }
  await edit.save();
  await expect(list.row('Apiary')).not.toContainText('Not mapped');

  await list.merge('Travel', 'Apiary');
  const merged = 'Travel merged into Apiary';
  await expect(toast(page, merged)).toContainText('2 entries changed');
  await expect(list.row('Apiary')).toContainText('2');
  await expect(list.entriesLink('Apiary', 2)).toHaveAttribute('href', /category=/);
  await list.notOffered.click();
  await expect(list.text('Merged into Apiary')).toBeVisible();
  // Without a rest in between: the Undo is offered for ten seconds.
  await undo(page, merged);
  await expect(list.row('Travel')).toContainText('2');

  await list.retire('Apiary');
  await expect(toast(page, 'Apiary is offered no longer')).toBeVisible();
  await list.notOffered.click();
  await list.bringBack('Apiary');
  await expect(list.row('Apiary')).toBeVisible();
});

test('categories are found, made and retired without a mouse', async ({ page }) => {
  await signIn(page, newPerson());
  const hands = new Keyboard(page);
  const list = await openCategories(page);
  await hands.press(list.newButton);
  const dialog = new CategoryDialog(page, 'New category');
  await hands.write(dialog.name, 'Beehives');
  await hands.press(dialog.saveButton);
  await expect(list.row('Beehives')).toBeVisible();
  await hands.write(list.search, 'bee');
  await expect(list.row('Travel')).toHaveCount(0);
  await hands.press(list.actionsButton('Beehives'));
  await expect(list.menu).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(list.notOffered).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(list.row('Beehives')).toBeVisible();
});
