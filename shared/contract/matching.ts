import * as z from 'zod';
import { Cursor, Id, pageOf } from '../model/common.ts';
import { Match, NewMatch } from '../model/match.ts';
import { route } from './route.ts';

const byId = z.object({ id: Id });

export const listMatches = route({
  method: 'GET',
  path: '/matches',
  summary: 'Suggestions waiting for a decision, or the newest decisions',
  access: 'member',
  touches: ['table:read'],
  query: z.object({
    status: z.enum(['pending', 'recent']).default('pending'),
    limit: z.coerce.number().int().min(1).max(200).default(50),
    cursor: Cursor.optional(),
  }),
  reply: pageOf(Match),
  problems: [],
});

export const makeMatch = route({
  method: 'POST',
  path: '/matches',
  summary: 'Link a receipt to a transaction by hand',
  access: 'canMatch',
  touches: ['table:read', 'table:write'],
  status: 201,
  body: NewMatch,
  reply: Match,
  problems: ['not-found', 'wrong-state', 'already-exists', 'changed-meanwhile'],
});

const decision = {
  method: 'POST',
  access: 'canMatch',
  touches: ['table:read', 'table:write'],
  params: byId,
  reply: Match,
  problems: ['not-found', 'wrong-state', 'changed-meanwhile'],
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
