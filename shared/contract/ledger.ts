import * as z from 'zod';
import { BulkEdit } from '../model/bulk-edit.ts';
import { CivilDay, Cursor, Id, pageOf, Version } from '../model/common.ts';
import { EntryHistoryLine } from '../model/entry-history.ts';
import { EntryPair, RecurringSeries } from '../model/entry-pair.ts';
import { Job } from '../model/job.ts';
import { PayoutOffer, PayoutSplit } from '../model/payout-offer.ts';
import { CashFlow, FilteredTotals, Month, Summary, WorkToDo } from '../model/summary.ts';
import { ListedTransaction, NewTransaction, Transaction, TransactionChange } from '../model/transaction.ts';
import { filterQuery } from '../model/transaction-filter.ts';
import { route } from './route.ts';

const byId = z.object({ id: Id });
export const addTransaction = route({
  method: 'POST',
  path: '/transactions',
  summary: 'Add an income, an expense or a transfer',
  access: 'canEdit',
  touches: ['table:read', 'table:write'],
  status: 201,
  body: NewTransaction,
  reply: Transaction,
  problems: ['already-exists', 'changed-meanwhile', 'period-locked'],
});

export const listTransactions = route({
  method: 'GET',
  path: '/transactions',
  summary: 'Transactions by date, newest first',
  access: 'member',
  touches: ['table:read'],
  query: z.object({
    ...filterQuery,
    limit: z.coerce.number().int().min(1).max(200).default(50),
    cursor: Cursor.optional(),
  }),
  reply: pageOf(ListedTransaction),
  problems: [],
});

export const countTransactions = route({
  method: 'GET',
  path: '/transactions/count',
  summary: 'How many transactions a period holds, or answer a filter',
  access: 'member',
  touches: ['table:read'],
  query: z.object(filterQuery),
  /** `from`: the first day that was counted, where there are too many to look at all. */
  reply: z.object({ count: z.int(), from: CivilDay.optional() }),
  problems: [],
});

export const sumTransactions = route({
  method: 'GET',
  path: '/transactions/totals',
  summary: 'What the transactions of a filtered list add up to, by currency',
  access: 'member',
  touches: ['table:read'],
  query: z.object(filterQuery),
  reply: FilteredTotals,
  problems: [],
});

export const getTransaction = route({
  method: 'GET',
  path: '/transactions/{id}',
  summary: 'One transaction',
  access: 'member',
  touches: ['table:read'],
  params: byId,
  reply: Transaction,
  problems: ['not-found'],
});

export const changeTransaction = route({
  method: 'PATCH',
  path: '/transactions/{id}',
  summary: 'Change a transaction',
  access: 'canEdit',
  touches: ['table:read', 'table:write'],
  params: byId,
  body: TransactionChange,
  reply: Transaction,
  problems: ['not-found', 'changed-meanwhile', 'period-locked'],
});

export const listTransactionHistory = route({
  method: 'GET',
  path: '/transactions/{id}/history',
  summary: 'What was changed of a transaction, by whom and when: newest first, last where it came from',
  access: 'member',
  touches: ['table:read'],
  params: byId,
  query: z.object({ limit: z.coerce.number().int().min(1).max(100).default(30), cursor: Cursor.optional() }),
  reply: pageOf(EntryHistoryLine),
  problems: ['not-found'],
});

export const deleteTransaction = route({
  method: 'DELETE',
  path: '/transactions/{id}',
  summary:
    'Delete a transaction; its receipts are kept. Without `canDelete` only what the caller brought since signing in',
  access: 'canEdit',
  touches: ['table:read', 'table:write'],
  params: byId,
  reply: Transaction,
  problems: ['not-found', 'changed-meanwhile', 'period-locked'],
});

export const editTransactions = route({
  method: 'POST',
  path: '/transactions/edits',
  summary:
    'Edit many transactions, a hundred before it answers and more in the background, with one undo. Without `canDelete` only what the caller brought since signing in is deleted',
  access: 'canEdit',
  touches: ['table:read', 'table:write'],
  status: 202,
  body: BulkEdit,
  reply: Job,
  problems: ['already-exists', 'changed-meanwhile', 'wrong-state'],
});

