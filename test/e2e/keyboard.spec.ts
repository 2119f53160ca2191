import { Keyboard } from './keyboard.ts';
import { codeFor, mailTo, newPerson } from './people.ts';
import { expect, READ_MS, test } from './product.ts';
import { wholeBrowser } from '../support/chromium.ts';

const statement = new URL('../fixtures/statements/march-checking.csv', import.meta.url).pathname;
const receipt = new URL('../fixtures/documents/receipt-cafe.jpg', import.meta.url).pathname;

// The Tab key goes round by way of the window.
test.use(wholeBrowser());

test('the whole job is done without a mouse: sign-up, import, upload, review, match and export', async ({
  page,
}) => {
  const keys = new Keyboard(page);
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true });
  const person = newPerson();

  await test.step('signs up', async () => {
    await page.goto('/');
    await keys.press(page.getByRole('link', { name: 'Start Free Trial' }).first());
    await keys.write(page.getByLabel('Full name'), person.fullName);
    await keys.write(page.getByLabel('Email'), person.email);
    await keys.write(page.getByLabel('Password', { exact: true }), person.password);
    await keys.press(page.getByRole('checkbox', { name: /^I accept/ }), 'Space');
    await keys.press(button('Create account'));
    await expect(page.getByLabel('Six-digit code')).toBeFocused();
    await page.keyboard.type(await codeFor(page, person.email));
    await keys.choose(page.getByLabel('Country'), 'Canada');
    await keys.choose(page.getByLabel('Province or territory'), 'Ontario');
    await keys.choose(page.getByLabel('Profession'), 'Plumber');
    await keys.press(button('Open my books'));
    await expect(page.getByRole('heading', { name: 'Financial Dashboard' })).toBeVisible();
  });

  await test.step('imports a statement', async () => {
    await keys.press(button('Import Statement').first());
    await keys.bring(page.getByRole('dialog').getByRole('button', { name: 'Choose files' }), statement);
    await expect(page.getByText('In balance')).toBeVisible({ timeout: READ_MS });
    await keys.press(button('It is Checking'));
    await expect(button('It is Checking')).toBeHidden();
    await keys.press(button('Add 6 transactions'));
    await expect(page.getByText('6 transactions added')).toBeVisible();
  });

  await test.step('uploads a receipt, and accepts what was read with its match', async () => {
    await keys.press(page.getByRole('link', { name: 'Receipts', exact: true }).first());
    await keys.bring(button('Upload Documents').first(), receipt);
    await expect(page.getByText('MAPLE & RYE CAFE LTD.').first()).toBeVisible({ timeout: READ_MS });
    await keys.press(button('View receipt-cafe.jpg'));
    const dialog = page.getByRole('dialog', { name: 'Review document' });
    await keys.write(dialog.getByLabel('Vendor'), 'Maple & Rye Cafe');
    await expect(dialog.getByRole('region', { name: 'Suggested transaction' })).toBeVisible({
      timeout: 30_000,
    });
    await keys.press(dialog.getByRole('button', { name: 'Accept and confirm match' }));
    await expect(page.getByText('Document accepted and matched')).toBeVisible();
  });

  await test.step('mails the accountant what was done', async () => {
    const accountant = `count-${person.email}`;
    await keys.press(page.getByRole('link', { name: 'Dashboard', exact: true }).first());
    await keys.press(button('Custom Export').first());
    const dialog = page.getByRole('dialog', { name: 'Custom CSV Export' });
    await keys.choose(dialog.getByLabel('Time Period'), 'Custom Range');
    await keys.writeDay(dialog.getByLabel('From'), '2026-03-01');
    await keys.writeDay(dialog.getByLabel('To', { exact: true }), '2026-03-31');
    await expect(dialog.getByText('6 transactions to export')).toBeVisible();
    await keys.write(dialog.getByLabel('Accountant Email'), accountant);
    await keys.press(dialog.getByRole('button', { name: 'Send Custom Export' }));
    await expect(page.getByText('Export Successful')).toBeVisible({ timeout: 30_000 });
    expect(await mailTo(page, accountant)).toHaveLength(1);
  });
});
