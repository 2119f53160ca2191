import { v7 } from 'uuid';
import { entry, recurringEntry } from '../entries.ts';
import type { AuditedBooks, AuditTrials } from './audited-books.ts';
import { writeRows } from '../write-rows.ts';

const recurring = async ({ ask }: AuditedBooks) => {
  const body = recurringEntry();
  await ask('addRecurringEntry', { body });
  return body;
};

const deletedEntry = async ({ ask, entries }: AuditedBooks) => {
  const id = entries[1] ?? '';
  await ask('deleteTransaction', { id });
  return { id };
};

/** An entry and a document, to be linked. */
const match = ({ entries, receipts }: AuditedBooks) => ({
  ...{ id: v7(), receiptIds: [receipts[1] ?? ''], transactionIds: [entries[1] ?? ''] },
});

/** A match that waits to be decided. */
const suggestion = async (books: AuditedBooks) => {
  const { cloud, organizationId } = books;
  const createdAt = cloud.now().toISOString();
  const suggested = { ...match(books), organizationId, confidence: 80, decision: 'suggest' as const };
  const state = { reasons: [], status: 'pending' as const, decidedAt: null, createdAt, version: 1 };
  await cloud.table.write(cloud.matches.additions({ ...suggested, ...state }));
  return { id: suggested.id };
};

/** Routes about entries, what recurs, matches and pairs. */
export const entryTrials: AuditTrials = {
  addTransaction: { act: 'entry-added', request: () => ({ body: entry() }) },
  changeTransaction: {
    act: 'entry-changed',
    request: ({ entries }) => ({ id: entries[1] ?? '', body: { version: 1, description: 'Coffee' } }),
  },
  deleteTransaction: {
    act: 'entry-deleted',
    request: ({ entries }) => ({ id: entries[1] ?? '' }),
  },
  restoreTransaction: { act: 'entry-restored', request: deletedEntry },
  removeDeletedTransaction: { act: 'entry-purged', request: deletedEntry },
  makeMatch: {
    act: 'match-made',
    request: (books) => ({ body: match(books) }),
  },
  undoMatch: {
    act: 'match-undone',
    request: async (books) => {
      const body = match(books);
      await books.ask('makeMatch', { body });
      return { id: body.id };
    },
  },
  confirmMatch: { act: 'match-confirmed', request: suggestion },
  rejectMatch: { act: 'match-rejected', request: suggestion },
  linkDocuments: {
    act: 'documents-linked',
    request: ({ entries, receipts }) => ({
      id: entries[1] ?? '',
      body: { version: 1, receiptIds: [receipts[1] ?? ''] },
    }),
  },
  decidePair: {
    act: 'pair-decided',
    request: async ({ cloud, organizationId, entries }) => {
      const createdAt = cloud.now().toISOString();
      const pair = { id: v7(), kind: 'transfer' as const, organizationId, createdAt, reasons: [] };
      const transactionIds: [string, string] = [entries[0] ?? '', entries[1] ?? ''];
      const state = { status: 'suggested' as const, decidedBy: null, decidedAt: null, version: 1 };
      await cloud.table.write([cloud.pairs.addition({ ...pair, transactionIds, ...state })]);
      return { id: pair.id, body: { decision: 'reject' } };
    },
  },
  decidePayout: {
    act: 'payout-decided',
    request: async ({ cloud, organizationId, entries: [id = ''], receipts: [receiptId] }) => {
      const row = await cloud.ledger.get(organizationId, id);
      // Payouts are looked for among what statements brought.
      const after = row && { ...row, source: 'import:statement' as const };
      await writeRows(cloud, after ? [{ before: row, after }] : []);
      const figures = { gross: 100_000, fees: 3655 };
      const categories = { sales: 'Sales Revenue', fees: 'other' };
      return { id, body: { version: 1, decision: 'split', ...figures, categories, receiptId } };
    },
  },
  startCategoryRun: {
    act: 'entries-categorized',
    request: ({ entries }) => ({
      body: { id: v7(), transactionIds: [...entries], categories: entries.map(() => 'Meals') },
    }),
  },
  editTransactions: {
    act: 'entries-edited',
    request: ({ entries }) => ({
      body: {
        ...{ id: v7(), act: { do: 'personal' } },
        entries: entries.map((transactionId) => ({ transactionId, version: 1 })),
      },
    }),
  },
  findWorths: {
    act: 'exchange-rates-applied',
    request: async ({ ask }) => {
      const accountLabel = v7();
      const account = { id: accountLabel, name: 'Euros', kind: 'checking', currency: 'EUR' };
      await ask('addAccount', { body: account });
      await ask('addTransaction', { body: entry({ accountLabel }) });
      return { body: { id: v7() } };
    },
  },
  startAutoMatch: {
    act: 'matches-confirmed',
    request: () => ({ body: { id: v7(), matchIds: [v7()] } }),
  },
  undoJob: {
    act: 'job-undone',
    request: async ({ ask, entries }) => {
      const id = v7();
      await ask('startCategoryRun', {
        body: { id, transactionIds: [...entries], categories: entries.map(() => 'Meals') },
      });
      return { id };
    },
  },
  forgetLearned: {
    act: 'lesson-forgotten',
    request: async ({ cloud, organizationId }) => {
      const lesson = { id: v7(), kind: 'same' as const, vendor: 'Café', descriptions: [], matchId: v7() };
      const kept = { ...lesson, learnedAt: cloud.now().toISOString(), organizationId, name: 'cafe' };
      await cloud.table.write([cloud.lessons.addition(kept)]);
      return { id: lesson.id };
    },
  },
  addRecurringEntry: {
    act: 'recurring-added',
    request: () => ({ body: recurringEntry() }),
  },
  changeRecurringEntry: {
    act: 'recurring-changed',
    request: async (books) => ({
      id: (await recurring(books)).id,
      body: { version: 1, scope: 'following', amount: 95_000 },
    }),
  },
  skipRecurringEntry: {
    act: 'recurring-skipped',
    request: async (books) => {
      const { id, nextDueDate: date } = await recurring(books);
      return { id, body: { version: 1, date, isSkipped: true } };
    },
  },
  deleteRecurringEntry: {
    act: 'recurring-deleted',
    request: async (books) => ({ id: (await recurring(books)).id }),
  },
  restoreRecurringEntry: {
    act: 'recurring-restored',
    request: async (books) => {
      const { id } = await recurring(books);
      await books.ask('deleteRecurringEntry', { id });
      return { id };
    },
  },
};
