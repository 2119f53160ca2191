import { v7 } from 'uuid';
import { expect, it } from 'vitest';
import { addTransaction } from '../../../../../functions/use-cases/ledger/add-transaction.ts';
import { deleteTransaction } from '../../../../../functions/use-cases/ledger/delete-transaction.ts';
import { packageOpenItems } from '../../../../../functions/use-cases/packages/package-open-items.ts';
import { askQuestion } from '../../../../../functions/use-cases/questions/ask-question.ts';
import { changeQuestion } from '../../../../../functions/use-cases/questions/change-question.ts';
import { settleQuestions } from '../../../../../functions/use-cases/questions/settle-questions.ts';
import type { PackedDocument } from '../../../../../functions/domain/exports/package/packed.ts';
import { wordsFor } from '../../../../../shared/text/words-for.ts';
import { entry } from '../../../../support/entries.ts';
import { memoryBooks } from '../../../../support/memory-books.ts';
import { addPapers, paper } from '../../../../support/papers.ts';

it('lists the open questions about what is of the days, newest first, and neither what was answered nor what is gone', async () => {
  const { cloud, caller } = await memoryBooks();
  const { organizationId } = caller;
  const rows = ['Ladder', 'Answered', 'Deleted', 'Of another year'].map((description) =>
    entry({ description }),
  );
  for (const row of rows) await addTransaction(row, caller, cloud);
  const document = paper(organizationId, { vendor: 'Maple Hardware' });
  await addPapers(cloud, [document]);
  const ask = async (about: { transactionId: string } | { receiptId: string }, text: string) => {
    const id = v7();
    await askQuestion({ id, about, text }, caller, cloud);
    return id;
  };
  const [ladder, answered, deleted, other] = rows.map(({ id }) => ({ transactionId: id }));
  if (!ladder || !answered || !deleted || !other) throw new Error('There are no entries.');
  await ask(ladder, 'Which job\nwas this for?');
  await changeQuestion(await ask(answered, 'Yours?'), { status: 'answered', answer: 'Yes.' }, caller, cloud);
  await ask(deleted, 'Why?');
  await ask(other, 'In which year?');
  await ask({ receiptId: document.id }, 'Whose lunch?');
  await deleteTransaction(deleted.transactionId, caller, cloud);
  await settleQuestions(organizationId, undefined, cloud);

  const ofTheDays = rows.slice(0, 3).map((row) => ({
    ...{ id: row.id, date: row.date, description: row.description, amount: -row.amount, currency: 'USD' },
    ...{ account: 'Checking', wantsCategory: false, isUnconverted: false },
  }));
  const documents: PackedDocument[] = [
    {
      ...document,
      uploadId: document.id,
      path: 'a.pdf',
      standing: 'linked',
      asksForNoMoney: false,
      isOriginalDeleted: false,
      entryIds: [],
    },
  ];
  const open = await packageOpenItems(
    organizationId,
    new Map(ofTheDays.map((each) => [each.id, each])),
    documents,
    wordsFor('en').accountantPackage,
    cloud,
  );
  const told = open.map((row) => JSON.stringify(row));
  expect(told).toHaveLength(2);
  expect(told[0]).toContain('Maple Hardware');
  expect(told[0]).toContain('Whose lunch?');
  expect(told[1]).toContain('Ladder');
  expect(told[1]).toContain('Which job was this for?');
});

it('lists the entries that are in no report for want of a rate', async () => {
  const { cloud, caller } = await memoryBooks();
  const row = entry({ description: 'Marlin Labs' });
  const noted = {
    ...{ id: row.id, date: row.date, description: row.description, amount: 250_000, currency: 'USD' },
    ...{ account: 'Wise USD', wantsCategory: false, isUnconverted: true },
  };
  const entries = new Map([noted, { ...noted, id: v7(), isUnconverted: false }].map((one) => [one.id, one]));
  const words = wordsFor('en').accountantPackage;
  const open = await packageOpenItems(caller.organizationId, entries, [], words, cloud);
  expect(open).toEqual([expect.arrayContaining([words.open.unconverted, 'Marlin Labs', row.id])]);
});
