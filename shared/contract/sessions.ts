import * as z from 'zod';
import { Id } from '../model/common.ts';
import { EndingAll, SignIn } from '../model/session.ts';
import { route } from './route.ts';

/** Where a person is signed in. */
export const listSessions = route({
  method: 'GET',
  path: '/sessions',
  summary: 'The person’s sessions that go on, the one that asks first, and their recent sign-ins',
  access: 'member',
  touches: ['table:read'],
  reply: z.object({ items: z.array(SignIn), recent: z.array(SignIn) }),
  problems: [],
});

export const endSession = route({
  method: 'DELETE',
  path: '/sessions/{id}',
  summary:
    'End one session of the person: the one that asks ends alone, with another one all end, the one that asks too',
  whileClosing: true,
  access: 'member',
  touches: ['table:read', 'table:write', 'pool:sign-out'],
  params: z.object({ id: Id }),
  reply: SignIn,
  problems: ['not-found'],
});

export const endAllSessions = route({
  method: 'POST',
  path: '/sessions/end-all',
  summary:
    'End every session of the person, the one that asks too; where they stay, by the password with which they sign in again',
  whileClosing: true,
  access: 'member',
  touches: ['table:read', 'table:write', 'pool:prove', 'pool:sign-out'],
  body: EndingAll,
  reply: z.object({ ended: z.literal(true) }),
  problems: ['too-many-requests'],
});
