import { salesTaxPath } from '../../shared/paths.ts';
import { entry } from '../support/entries.ts';
import { brightDesk, dress, expectSound, leastRoom, looks } from './looks.ts';
import { EntryTaxes } from './pages/entry-taxes.ts';
import { PreferenceSettings } from './pages/preference-settings.ts';
import { SalesTaxSettings } from './pages/sales-tax-settings.ts';
import { SelectionBar } from './pages/selection-bar.ts';
import { SettingsPage } from './pages/settings-page.ts';
import { TaxRateDialog } from './pages/tax-rate-dialog.ts';
import { TransactionsPage } from './pages/transactions-page.ts';
import { newPerson, signIn } from './people.ts';
import { expect, test } from './product.ts';
import { toast } from './toast.ts';

test('a business says that it is registered for sales tax', async ({ page }) => {
  await signIn(page, newPerson());
  const settings = new SettingsPage(page);
  await settings.goTo(salesTaxPath);
  const card = new SalesTaxSettings(page);
  await expect(card.root).toBeInViewport({ ratio: 0.9 });
  await expect(card.root).toContainText('You are not registered. All figures are gross');
  for (const look of looks) {
    await dress(page, look);
    await card.root.scrollIntoViewIfNeeded();
    await expectSound(page, 'sales tax without a registration', look);
  }
  await dress(page, brightDesk);

  await card.enterRegistration();
  await expect(card.number).toBeFocused();
  await page.keyboard.type('123 026 634 RT0001');
  await card.registeredFrom.fill('2026-01-01');
  await card.filing.selectOption({ label: 'Every quarter' });
  await card.periodEnds.selectOption({ label: 'Jan, Apr, Jul, Oct' });
  await card.save();
  await expect(card.problem).toContainText('not a registration number of Canada');
  await expect(card.number).toBeFocused();
  for (const look of looks) {
    await dress(page, look);
    await card.number.scrollIntoViewIfNeeded();
    await expectSound(page, 'a registration with a wrong number', look);
  }
  await dress(page, brightDesk);

  await card.number.fill('123 026 635 RT0001');
  await page.keyboard.press('Enter');
  await expect(toast(page, 'Settings saved')).toBeVisible();
  await page.reload();
  await expect(card.number).toHaveValue('123 026 635 RT0001');

  await settings.openTab('Preferences');
  await new PreferenceSettings(page).chooseLanguage('Français');
  await settings.goTo(salesTaxPath);
  const french = new SalesTaxSettings(page, 'Taxe de vente');
  await expect(french.root).toContainText('Numéro de TPS/TVH');
  for (const look of looks) {
    await dress(page, look);
    await french.root.scrollIntoViewIfNeeded();
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
  const transactions = new TransactionsPage(page);
  await transactions.open();
  const panel = await transactions.openEntry('INVOICE 7');
  const tax = new EntryTaxes(page);
  await expect(tax.root).toContainText('No tax on record.');

  // By keys alone: the usual tax of the province stands there, worked out.
  await tax.enterButton.focus();
  await page.keyboard.press('Enter');
  await expect(tax.tax).toBeFocused();
  await expect(tax.amount).toHaveValue('130.00');
  await expect(tax.root).toContainText('$1,000.00 and $130.00 tax');
  await tax.add();
  await expect(tax.taxOfLine(2)).toBeFocused();
  for (const look of [...looks, leastRoom]) {
    await dress(page, look);
    await tax.root.scrollIntoViewIfNeeded();
    await expectSound(page, 'tax as it is typed', look);
  }
  await dress(page, brightDesk);
  await tax.remove(2);
  await tax.tax.selectOption({ label: 'GST 5%' });
  await tax.amount.fill('50');
  await page.keyboard.press('Enter');

  await expect(tax.root).toContainText('Set by you');
  await expect(tax.table).toContainText('GST 5%');
  await expect(tax.table).toContainText('$50.00');
  await expect(panel.history).toContainText('set Tax to GST 5% $50.00');

  await page.keyboard.press('Escape');

  await transactions.selectAll();
  await new SelectionBar(page).takeFromMenu('Tax included at a rate');
  const dialog = new TaxRateDialog(page);
  await dialog.tax.selectOption({ label: 'HST 13%' });
  for (const look of looks) {
    await dress(page, look);
    await expectSound(page, 'tax of many entries', look);
  }
  await dress(page, brightDesk);
  await dialog.change(2);
  await expect(toast(page, '1 transaction changed')).toContainText('TO SAVINGS');
  await transactions.openEntry('INVOICE 7');
  await expect(tax.root).toContainText('$130.00');
  for (const look of looks) {
    await dress(page, look);
    await tax.root.scrollIntoViewIfNeeded();
    await expectSound(page, 'tax said by a person', look);
  }
});
