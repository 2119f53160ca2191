import { Keyboard } from './keyboard.ts';
import { brightDesk, dress, expectSound, expectSoundInAllLooks } from './looks.ts';
import { AddMenu } from './pages/add-menu.ts';
import { AppFrame } from './pages/app-frame.ts';
import { DashboardPage } from './pages/dashboard-page.ts';
import { EntryDialog } from './pages/entry-dialog.ts';
import { OtherBooksQuestion } from './pages/other-books-question.ts';
import { ReceiptsPage } from './pages/receipts-page.ts';
import { SampleBanner } from './pages/sample-banner.ts';
import { TransactionsPage } from './pages/transactions-page.ts';
import { newPerson, signIn } from './people.ts';
import { expect, READ_MS, test } from './product.ts';

test('empty books are explored with sample data without a mouse, whose documents are read, and are empty again with one key', async ({
  page,
}) => {
  const member = await signIn(page, newPerson());
  const keys = new Keyboard(page);
  const frame = new AppFrame(page);
  const dashboard = new DashboardPage(page);
  const list = new TransactionsPage(page);
  const banner = new SampleBanner(page);

  await test.step('it is offered where there is nothing to see yet', async () => {
    await list.open();
    await expect(list.sampleButton).toBeVisible();
    await dashboard.open();
    await expect(dashboard.sampleButton).toBeVisible();
    await expectSoundInAllLooks(page, 'the offer of sample books');
    await dress(page, brightDesk);
  });

  await test.step('a year of a business is there, under a band that says so', async () => {
    await keys.press(dashboard.sampleButton);
    await expect(banner.root).toBeVisible({ timeout: READ_MS });
    await expect(frame.title()).toBeVisible();
    await expectSoundInAllLooks(page, 'the dashboard of sample books');
    await dress(page, brightDesk);
    await frame.goToPlace('Transactions');
    await expect(list.row(/COPPER KETTLE|REDLINE FUEL|LUMEN CLOUD/).first()).toBeVisible();
    await expect(banner.root).toBeVisible();
  });

  await test.step('its documents are read like any, and nothing else comes in', async () => {
    await frame.goToPlace('Receipts');
    const receipts = new ReceiptsPage(page);
    const review = await receipts.review('scribble-design-suite', { timeout: READ_MS });
    await expect(review.total).toHaveValue('54.99', { timeout: READ_MS });
    await expectSound(page, 'a document of sample books', brightDesk);
    await review.close();
    await expect(receipts.byEmailButton).toHaveCount(0);
  });

  const elsewhere = await page.context().newPage();
  const entry = new EntryDialog(elsewhere, 'Add Expense');
  await test.step('in another tab somebody begins an entry', async () => {
    await new TransactionsPage(elsewhere).open();
    await new AddMenu(elsewhere).choose('Add Expense');
    await entry.fill({ description: 'Meant for the sample', amount: '12.00', account: 'Cash' });
  });

  await test.step('it goes, and one’s own books are as they were', async () => {
    await keys.press(banner.removeButton);
    await expect(dashboard.sampleButton).toBeVisible({ timeout: READ_MS });
    await expect(banner.root).toHaveCount(0);
    expect(await member.all('/transactions?limit=200')).toEqual([]);
  });

  await test.step('the other tab saves nothing in them, says so above what was typed, and goes on in them', async () => {
    const others = new OtherBooksQuestion(elsewhere);
    // It may have learned of them by itself before: then nothing below can be pressed any more.
    await entry.saveButton.click({ timeout: 2_000 }).catch(() => undefined);
    await expect(others.root).toBeVisible();
    await expect(others.typedDescription).toHaveValue('Meant for the sample');
    await expectSoundInAllLooks(elsewhere, 'books that one can open no more');
    await dress(elsewhere, brightDesk);
    await others.goOn();
    await expect(new TransactionsPage(elsewhere).sampleButton).toBeVisible();
    expect(await member.all('/transactions?limit=200')).toEqual([]);
  });
});
