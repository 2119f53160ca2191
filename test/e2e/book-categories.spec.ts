import type { Locator, Page } from '@playwright/test';
import { entry } from '../support/entries.ts';
import { todayIn } from '../../shared/civil-date.ts';
import { Keyboard } from './keyboard.ts';
import { dress, expectSound, expectSoundInAllLooks, looks } from './looks.ts';
import { newPerson, signIn } from './people.ts';
import { expect, test } from './product.ts';
import { wholeBrowser } from '../support/chromium.ts';
import { settled } from './settled.ts';
import { toast } from './toast.ts';

const date = todayIn('America/Toronto', new Date());
const listOf = (page: Page) => page.getByRole('region', { name: 'Your categories' });
const rowOf = (page: Page, name: string) => listOf(page).getByRole('row').filter({ hasText: name });

async function act(page: Page, name: string, what: string): Promise<void> {
  // A list that is drawn anew takes its open menus along.
  await settled(page);
  await listOf(page)
    .getByRole('button', { name: `Actions for ${name}`, exact: true })
    .click();
  await page.getByRole('menuitem', { name: what }).click();
}

async function makeCategory(page: Page, name: string, line: string): Promise<void> {
  await listOf(page).getByRole('button', { name: 'New category' }).click();
  const dialog = page.getByRole('dialog', { name: 'New category' });
  await dialog.getByLabel('Name').fill(name);
  await dialog.getByLabel('Line of the form').selectOption(line);
  await dialog.getByRole('button', { name: 'Add category' }).click();
  await expect(toast(page, `${name} added`)).toBeVisible();
}

// The Tab key goes round by way of the window.
test.use(wholeBrowser());

test('categories are made, renamed, put on the form, merged, retired and brought back', async ({ page }) => {
  const member = await signIn(page, newPerson());
  for (const amount of [1200, 3400])
    await member.ask('POST', '/transactions', entry({ date, amount, category: 'Travel' }));
  await page.goto('/app/accounting?tab=categories');
  await expect(rowOf(page, 'Travel')).toContainText('2');
  await makeCategory(page, 'Beehives', '');
  await expect(rowOf(page, 'Beehives')).toContainText('Not mapped');
  await expectSoundInAllLooks(page, 'All categories');

  await act(page, 'Beehives', 'Edit category');
  const edit = page.getByRole('dialog', { name: 'Edit category' });
  await edit.getByLabel('Name').fill('travel ');
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(edit.getByText('Another category has this name.')).toBeVisible();
  await edit.getByLabel('Name').fill('Apiary');
  await edit.getByLabel('Line of the form').selectOption({ index: 2 });
  for (const look of looks.slice(0, 2)) {
    await dress(page, look);
    await expectSound(page, 'Edit category', look);
  }
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(rowOf(page, 'Apiary')).not.toContainText('Not mapped');

  await act(page, 'Travel', 'Merge into another');
  const merge = page.getByRole('dialog', { name: 'Merge Travel' });
  await merge.getByLabel('Into').selectOption('Apiary');
  await merge.getByRole('button', { name: 'Merge' }).click();
  const merged = toast(page, 'Travel merged into Apiary');
  await expect(merged).toContainText('2 entries changed');
  await expect(rowOf(page, 'Apiary')).toContainText('2');
  await listOf(page).getByText('Offered no longer: 1 category').click();
  await expect(listOf(page).getByText('Merged into Apiary')).toBeVisible();
  await listOf(page).getByRole('link', { name: '2 entries in Apiary this year' }).click();
  await expect(page.getByText('Apiary').filter({ visible: true }).first()).toBeVisible();
  await expect(page).toHaveURL(/category=/);
  await page.goBack();
  await merged.getByRole('button', { name: 'Undo' }).click();
  await expect(rowOf(page, 'Travel')).toContainText('2');

  await act(page, 'Apiary', 'Retire');
  await expect(toast(page, 'Apiary is offered no longer')).toBeVisible();
  await listOf(page).getByText('Offered no longer: 1 category').click();
  await listOf(page).getByRole('button', { name: 'Bring back Apiary' }).click();
  await expect(rowOf(page, 'Apiary')).toBeVisible();
});

test('categories are found, made and retired without a mouse', async ({ page }) => {
  await signIn(page, newPerson());
  const hands = new Keyboard(page);
  await page.goto('/app/accounting?tab=categories');
  await hands.press(listOf(page).getByRole('button', { name: 'New category' }));
  const dialog = page.getByRole('dialog', { name: 'New category' });
  await hands.write(dialog.getByLabel('Name'), 'Beehives');
  await hands.press(dialog.getByRole('button', { name: 'Add category' }));
  await expect(rowOf(page, 'Beehives')).toBeVisible();
  await hands.write(listOf(page).getByRole('searchbox', { name: 'Search categories' }), 'bee');
  await expect(rowOf(page, 'Travel')).toHaveCount(0);
  const menu: Locator = listOf(page).getByRole('button', { name: 'Actions for Beehives' });
  await hands.press(menu);
  await expect(page.getByRole('menu')).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(listOf(page).getByText('Offered no longer: 1 category')).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(rowOf(page, 'Beehives')).toBeVisible();
});
