import * as z from 'zod';
import { Cursor, Id, pageOf } from '../model/common.ts';
import { QuarantinedMail, ReceivingAddress } from '../model/mail.ts';
import { Receipt } from '../model/receipt.ts';
import { route } from './route.ts';

const byId = z.object({ id: Id });

/** Documents by email: the organisation's address, and mails that wait for a person. */
export const getReceivingAddress = route({
  realBooksOnly: true,
  method: 'GET',
  path: '/receiving-address',
  summary: 'The address to which documents can be mailed; made at the first asking',
  access: 'member',
  touches: ['table:read', 'table:write', 'mail:receive'],
  reply: ReceivingAddress,
  problems: [],
});

export const renewReceivingAddress = route({
  method: 'POST',
  path: '/receiving-address/renew',
  summary: 'Change the address to which documents can be mailed; the one before stops at once',
  realBooksOnly: true,
  access: 'canEdit',
  touches: ['table:read', 'table:write', 'mail:receive'],
  reply: ReceivingAddress,
  problems: ['changed-meanwhile'],
});

export const listQuarantine = route({
  method: 'GET',
  path: '/quarantine',
  summary: 'Mails that wait for a person, newest first; they go by themselves after 30 days',
  access: 'member',
  touches: ['table:read'],
  query: z.object({
    limit: z.coerce.number().int().min(1).max(100).default(50),
    cursor: Cursor.optional(),
  }),
  reply: pageOf(QuarantinedMail),
  problems: [],
});

export const acceptMail = route({
  method: 'POST',
  path: '/quarantine/{id}/accept',
  summary: 'Take a waiting mail in as if a member had sent it',
  realBooksOnly: true,
  access: 'canImport',
  touches: ['table:read', 'table:write', 'documents:write', 'mails:read', 'mails:delete'],
  params: byId,
  reply: Receipt,
  problems: ['not-found', 'wrong-state', 'plan-limit-reached'],
});

export const discardMail = route({
  method: 'DELETE',
  path: '/quarantine/{id}',
  summary: 'Delete a waiting mail for good',
  realBooksOnly: true,
  access: 'canDelete',
  touches: ['table:read', 'table:write', 'mails:delete'],
  params: byId,
  reply: QuarantinedMail,
  problems: ['not-found'],
});
