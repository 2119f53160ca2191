import * as z from 'zod';
import { Closing, WantedDeletion } from '../model/closing.ts';
import { route } from './route.ts';

/* The end of an account, or of one organization: asked for, taken back within two weeks, and then for good. */

const byId = z.object({ id: z.string().max(80) });
const TakenBack = z.object({ takenBack: z.literal(true) });

export const requestAccountDeletion = route({
  method: 'POST',
  path: '/account-deletion',
  summary:
    'Have the signed-in person’s account deleted in two weeks, with every organization of theirs; `confirmation` is their email address',
  realBooksOnly: true,
  whileClosing: true,
  access: 'member',
  rate: 'deletion',
  touches: ['table:read', 'table:write', 'pool:prove'],
  status: 202,
  body: WantedDeletion,
  reply: Closing,
  problems: ['wrong-state', 'changed-meanwhile', 'too-many-requests'],
});

export const withdrawAccountDeletion = route({
  method: 'DELETE',
  path: '/account-deletion',
  summary: 'Keep the account after all, with every organization that was to go with it',
  realBooksOnly: true,
  whileClosing: true,
  access: 'member',
  touches: ['table:read', 'table:write'],
  reply: TakenBack,
  problems: ['wrong-state', 'changed-meanwhile'],
});

export const requestOrganizationDeletion = route({
  method: 'POST',
  path: '/organizations/{id}/deletion',
  summary:
    'Have an organization deleted in two weeks, as its master, whose account stays; `confirmation` is the organization’s name',
  realBooksOnly: true,
  whileClosing: true,
  access: 'member',
  rate: 'deletion',
  touches: ['table:read', 'table:write', 'pool:prove'],
  status: 202,
  params: byId,
  body: WantedDeletion,
  reply: Closing,
  problems: ['not-found', 'wrong-state', 'changed-meanwhile', 'too-many-requests'],
});

export const withdrawOrganizationDeletion = route({
  method: 'DELETE',
  path: '/organizations/{id}/deletion',
  summary: 'Keep an organization after all, as its master',
  realBooksOnly: true,
  whileClosing: true,
  access: 'member',
  touches: ['table:read', 'table:write'],
  params: byId,
  reply: TakenBack,
  problems: ['not-found', 'wrong-state', 'changed-meanwhile'],
});
