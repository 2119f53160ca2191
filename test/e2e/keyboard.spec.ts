import { Keyboard } from './keyboard.ts';
import { AppFrame } from './pages/app-frame.ts';
import { CustomExport } from './pages/custom-export.ts';
import { DashboardPage } from './pages/dashboard-page.ts';
import { FirstSteps } from './pages/first-steps.ts';
import { ImportPreview } from './pages/import-preview.ts';
import { LandingPage } from './pages/landing-page.ts';
import { OnboardingPage } from './pages/onboarding-page.ts';
import { ReceiptsPage } from './pages/receipts-page.ts';
import { ReviewDialog } from './pages/review-dialog.ts';
import { SendDialog } from './pages/send-dialog.ts';
import { SignUpPage } from './pages/sign-up-page.ts';
import { codeFor, mailTo, newPerson } from './people.ts';
import { expect, READ_MS, test } from './product.ts';

const statement = new URL('../fixtures/statements/march-checking.csv', import.meta.url).pathname;
const receipt = new URL('../fixtures/documents/receipt-cafe.jpg', import.meta.url).pathname;

/** Clicks from the landing page on that the job would take with a mouse. */
const CLICKS_MAX = { preview: 8, mailed: 12 } as const;

test.use({ timezoneId: 'America/Toronto' });

test('the whole job is done without a mouse: sign-up, import and the accountant’s file in as few steps as twelve clicks are, then upload, review, match and export', async ({
  page,
}) => {
  const keys = new Keyboard(page);
  const frame = new AppFrame(page);
  const dashboard = new DashboardPage(page);
  const person = newPerson();
  const accountant = `count-${person.email}`;

  await test.step('signs up, and is known to be in Canada', async () => {
    const landing = new LandingPage(page);
    await landing.open();
    await keys.press(landing.startTrialLink);
    const form = new SignUpPage(page);
    await expect(form.fullName).toBeVisible();
    await keys.fill(
      [form.fullName, person.fullName],
      [form.email, person.email],
      [form.password, person.password],
    );
    await keys.press(form.termsBox, 'Space');
    await keys.press(form.createButton);
    await expect(form.code).toBeFocused();
    await keys.fill([form.code, await codeFor(page, person.email)]);
    const books = new OnboardingPage(page);
    await expect(books.country).toHaveValue('Canada');
    await keys.choose(books.region, 'Ontario');
    await keys.choose(books.profession, 'Plumber');
    await keys.press(books.openBooksButton);
    await expect(dashboard.title).toBeVisible();
  });

  await test.step('imports a statement', async () => {
    await keys.bring(new FirstSteps(page).importButton, statement);
    const preview = new ImportPreview(page);
    await expect(preview.inBalance).toBeVisible({ timeout: READ_MS });
    expect(keys.clicks).toBeLessThanOrEqual(CLICKS_MAX.preview);
    await keys.press(preview.useCheckingButton);
    await expect(preview.useCheckingButton).toBeHidden();
    await keys.press(preview.addButton(6));
    await expect(dashboard.text('6 transactions added')).toBeVisible();
  });

  await test.step('mails the accountant the month that is shown', async () => {
    await keys.press(dashboard.exportButton);
    const dialog = new SendDialog(page);
    await expect(dialog.accountantEmail).toBeFocused();
    await keys.fill([dialog.accountantEmail, accountant]);
    await keys.press(dialog.sendButton);
    await expect(dashboard.text('Export Successful')).toBeVisible({ timeout: 30_000 });
    expect(await mailTo(page, accountant)).toHaveLength(1);
    expect(keys.clicks).toBeLessThanOrEqual(CLICKS_MAX.mailed);
  });

  await test.step('uploads a receipt, and accepts what was read with its match', async () => {
    await keys.press(frame.place('Receipts'));
    const receipts = new ReceiptsPage(page);
    await keys.bring(receipts.uploadButton, receipt);
    await expect(receipts.text('MAPLE & RYE CAFE LTD.').first()).toBeVisible({ timeout: READ_MS });
    await keys.press(receipts.viewButton('receipt-cafe.jpg'));
    const dialog = new ReviewDialog(page);
    await keys.fill([dialog.vendor, 'Maple & Rye Cafe']);
    await expect(dialog.suggestion).toBeVisible({ timeout: 30_000 });
    await keys.press(dialog.acceptAndMatchButton);
    await expect(receipts.text('Document accepted and matched')).toBeVisible();
  });

  await test.step('mails chosen days to somebody else', async () => {
    const other = `other-${person.email}`;
    await keys.press(frame.place('Dashboard'));
    await keys.press(dashboard.customExportButton);
    const dialog = new CustomExport(page);
    await keys.choose(dialog.period, 'Custom Range');
    await keys.writeDay(dialog.from, '2026-03-01');
    await keys.writeDay(dialog.to, '2026-03-31');
    await expect(dialog.count).toContainText('6 transactions to export');
    await keys.fill([dialog.accountantEmail, other]);
    await keys.press(dialog.sendButton);
    await expect(dialog.root).toBeHidden();
    expect(await mailTo(page, other)).toHaveLength(1);
  });
});
