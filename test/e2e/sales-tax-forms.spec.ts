import { salesTaxPath } from '../../shared/paths.ts';
import { entry } from '../support/entries.ts';
import { brightDesk, dress, expectSound, leastRoom, looks, unlikeLooks } from './looks.ts';
import { newPerson, signIn } from './people.ts';
import { expect, test } from './product.ts';
import { toast } from './toast.ts';

test('a business says that it is registered for sales tax', async ({ page }) => {
  await signIn(page, newPerson());
  await page.goto(salesTaxPath);
  const card = page.getByRole('region', { name: 'Sales tax' });
  await expect(card).toBeInViewport({ ratio: 0.9 });
  await expect(card).toContainText('You are not registered. All figures are gross');
  for (const look of unlikeLooks) {
    await dress(page, look);
    await card.scrollIntoViewIfNeeded();
    await expectSound(page, 'sales tax without a registration', look);
  }
  await dress(page, brightDesk);

  await card.getByRole('button', { name: 'Enter your registration' }).click();
  const number = card.getByLabel('GST/HST number');
  await expect(number).toBeFocused();
  await page.keyboard.type('123 026 634 RT0001');
  await card.getByLabel('Registered from').fill('2026-01-01');
  await card.getByLabel('You file').selectOption({ label: 'Every quarter' });
  await card.getByLabel('A period ends with').selectOption({ label: 'Jan, Apr, Jul, Oct' });
  await card.getByRole('button', { name: 'Save Changes' }).click();
  await expect(card.getByRole('alert')).toContainText('not a registration number of Canada');
  await expect(number).toBeFocused();
  for (const look of looks) {
    await dress(page, look);
    await number.scrollIntoViewIfNeeded();
    await expectSound(page, 'a registration with a wrong number', look);
  }
  await dress(page, brightDesk);

  await number.fill('123 026 635 RT0001');
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Settings saved')).toBeVisible();
  await page.reload();
  await expect(number).toHaveValue('123 026 635 RT0001');

  await page.getByLabel('Language').selectOption('Français');
  const french = page.getByRole('region', { name: 'Taxe de vente' });
  await expect(french).toContainText('Numéro de TPS/TVH');
  for (const look of unlikeLooks) {
    await dress(page, look);
    await french.scrollIntoViewIfNeeded();
    await expectSound(page, 'a registration in French', look);
  }
});

test('a person says which tax an entry has in it, and sees it marked', async ({ page }) => {
  const member = await signIn(page, newPerson());
  const paid = { kind: 'income', amount: 113_000, category: '', description: 'INVOICE 7' } as const;
  await member.ask('POST', '/transactions', entry(paid));
  await member.ask(
    'POST',
    '/transactions',
    entry({ amount: 5_000, kind: 'transfer', description: 'TO SAVINGS' }),
  );
  await page.goto('/app/transactions');
  await page.getByRole('button', { name: 'Open INVOICE 7' }).click();
  const panel = page.getByRole('dialog', { name: 'Transaction' });
  const tax = panel.getByRole('region', { name: 'Sales tax' });
  await expect(tax).toContainText('No tax is known of it.');

  // By keys alone: the usual tax of the province stands there, worked out.
  await tax.getByRole('button', { name: 'Enter tax' }).focus();
  await page.keyboard.press('Enter');
  await expect(tax.getByLabel('Tax', { exact: true })).toBeFocused();
  await expect(tax.getByLabel('Amount')).toHaveValue('130.00');
  await expect(tax).toContainText('$1,000.00 and $130.00 tax');
  await tax.getByRole('button', { name: 'Add a tax' }).click();
  await expect(tax.getByRole('group', { name: 'Tax 2' }).getByLabel('Tax', { exact: true })).toBeFocused();
  for (const look of [...looks, leastRoom]) {
    await dress(page, look);
    await tax.scrollIntoViewIfNeeded();
    await expectSound(page, 'tax as it is typed', look);
  }
  await dress(page, brightDesk);
  await tax.getByRole('button', { name: 'Remove tax 2' }).click();
  await tax.getByLabel('Tax', { exact: true }).selectOption({ label: 'GST 5%' });
  await tax.getByLabel('Amount').fill('50');
  await page.keyboard.press('Enter');

  await expect(tax).toContainText('Said by you');
  await expect(tax.getByRole('table', { name: 'Tax' })).toContainText('GST 5%');
  await expect(tax.getByRole('table', { name: 'Tax' })).toContainText('$50.00');
  await expect(panel.getByRole('region', { name: 'History' })).toContainText('set Tax to GST 5% $50.00');

  await page.keyboard.press('Escape');

  await page.getByRole('checkbox', { name: 'Select all that are shown' }).click();
  await page.getByRole('button', { name: 'Tax included at a rate' }).click();
  const dialog = page.getByRole('dialog', { name: 'Tax included at a rate' });
  await dialog.getByLabel('Tax', { exact: true }).selectOption({ label: 'HST 13%' });
  for (const look of unlikeLooks) {
    await dress(page, look);
    await expectSound(page, 'tax of many entries', look);
  }
  await dress(page, brightDesk);
  await dialog.getByRole('button', { name: 'Change 2 transactions' }).click();
  await expect(toast(page, '1 transaction changed')).toContainText('TO SAVINGS');
  await page.getByRole('button', { name: 'Open INVOICE 7' }).click();
  await expect(tax).toContainText('$130.00');
  for (const look of looks) {
    await dress(page, look);
    await tax.scrollIntoViewIfNeeded();
    await expectSound(page, 'tax said by a person', look);
  }
});
