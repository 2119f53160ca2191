import { addDays, todayIn } from '../../shared/civil-date.ts';
import { statementCsv } from '../support/entries.ts';
import { Keyboard } from './keyboard.ts';
import { brightDesk, dress, expectSoundInAllLooks } from './looks.ts';
import { AccountingPage } from './pages/accounting-page.ts';
import { CategoriesTab } from './pages/categories-tab.ts';
import { CategoryDialog } from './pages/category-dialog.ts';
import { choose } from './pages/choose.ts';
import { OwnCategories } from './pages/own-categories.ts';
import { newPerson, signIn } from './people.ts';
import { expect, test } from './product.ts';

test('categories are found, made and retired without a mouse', async ({ page }) => {
  await signIn(page, newPerson());
  const hands = new Keyboard(page);
  await new AccountingPage(page).open('?tab=categories');
  const list = new OwnCategories(page);
  await hands.press(list.newButton);
  const dialog = new CategoryDialog(page, 'New category');
  await hands.write(dialog.name, 'Beehives');
  await expectSoundInAllLooks(page, 'New category');
  await dress(page, brightDesk);
  await hands.press(dialog.saveButton);
  await expect(list.row('Beehives')).toBeVisible();
  await expectSoundInAllLooks(page, 'All categories');
  await dress(page, brightDesk);
  await hands.write(list.search, 'bee');
  await expect(list.row('Travel')).toHaveCount(0);
  await hands.press(list.actionsButton('Beehives'));
  await expect(list.menu).toBeFocused();
  await page.keyboard.press('End');
  await page.keyboard.press('Enter');
  await expect(list.notOffered).toBeVisible();
  await page.keyboard.press('Control+z');
  await expect(list.row('Beehives')).toBeVisible();

  const rule = await new CategoriesTab(page).beginRule();
  await rule.textContains.fill('fenwick');
  await choose(rule.category, 'Advertising and Marketing');
  await expectSoundInAllLooks(page, 'New rule');
});

test('some entries of a vendor, and some vendors of a family, are selected to be sorted alone', async ({
  page,
}) => {
  const member = await signIn(page, newPerson());
  const today = todayIn('America/Toronto', new Date());
  const names = [
    ...['MILLER EVENTS 12', 'FROST EVENTS 7', 'KENT EVENTS 3'],
    ...['BLUE HERON INC 4471', 'BLUE HERON INC 4471', 'BLUE HERON INC 4471'],
  ];
  const rows = names.map((description, at) => ({
    ...{ date: addDays(today, -at), description, amount: -(6400 + at) },
  }));
  const { id } = await member.readStatement(statementCsv(rows));
  await member.commit(String(id));
  await new AccountingPage(page).open('?tab=categories');
  const tab = new CategoriesTab(page);
  await tab.openLine('BLUE');
  await tab.boxInWorklist('BLUE HERON').nth(1).press('Space');
  await tab.openLine('Similar vendors');
  await tab.boxInWorklist('KENT').press('Space');
  await expect(tab.namesInWorklist('1 of 3 selected')).toHaveCount(2);
  await expectSoundInAllLooks(page, 'Selected entries of a vendor');
});
