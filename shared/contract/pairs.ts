import * as z from 'zod';
import { Cursor, Id, pageOf } from '../model/common.ts';
import { EntryPair, RecurringSeries } from '../model/entry-pair.ts';
import { Transaction } from '../model/transaction.ts';
import { route } from './route.ts';

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
  /** With the entries as they stand, those that were merged into another as they were. */
  reply: pageOf(z.object({ pair: EntryPair, rows: z.array(Transaction) })),
  problems: [],
});

export const decidePair = route({
  method: 'POST',
  path: '/pairs/{id}/decide',
  summary: 'Make two entries a transfer or one entry, say that they are not, or take that back',
  access: 'canEdit',
  touches: ['table:read', 'table:write', 'work:send'],
  params: z.object({ id: Id }),
  body: z.strictObject({ decision: z.enum(['confirm', 'reject', 'undo']) }),
  reply: EntryPair,
  problems: ['not-found', 'wrong-state', 'changed-meanwhile'],
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
