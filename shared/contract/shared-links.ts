import * as z from 'zod';
import { Cursor, Id, pageOf } from '../model/common.ts';
import { Page } from '../model/page.ts';
import {
  MadeSharedLink,
  SharedLink,
  SharedLinkChange,
  SharedOpening,
  WantedSharedLink,
} from '../model/shared-link.ts';
import { route } from './route.ts';

/* Links by which others see a report or package without signing in: what members do with them, and the pages that they open. */

export const createSharedLink = route({
  method: 'POST',
  path: '/shared-links',
  summary: 'Make a link to a report that is made; its address is told this once',
  access: 'canExport',
  touches: ['table:read', 'table:write'],
  realBooksOnly: true,
  status: 201,
  body: WantedSharedLink,
  reply: MadeSharedLink,
  problems: ['not-found', 'wrong-state', 'already-exists'],
});

export const listSharedLinks = route({
  method: 'GET',
  path: '/shared-links',
  summary: 'Links that were made, to one report or to all, newest first',
  access: 'canExport',
  touches: ['table:read'],
  query: z.object({
    reportId: Id.optional(),
    limit: z.coerce.number().int().min(1).max(200).default(50),
    cursor: Cursor.optional(),
  }),
  reply: pageOf(SharedLink),
  problems: [],
});

export const listSharedOpenings = route({
  method: 'GET',
  path: '/shared-links/{id}/openings',
  summary: 'When a link was used, for what and with what, or given another end, newest first',
  access: 'canExport',
  touches: ['table:read'],
  params: z.object({ id: Id }),
  query: z.object({
    limit: z.coerce.number().int().min(1).max(200).default(50),
    cursor: Cursor.optional(),
  }),
  reply: pageOf(SharedOpening),
  problems: ['not-found'],
});

export const changeSharedLink = route({
  method: 'PATCH',
  path: '/shared-links/{id}',
  summary: 'Say until when a link opens; one that is over opens again, one that was revoked never',
  access: 'canExport',
  touches: ['table:read', 'table:write'],
  realBooksOnly: true,
  params: z.object({ id: Id }),
  body: SharedLinkChange,
  reply: SharedLink,
  problems: ['not-found', 'wrong-state', 'changed-meanwhile'],
});

export const revokeSharedLink = route({
  method: 'POST',
  path: '/shared-links/{id}/revoke',
  summary: 'Have a link open no more',
  access: 'canExport',
  touches: ['table:read', 'table:write'],
  params: z.object({ id: Id }),
  reply: SharedLink,
  problems: ['not-found'],
});

/** What is said of a link, by those who have it: whatever it is made of, it is found or it is not. */
const Token = z.object({ token: z.string().regex(/^[\w-]{20,64}$/) });

/** What the browser keeps: proof that the pass phrase of a link was told. */
const shared = {
  access: 'public',
  page: true,
  touches: ['table:read', 'table:write', 'documents:read'],
  reply: Page,
  problems: [],
} as const;

export const showShared = route({
  ...shared,
  method: 'GET',
  path: '/shared/{token}',
  summary: 'What a link leads to, as a page; changes nothing but the note that it was opened',
  params: Token,
  query: z.object({
    q: z.string().max(200).default('').catch(''),
    page: z.coerce.number().int().min(1).max(100_000).default(1).catch(1),
  }),
});

export const unlockShared = route({
  ...shared,
  method: 'POST',
  path: '/shared/{token}',
  summary: 'Tell the pass phrase of a link, and be led to its page',
  params: Token,
  body: z.object({ phrase: z.string().max(1000).default('').catch('') }),
});

export const openSharedDocument = route({
  ...shared,
  method: 'GET',
  path: '/shared/{token}/documents/{document}',
  summary: 'Lead on to a document of what a link leads to',
  params: Token.extend({ document: z.string().regex(/^\d{1,6}-\d{1,4}$/) }),
});

export const downloadShared = route({
  ...shared,
  // A zip of the archive's kind lies among what expires by itself.
  touches: ['table:read', 'table:write', 'documents:read', 'exports:read'],
  method: 'GET',
  path: '/shared/{token}/download',
  summary: 'Lead on to the whole file that a link leads to',
  params: Token,
});
