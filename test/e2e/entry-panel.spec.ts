import { v7 } from 'uuid';
import { addDays, todayIn } from '../../shared/civil-date.ts';
import { booksOf, organizationIdOf } from '../support/books.ts';
import { receiptPdf } from '../support/draw-receipt.ts';
import { entry, statementCsv } from '../support/entries.ts';
import { addPapers, paper } from '../support/papers.ts';
import { brightDesk, dress, expectSoundInAllLooks } from './looks.ts';
import { AccountingPage } from './pages/accounting-page.ts';
import { choose } from './pages/choose.ts';
import { EntryDocuments } from './pages/entry-documents.ts';
import { EntryPanel } from './pages/entry-panel.ts';
import { ReviewDialog } from './pages/review-dialog.ts';
import { TransactionsPage } from './pages/transactions-page.ts';
import { newPerson, signIn, stackOfTheRun } from './people.ts';
import { expect, test } from './product.ts';
import { toast } from './toast.ts';

const day = addDays(todayIn('America/Toronto', new Date()), -9);
const box: [number, number, number, number] = [0.1, 0.1, 0.2, 0.1];
const hst = { kind: 'HST', rate: 13, amount: 496, text: 'HST 13%', confidence: 0.98, page: 1, box };
const gst = { ...hst, kind: 'GST', rate: 5, amount: 31, text: 'GST 5%' };

