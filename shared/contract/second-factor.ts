import * as z from 'zod';
import {
  FactorChange,
  LostApp,
  OfferedApp,
  RecoveryCodes,
  SecondFactorState,
} from '../model/second-factor.ts';
import { route } from './route.ts';

/** Signing in with an authenticator app beside the password. */
export const getSecondFactor = route({
  method: 'GET',
  path: '/second-factor',
  summary: 'Whether signing in asks for a code, since when, and how many recovery codes are left',
  access: 'member',
  touches: ['table:read', 'pool:token'],
  reply: SecondFactorState,
  problems: [],
});

export const offerSecondFactor = route({
  method: 'POST',
  path: '/second-factor/offer',
  summary: 'A secret for an authenticator app; nothing changes until a code of it is shown',
  whileClosing: true,
  access: 'member',
  touches: ['table:read', 'pool:token'],
  reply: OfferedApp,
  problems: ['wrong-state'],
});

export const turnOnSecondFactor = route({
  method: 'POST',
  path: '/second-factor/turn-on',
  summary:
    'Ask for a code at each sign-in, by the password and what the app shows; gives ten recovery codes, this once',
  whileClosing: true,
  access: 'member',
  touches: ['table:read', 'table:write', 'pool:token', 'pool:prove', 'pool:set-factor'],
  body: FactorChange,
  reply: RecoveryCodes,
  problems: ['wrong-state', 'too-many-requests'],
});

export const turnOffSecondFactor = route({
  method: 'POST',
  path: '/second-factor/turn-off',
  summary: 'Ask for no code any more, by the password and what the app shows',
  whileClosing: true,
  access: 'member',
  touches: ['table:read', 'table:write', 'pool:token', 'pool:prove', 'pool:set-factor'],
  body: FactorChange,
  reply: z.object({ isOff: z.literal(true) }),
  problems: ['wrong-state', 'too-many-requests'],
});

export const renewRecoveryCodes = route({
  method: 'POST',
  path: '/second-factor/codes',
  summary: 'Ten new recovery codes in place of the old ones, by the password and what the app shows',
  whileClosing: true,
  access: 'member',
  touches: ['table:read', 'table:write', 'pool:token', 'pool:prove'],
  body: FactorChange,
  reply: RecoveryCodes,
  problems: ['wrong-state', 'too-many-requests'],
});

export const recoverSignIn = route({
  method: 'POST',
  path: '/second-factor/recover',
  summary: 'Ask for no code any more, for whoever lost the app: by the password and a recovery code',
  access: 'public',
  rate: 'recovery',
  touches: ['table:read', 'table:write', 'pool:prove', 'pool:read', 'pool:set-factor'],
  body: LostApp,
  reply: z.object({ isOff: z.literal(true) }),
  problems: ['recovery-refused', 'too-many-requests'],
});
