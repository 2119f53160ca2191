import * as z from 'zod';
import { ArchiveItem, ArchiveItemType, ArchiveSummary } from '../model/archive.ts';
import { Cursor, Id, Line, pageOf } from '../model/common.ts';
import { Transaction } from '../model/transaction.ts';
import { route } from './route.ts';

export const listArchive = route({
  method: 'GET',
  path: '/archive',
  summary: 'Archived receipts, deleted transactions and sent reports, what came there last first',
  access: 'member',
  touches: ['table:read'],
  query: z.object({
    type: ArchiveItemType.optional(),
    /** In which it came there. */
    year: z
      .string()
      .regex(/^\d{4}$/)
      .optional(),
    q: Line(100).optional(),
    limit: z.coerce.number().int().min(1).max(200).default(50),
    cursor: Cursor.optional(),
  }),
  reply: pageOf(ArchiveItem),
  problems: [],
});

export const getArchiveSummary = route({
  method: 'GET',
  path: '/archive/summary',
  summary: 'How much the archive holds, and of which years',
  access: 'member',
  touches: ['table:read'],
  reply: ArchiveSummary,
  problems: [],
});

export const removeDeletedTransaction = route({
  method: 'DELETE',
  path: '/archive/transactions/{id}',
  summary: 'Delete a transaction that is deleted already for good, before its year is over',
  access: 'canDelete',
  touches: ['table:read', 'table:write'],
  params: z.object({ id: Id }),
  reply: Transaction,
  problems: ['not-found', 'wrong-state', 'changed-meanwhile'],
});
