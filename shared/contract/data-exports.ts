import * as z from 'zod';
import { Id } from '../model/common.ts';
import { DataExport } from '../model/data-export.ts';
import { OpenedFile } from './opened-file.ts';
import { route } from './route.ts';

/* Everything that an organization has, as one file, for its master alone. */

const byId = z.object({ id: Id });

export const startDataExport = route({
  method: 'POST',
  path: '/data-exports',
  summary:
    'Have everything that the organization has put into one zip, in the background; asked again under its id it is the same one',
  realBooksOnly: true,
  whileClosing: true,
  access: 'canManageUsers',
  rate: 'everything',
  touches: ['table:read', 'table:write'],
  status: 202,
  body: z.strictObject({ id: Id }),
  reply: DataExport,
  problems: ['too-many-requests'],
});

export const listDataExports = route({
  method: 'GET',
  path: '/data-exports',
  summary: 'The exports of the last week, newest first',
  access: 'canManageUsers',
  touches: ['table:read'],
  reply: z.object({ items: z.array(DataExport) }),
  problems: [],
});

export const getDataExport = route({
  method: 'GET',
  path: '/data-exports/{id}',
  summary: 'How far an export is',
  access: 'canManageUsers',
  touches: ['table:read'],
  params: byId,
  reply: DataExport,
  problems: ['not-found'],
});

export const openDataExport = route({
  method: 'GET',
  path: '/data-exports/{id}/file',
  summary: 'Where an export that is ready can be downloaded for the next minutes',
  access: 'canManageUsers',
  touches: ['table:read', 'table:write', 'exports:read'],
  params: byId,
  reply: OpenedFile,
  problems: ['not-found', 'wrong-state'],
});
