import { v7 } from 'uuid';
import { addDays, todayIn } from '../../shared/civil-date.ts';
import { booksOf, organizationIdOf } from '../support/books.ts';
import { receiptPdf } from '../support/draw-receipt.ts';
import { entry, statementCsv } from '../support/entries.ts';
import { addPapers, paper } from '../support/papers.ts';
import { expectSoundInAllLooks } from './looks.ts';
import { EntryDocuments } from './pages/entry-documents.ts';
import { TransactionsPage } from './pages/transactions-page.ts';
import { newPerson, signIn, stackOfTheRun } from './people.ts';
import { expect, test } from './product.ts';
import { choose } from './pages/choose.ts';

const day = addDays(todayIn('America/Toronto', new Date()), -9);

test('an entry is split over categories by keys, is personal, and gets its documents where it is open', async ({
  page,
}) => {
  const member = await signIn(page, newPerson());
  const row = entry({ description: 'ALDER BOOKS 0031', amount: 10_000, date: day });
  const { id } = row;
  await member.ask('POST', '/transactions', row);
  const list = new TransactionsPage(page);
  await list.open();
  const panel = await list.openEntry('ALDER BOOKS 0031');
  const documents = new EntryDocuments(panel);
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

  await test.step('what is no document for it is told where it was dropped, and nothing is linked', async () => {
    await documents.uploadField.setInputFiles({
      name: 'empty.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.alloc(0),
    });
    await expect(documents.alert).toBeVisible();
    await documents.takeOff('empty.pdf');
    await documents.uploadField.setInputFiles({
      name: 'march.csv',
      mimeType: 'text/csv',
      buffer: Buffer.from(statementCsv([{ date: day, description: 'Ink', amount: -500 }])),
    });
    await expect(documents.button(/Review.*march\.csv|march\.csv/)).toBeVisible();
    expect((await member.ask('GET', `/transactions/${id}`))['receiptIds']).toEqual([]);
    await page.reload();
  });

  await test.step('documents are attached, uploaded for it and detached', async () => {
    const organizationId = await organizationIdOf(member);
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
    await documents.search.fill('900.00');
    await documents.attach('Elm Rent');
    await expect(documents.attachedDocument('Elm Rent')).toBeVisible();
    await expect(documents.root).toContainText('May be a copy of another document');
    await expect(panel.history).toContainText('linked a document');

    await documents.uploadField.setInputFiles({
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
