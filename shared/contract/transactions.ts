import * as z from 'zod';
import { CivilDay, Cursor, Id, Line, pageOf } from '../model/common.ts';
import { Summary } from '../model/summary.ts';
import { NewTransaction, Transaction, TransactionChange } from '../model/transaction.ts';
import { route } from './route.ts';

const range = { from: CivilDay.optional(), to: CivilDay.optional() };
const byId = z.object({ id: Id });

export const addTransaction = route({
  method: 'POST',
  path: '/transactions',
  summary: 'Add an income, an expense or a transfer',
  access: 'canEdit',
  touches: ['table:read', 'table:write', 'work:send'],
  status: 201,
  body: NewTransaction,
  reply: Transaction,
  problems: ['already-exists', 'changed-meanwhile'],
});

export const listTransactions = route({
  method: 'GET',
  path: '/transactions',
  summary: 'Transactions by date, newest first',
  access: 'member',
  touches: ['table:read'],
  query: z.object({
    ...range,
    category: Line(80).optional(),
    account: Line(80).optional(),
    q: Line(100).optional(),
    matched: z.enum(['true', 'false']).optional(),
    /** Only expenses that still want a receipt, or entries that still want a category. */
    needs: z.enum(['receipt', 'category']).optional(),
    limit: z.coerce.number().int().min(1).max(200).default(50),
    cursor: Cursor.optional(),
  }),
  reply: pageOf(Transaction),
  problems: [],
});

export const countTransactions = route({
  method: 'GET',
  path: '/transactions/count',
  summary: 'How many transactions a period holds',
  access: 'member',
  touches: ['table:read'],
  query: z.object(range),
  reply: z.object({ count: z.int() }),
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
  touches: ['table:read', 'table:write', 'work:send'],
  params: byId,
  body: TransactionChange,
  reply: Transaction,
  problems: ['not-found', 'changed-meanwhile'],
});

export const deleteTransaction = route({
  method: 'DELETE',
  path: '/transactions/{id}',
  summary: 'Delete a transaction; its receipts are kept',
  access: 'canEdit',
  touches: ['table:read', 'table:write'],
  params: byId,
  reply: Transaction,
  problems: ['not-found', 'changed-meanwhile'],
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