export const findWorths = route({
  method: 'POST',
  path: '/transactions/worths',
  summary:
    'Look for published rates of all transactions that are worth nothing in the currency of the books, in the background, with one undo',
  access: 'canEdit',
  touches: ['table:read', 'table:write'],
  status: 202,
  body: z.strictObject({ id: Id }),
  reply: Job,
  problems: ['already-exists', 'changed-meanwhile', 'wrong-state'],
});

export const restoreTransaction = route({
  method: 'POST',
  path: '/transactions/{id}/restore',
  summary: 'Bring a deleted transaction back as it was, with those of its receipts that are still free',
  access: 'canEdit',
  touches: ['table:read', 'table:write'],
  params: byId,
  reply: Transaction,
  problems: ['not-found', 'changed-meanwhile', 'period-locked'],
});

export const getSummary = route({
  method: 'GET',
  path: '/summary',
  summary: 'Income, expenses and net of a period, with the period before',
  access: 'member',
  touches: ['table:read'],
  query: z.object({ from: CivilDay, to: CivilDay }),
  reply: Summary,
  problems: [],
});

export const getCashFlow = route({
  method: 'GET',
  path: '/cash-flow',
  summary: 'What came in and went out in each of the six months up to one',
  access: 'member',
  touches: ['table:read'],
  query: z.object({ until: Month }),
  reply: CashFlow,
  problems: [],
});

export const getWorklist = route({
  method: 'GET',
  path: '/worklist',
  summary: 'How much waits for a person in all books, and which months they hold',
  access: 'member',
  touches: ['table:read'],
  reply: WorkToDo,
  problems: [],
});

/** With the entries as they stand, those that were merged into another as they were. */
const ShownPair = z.object({ pair: EntryPair, rows: z.array(Transaction) });

export const listPairs = route({
  method: 'GET',
  path: '/pairs',
  summary: 'Transfers between own accounts and entries that exist twice: to decide, or decided',
  access: 'member',
  touches: ['table:read'],
  query: z.object({
    status: z.enum(['open', 'decided']).default('open'),
    limit: z.coerce.number().int().min(1).max(100).default(50),
    cursor: Cursor.optional(),
  }),
  reply: pageOf(ShownPair),
  problems: [],
});

export const getPair = route({
  method: 'GET',
  path: '/pairs/{id}',
  summary: 'One pair, with what of its entries stands',
  access: 'member',
  touches: ['table:read'],
  params: z.object({ id: Id }),
  reply: ShownPair,
  problems: ['not-found'],
});

export const decidePair = route({
  method: 'POST',
  path: '/pairs/{id}/decide',
  summary: 'Make two entries a transfer or one entry, say that they are not, or take that back',
  access: 'canEdit',
  touches: ['table:read', 'table:write'],
  params: z.object({ id: Id }),
  body: z.strictObject({ decision: z.enum(['confirm', 'reject', 'undo']) }),
  reply: EntryPair,
  problems: ['not-found', 'wrong-state', 'changed-meanwhile', 'period-locked'],
});

export const listRecurring = route({
  method: 'GET',
  path: '/recurring',
  summary: 'Subscriptions, rent and retainers found in the entries, and which of them is missing',
  access: 'member',
  touches: ['table:read'],
  reply: z.object({ items: z.array(RecurringSeries) }),
  problems: [],
});

export const listPayouts = route({
  method: 'GET',
  path: '/payouts',
  summary:
    'Deposits that look like payouts of Stripe, PayPal and the like: to split into gross and fees, or decided',
  access: 'member',
  touches: ['table:read'],
  query: z.object({
    status: z.enum(['open', 'decided']).default('open'),
    limit: z.coerce.number().int().min(1).max(50).default(20),
    cursor: Cursor.optional(),
  }),
  reply: pageOf(PayoutOffer),
  problems: [],
});

export const decidePayout = route({
  method: 'POST',
  path: '/payouts/{id}/decide',
  summary: 'Split a deposit into gross sales and fees, say that it is no payout, or take that back',
  access: 'canEdit',
  touches: ['table:read', 'table:write'],
  /** The id of the transaction. */
  params: z.object({ id: Id }),
  body: z.discriminatedUnion('decision', [
    PayoutSplit,
    z.strictObject({ decision: z.literal('none'), version: Version }),
    z.strictObject({ decision: z.literal('undo') }),
  ]),
  reply: Transaction,
  problems: ['not-found', 'wrong-state', 'changed-meanwhile', 'period-locked'],
});
