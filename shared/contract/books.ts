import * as z from 'zod';
import { Account, AccountChange, AccountId, AccountStanding, NewAccount } from '../model/account.ts';
import { CivilDay, FullName, Id, Line } from '../model/common.ts';
import {
  Accountant,
  Me,
  Organization,
  OwnPreferences,
  Preferences,
  Profile,
  ProfileChange,
} from '../model/organization.ts';
import { PasswordChange } from '../model/password.ts';
import { SignUpCode } from '../model/sign-up.ts';
import { PeriodLockPreview, PeriodLockState, PeriodLockWish } from '../model/period-lock.ts';
import { Reconciliation } from '../model/reconciliation.ts';
import { Template } from '../model/template.ts';
import { route } from './route.ts';

/** Confirming the email address, who is signed in, and the books' setup. */
export const verifySignup = route({
  method: 'POST',
  path: '/verify-signup',
  summary: 'Confirm a new account with the six-digit code from the email',
  access: 'public',
  rate: 'verify',
  touches: ['table:read', 'table:write', 'pool:confirm'],
  body: SignUpCode,
  reply: z.object({ verified: z.literal(true) }),
  problems: ['too-many-requests', 'wrong-code', 'code-expired', 'too-many-tries'],
});

export const getMe = route({
  method: 'GET',
  path: '/me',
  summary: 'The signed-in person, their organisation, abilities, plan and usage',
  access: 'member',
  touches: ['table:read', 'table:write', 'pool:read'],
  reply: Me,
  problems: [],
});

export const changePassword = route({
  method: 'POST',
  path: '/change-password',
  summary: 'Change the password; every session of the person ends at once, the one that asks too',
  whileClosing: true,
  access: 'member',
  touches: ['table:read', 'table:write', 'pool:token', 'pool:prove', 'pool:set-password', 'pool:sign-out'],
  body: PasswordChange,
  reply: z.object({ changed: z.literal(true) }),
  problems: ['too-many-requests'],
});

export const updateProfile = route({
  method: 'PUT',
  path: '/profile',
  summary: 'Choose country, region and profession',
  realBooksOnly: true,
  access: 'member',
  touches: ['table:read', 'table:write'],
  body: ProfileChange,
  reply: Profile,
  problems: ['changed-meanwhile', 'period-locked'],
});

export const listTemplates = route({
  method: 'GET',
  path: '/templates',
  summary: 'The templates of all countries and professions',
  access: 'member',
  touches: ['table:read'],
  query: z.object({ country: Line(40).optional(), profession: Line(40).optional() }),
  reply: z.object({ items: z.array(Template) }),
  problems: [],
});

export const saveAccountant = route({
  method: 'PUT',
  path: '/accountant',
  summary: 'Keep the accountant’s name and address',
  realBooksOnly: true,
  access: 'canExport',
  touches: ['table:read', 'table:write'],
  body: Accountant,
  reply: Organization,
  problems: ['changed-meanwhile'],
});

export const savePreferences = route({
  method: 'PUT',
  path: '/preferences',
  summary: 'Keep what the organisation prefers; its master may',
  realBooksOnly: true,
  access: 'member',
  touches: ['table:read', 'table:write'],
  body: Preferences,
  reply: Organization,
  problems: ['changed-meanwhile', 'period-locked'],
});

export const getPeriodLock = route({
  method: 'GET',
  path: '/period-lock',
  summary: 'Up to which day the books are closed, by whom, and when they were closed and reopened before',
  access: 'member',
  touches: ['table:read'],
  reply: PeriodLockState,
  problems: [],
});

export const previewPeriodLock = route({
  method: 'GET',
  path: '/period-lock/preview',
  summary: 'What closing the books up to a day would close that is open now',
  access: 'member',
  touches: ['table:read'],
  query: z.object({ until: CivilDay }),
  reply: PeriodLockPreview,
  problems: [],
});

export const lockPeriod = route({
  method: 'PUT',
  path: '/period-lock',
  summary: 'Close the books up to a day, or reopen them; the organisation’s master may',
  realBooksOnly: true,
  access: 'member',
  touches: ['table:read', 'table:write'],
  body: PeriodLockWish,
  reply: PeriodLockState,
  problems: ['changed-meanwhile'],
});

export const saveName = route({
  method: 'PUT',
  path: '/name',
  summary: 'Keep what the signed-in person is called',
  whileClosing: true,
  access: 'member',
  touches: ['table:read', 'table:write'],
  body: z.strictObject({ fullName: FullName }),
  reply: Profile,
  problems: [],
});

export const saveOwnPreferences = route({
  method: 'PUT',
  path: '/own-preferences',
  summary: 'Keep what the signed-in person prefers: language, theme, density, way of saving',
  whileClosing: true,
  access: 'member',
  touches: ['table:read', 'table:write'],
  body: OwnPreferences,
  reply: Profile,
  problems: [],
});

export const listAccounts = route({
  method: 'GET',
  path: '/accounts',
  summary: 'The accounts with their balances, each checked against its last proven statement',
  access: 'member',
  touches: ['table:read'],
  reply: z.object({ items: z.array(AccountStanding) }),
  problems: [],
});

export const addAccount = route({
  method: 'POST',
  path: '/accounts',
  summary: 'Add an account',
  access: 'canEdit',
  touches: ['table:read', 'table:write'],
  status: 201,
  body: NewAccount,
  reply: Account,
  problems: ['already-exists', 'changed-meanwhile', 'period-locked'],
});

export const changeAccount = route({
  method: 'PATCH',
  path: '/accounts/{id}',
  summary: 'Change an account; its rows stay with it',
  access: 'canEdit',
  touches: ['table:read', 'table:write'],
  params: z.object({ id: AccountId }),
  body: AccountChange,
  reply: Account,
  problems: ['not-found', 'changed-meanwhile', 'period-locked'],
});

export const removeAccount = route({
  method: 'DELETE',
  path: '/accounts/{id}',
  summary: 'Take out an account that nothing is in',
  access: 'canEdit',
  touches: ['table:read', 'table:write'],
  params: z.object({ id: AccountId }),
  reply: Account,
  problems: ['not-found', 'wrong-state', 'changed-meanwhile', 'period-locked'],
});

export const reconcileAccount = route({
  method: 'GET',
  path: '/accounts/{id}/reconciliation',
  summary: 'An account’s balance beside its newest proven statement, the difference explained row by row',
  access: 'member',
  touches: ['table:read', 'documents:read'],
  params: z.object({ id: AccountId }),
  reply: Reconciliation,
  problems: ['not-found'],
});

export const exploreSample = route({
  method: 'POST',
  path: '/sample-books',
  summary: 'Look at a year of sample books, in the place of one’s own until they are removed',
  whileClosing: true,
  access: 'member',
  touches: ['table:read', 'table:write', 'documents:write'],
  status: 201,
  body: z.strictObject({ id: Id }),
  reply: z.object({ entries: z.int(), documents: z.int() }),
  problems: [],
});

export const leaveSample = route({
  method: 'DELETE',
  path: '/sample-books',
  summary: 'Remove the sample books and go on in one’s own',
  whileClosing: true,
  access: 'member',
  touches: ['table:read', 'table:write'],
  reply: z.object({ removed: z.int() }),
  problems: [],
});

export const getOpenapi = route({
  method: 'GET',
  path: '/openapi.json',
  summary: 'This API as an OpenAPI 3.1 document',
  access: 'public',
  touches: [],
  reply: z.record(z.string(), z.unknown()),
  problems: [],
});
