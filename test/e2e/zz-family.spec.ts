import { transactionWith } from '../unit/functions/domain/ledger/rows.ts';
import { AccountingPage } from './pages/accounting-page.ts';
import { expectSoundInAllLooks } from './looks.ts';
import { newPerson, signIn } from './people.ts';
import { expect, test } from './product.ts';

test('family', async ({ page }) => {
  await signIn(page, newPerson());
  const names = ['MILLER SUPPLIES #4412 BARRIE ON', 'FROST SUPPLY CO 0031 ORILLIA ON', 'KENT SUPPLIES 77 TORONTO ON', 'BELLWETHER PLUMBING SUPPLIES 4471 INNISFIL ON'];
  const items = [...names, 'HYDRO LAKEVIEW 22'].map((description, at) => ({
    transaction: { ...transactionWith({ description, amount: -4500 - at * 100 }), id: `01890000-0000-7000-8000-00000000000${at}`, category: 'Expense', categoryId: 'expense', accountLabel: 'Business' },
    suggestion: null,
    alike: `out ${description}`,
    ...(at < 4 ? { family: { code: 'shops', kind: 'supplies', word: 'supplies' } } : {}),
  }));
  await page.route(/\/api\/uncategorised/, (route) => route.fulfill({ json: { items } }));
  await new AccountingPage(page).open('?tab=categories');
  await expect(page.getByText('Vendors with “supplies” in their names')).toBeVisible();
  const panel = page.getByRole('region', { name: 'Uncategorized' });
  await panel.screenshot({ path: '/tmp/touches/desk.png' });
  await page.getByRole('button', { name: 'Entries of Vendors with' }).click();
  await panel.screenshot({ path: '/tmp/touches/desk-open.png' });
  await page.setViewportSize({ width: 390, height: 844 });
  await panel.screenshot({ path: '/tmp/touches/phone.png' });
  await expectSoundInAllLooks(page, 'Accounting');
});
