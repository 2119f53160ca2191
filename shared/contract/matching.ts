import * as z from 'zod';
import { Cursor, Id, pageOf } from '../model/common.ts';
import { Job } from '../model/job.ts';
import {
  Lesson,
  Match,
  MATCHES_WITH_SIDES_MAX,
  MatchingSettings,
  MatchRunPreview,
  NewMatch,
  NewMatchRun,
} from '../model/match.ts';
import { Organization } from '../model/organization.ts';
import { Receipt } from '../model/receipt.ts';
import { EntryDocuments, Transaction } from '../model/transaction.ts';
import { route } from './route.ts';

const byId = z.object({ id: Id });

export const listMatches = route({
  method: 'GET',
  path: '/matches',
  summary: 'Suggestions waiting for a decision, or the newest decisions',
  access: 'member',
  touches: ['table:read', 'documents:read'],
  query: z.object({
    status: z.enum(['pending', 'recent']).default('pending'),
    /** Only those about this receipt, surest first, all at once. */
    receiptId: Id.optional(),
    /** Brings the receipts and transactions of the first so many along, so that nobody asks for each. */
    sides: z.coerce.number().int().min(0).max(MATCHES_WITH_SIDES_MAX).optional(),
    limit: z.coerce.number().int().min(1).max(200).default(50),
    cursor: Cursor.optional(),
  }),
  reply: pageOf(Match).extend({
    receipts: z.array(Receipt).optional(),
    transactions: z.array(Transaction).optional(),
  }),
  problems: [],
});

export const makeMatch = route({
  method: 'POST',
  path: '/matches',
  summary: 'Link receipts to transactions by hand',
  access: 'canMatch',
  touches: ['table:read', 'table:write'],
  status: 201,
  body: NewMatch,
  reply: Match,
  problems: ['not-found', 'wrong-state', 'already-exists', 'changed-meanwhile', 'period-locked'],
});

const decision = {
  method: 'POST',
  access: 'canMatch',
  touches: ['table:read', 'table:write'],
  params: byId,
  reply: Match,
  problems: ['not-found', 'wrong-state', 'changed-meanwhile', 'period-locked'],
} as const;

export const confirmMatch = route({
  ...decision,
  path: '/matches/{id}/confirm',
  summary: 'Confirm a suggestion',
});
export const rejectMatch = route({
  ...decision,
  path: '/matches/{id}/reject',
  summary: 'Reject a suggestion',
});
export const undoMatch = route({ ...decision, path: '/matches/{id}/undo', summary: 'Take back a decision' });

export const linkDocuments = route({
  method: 'PUT',
  path: '/transactions/{id}/documents',
  summary: 'Link exactly these documents to a transaction; what it was linked to besides is free again',
  access: 'canMatch',
  touches: ['table:read', 'table:write'],
  params: byId,
  body: EntryDocuments,
  reply: Transaction,
  problems: ['not-found', 'wrong-state', 'changed-meanwhile', 'period-locked'],
});

export const previewAutoMatch = route({
  method: 'GET',
  path: '/matches/auto-match',
  summary: 'What confirming all sure suggestions would do',
  access: 'member',
  touches: ['table:read'],
  reply: MatchRunPreview,
  problems: [],
});

export const startAutoMatch = route({
  method: 'POST',
  path: '/matches/auto-match',
  summary: 'Confirm many suggestions, a few before it answers and more in the background, with one undo',
  access: 'canMatch',
  touches: ['table:read', 'table:write'],
  status: 202,
  body: NewMatchRun,
  reply: Job,
  problems: ['already-exists'],
});

export const saveMatching = route({
  method: 'PUT',
  path: '/matching',
  summary: 'Choose how matches are looked for',
  access: 'canMatch',
  touches: ['table:read', 'table:write'],
  body: MatchingSettings,
  reply: Organization,
  problems: [],
});

export const listLearned = route({
  method: 'GET',
  path: '/learned',
  summary: 'What decisions have taught, newest first',
  access: 'member',
  touches: ['table:read'],
  query: z.object({
    limit: z.coerce.number().int().min(1).max(200).default(50),
    cursor: Cursor.optional(),
  }),
  reply: pageOf(Lesson),
  problems: [],
});

export const forgetLearned = route({
  method: 'DELETE',
  path: '/learned/{id}',
  summary: 'Forget what a decision taught',
  access: 'canDelete',
  touches: ['table:read', 'table:write'],
  params: byId,
  reply: Lesson,
  problems: ['not-found', 'changed-meanwhile'],
});