test('a receipt brings its category and taxes to its entry, with its notes and its history; the sides of a transfer lead to each other; it is split by keys and gets its documents where it is open', async ({
  page,
}) => {
  const person = newPerson();
  const member = await signIn(page, person);
  const organizationId = await organizationIdOf(member);
  const receipt = { vendor: 'Alder Books', amount: 4310, currency: 'CAD', date: day, categoryId: 'office' };
  await addPapers(booksOf({ stack: stackOfTheRun }), [
    paper(organizationId, { ...receipt, fileName: 'alder-march.pdf', taxes: [hst, gst] }),
  ]);
  const row = { description: 'ALDER BOOKS 0031', amount: 4310, date: day, category: '' };
  await member.ask('POST', '/transactions', entry(row));
  const transfer = { amount: 40_000, date: day, category: '' };
  const into = { kind: 'income', accountLabel: 'Savings', description: 'TRF RECEIVED' } as const;
  await member.ask('POST', '/transactions', entry({ ...transfer, description: 'TRF TO SAVINGS' }));
  await member.ask('POST', '/transactions', entry({ ...transfer, ...into }));
  const bill = entry({ description: 'ALDER PRESS 77', amount: 10_000, date: day });
  const { id } = bill;
  await member.ask('POST', '/transactions', bill);
  await member.until(
    '/transactions',
    ({ items }) => Array.isArray(items) && items.filter(({ kind }) => kind === 'transfer').length === 2,
  );
  await member.until('/matches?status=pending', ({ items }) => Array.isArray(items) && items.length === 1);

  const accounting = new AccountingPage(page);
  await accounting.open();
  await accounting.confirmFirst();
  await expect(toast(page, 'Match confirmed')).toBeVisible();

  const list = new TransactionsPage(page);
  await list.goWithin('/app/transactions');
  const opener = list.opener('ALDER BOOKS 0031');
  await opener.focus();
  await page.keyboard.press('Enter');
  const panel = new EntryPanel(page);
  await expect(panel.category).toHaveAttribute('data-value', 'office');
  await expect(new EntryDocuments(panel).root).toContainText('alder-march.pdf');
  await expect(panel.taxes).toContainText('HST 13%');
  await expect(panel.taxes).toContainText('5.27');
  await expect(panel.history).toContainText('linked a document');
  await expect(panel.history).toContainText(`${person.fullName} added this transaction`);

  // By keys alone: from the category to the notes, and past what it was for to the one button that saves all of it.
  await panel.category.focus();
  await page.keyboard.press('Tab');
  await page.keyboard.type('Two copies, one private');
  for (const _step of ['used for', 'share', 'split', 'save']) await page.keyboard.press('Tab');
  await expect(panel.saveButton).toBeFocused();
  await page.keyboard.press('Enter');
  const told = toast(page, 'Transaction changed');
  await expect(told).toBeVisible();
  const [left, right] = [await told.boundingBox(), await panel.root.boundingBox()];
  expect((left?.x ?? Infinity) + (left?.width ?? 0), 'a toast beside the panel').toBeLessThanOrEqual(
    right?.x ?? 0,
  );
  await expect(panel.history).toContainText(`${person.fullName} set Notes to “Two copies, one private”`);
  await panel.changeCategory('Travel');
  await expect(panel.history).toContainText(/changed Category from .+ to Travel/);
  await expectSoundInAllLooks(page, 'entry panel');
  await dress(page, brightDesk);
  await page.keyboard.press('Escape');
  await expect(panel.root).toBeHidden();
  await expect(opener).toBeFocused();

  await list.openDocumentOf('ALDER BOOKS 0031');
  await expect(new ReviewDialog(page).root).toContainText('alder-march.pdf');

  await test.step('the sides of a transfer lead to each other, and are taken apart', async () => {
    await list.goWithin('/app/transactions?account=checking');
    await list.openEntry('TRF TO SAVINGS');
    await expectSoundInAllLooks(page, 'panel of a transfer');
    await dress(page, brightDesk);
    await panel.openOtherSide('TRF RECEIVED');
    await expect(panel.text(/Savings/i).first()).toBeVisible();
    await expect(page).toHaveURL(/account=checking/);
    await panel.openOtherSide('TRF TO SAVINGS');
    await panel.takeApart('TRF TO SAVINGS');
    await expect(toast(page, 'Taken back')).toBeVisible();
    await expect(panel.otherSide).toHaveCount(0);
  });

  await dress(page, brightDesk);
  await list.goWithin('/app/transactions');
  await list.openEntry('ALDER PRESS 77');
  const documents = new EntryDocuments(panel);

  await test.step('it is split over categories by keys, and is personal', async () => {
    await panel.splitButton.focus();
    await page.keyboard.press('Enter');
    const category = panel.categoryOfPart(1);
    await expect(category).toBeFocused();
    await choose(category, 'Travel');
    await page.keyboard.press('Tab');
    await page.keyboard.type('12+8*2');
    await page.keyboard.press('Tab');
    await page.keyboard.type('3.20');
    await expect(panel.left('$72.00')).toBeVisible();
    await expectSoundInAllLooks(page, 'entry split');
    await page.keyboard.press('Enter');
    await expect(panel.history).toContainText('split the amount');
    expect(await member.ask('GET', `/transactions/${id}`)).toMatchObject({
      parts: [{ amount: -2800, tax: 320 }],
    });

    await panel.sayUsedFor('Personal');
    await expect(panel.history).toContainText('said that it is personal');
    await expectSoundInAllLooks(page, 'entry of the owner');
    await dress(page, brightDesk);
  });

  await test.step('what is no document for it is told where it was dropped, and nothing is linked', async () => {
    await documents.upload({
      name: 'empty.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.alloc(0),
    });
    await expect(documents.alert).toBeVisible();
    await documents.takeOff('empty.pdf');
    await documents.upload({
      name: 'march.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(statementCsv([{ date: day, description: 'Ink', amount: -500 }])),
    });
    await expect(documents.button(/Review.*march\.csv|march\.csv/)).toBeVisible();
    expect((await member.ask('GET', `/transactions/${id}`))['receiptIds']).toEqual([]);
    await page.reload();
  });

  await test.step('documents are attached, uploaded for it and detached', async () => {
    await addPapers(booksOf({ stack: stackOfTheRun }), [
      paper(organizationId, {
        ...{ vendor: 'Elm Rent', amount: 90_000, fileName: 'elm.pdf' },
        twins: [{ id: v7(), by: 'content' }],
      }),
      paper(organizationId, { vendor: 'Alder Press', amount: 4000, date: day, fileName: 'alder.pdf' }),
    ]);
    const receiptIds = async () => (await member.ask('GET', `/transactions/${id}`))['receiptIds'] as string[];

    // One at a time: what is looked for may be older than all that comes first.
    await page.route('**/api/receipts?*', (route) =>
      route.fallback({ url: route.request().url().replace('limit=200', 'limit=1') }),
    );
    await documents.attachButton.click();
    await expect(documents.found.first()).toContainText('Alder Press');
    await expect(documents.button(/Elm Rent/)).toHaveCount(0);
    await expectSoundInAllLooks(page, 'entry attach');
    await dress(page, brightDesk);
    await documents.search.fill('900.00');
    await documents.attach('Elm Rent');
    await expect(documents.attachedDocument('Elm Rent')).toBeVisible();
    await expect(documents.root).toContainText('May be a copy of another document');
    await expect(panel.history).toContainText('linked a document');

    await documents.upload({
      name: 'birch.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from(await receiptPdf('Birch Cafe', day, '12.50')),
    });
    await expect(documents.filesOnTheirWay).toContainText('birch.pdf');
    await expect.poll(receiptIds, { timeout: 60_000 }).toHaveLength(2);
    await expect(documents.attached).toHaveCount(2);
    await expect(documents.filesOnTheirWay).toBeHidden();

    await documents.detach('Elm Rent');
    await expect(documents.attached).toHaveCount(1);
    expect(await receiptIds()).toHaveLength(1);
    await page.keyboard.press('Control+z');
    await expect(documents.attached).toHaveCount(2);
  });
});
