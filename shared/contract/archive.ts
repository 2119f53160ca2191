import * as z from 'zod';
import {
  ArchiveCount,
  ArchiveExport,
  ArchiveFilter,
  ArchiveItem,
  ArchiveItemType,
  ArchiveSummary,
} from '../model/archive.ts';
import { Cursor, Id, Line, pageOf } from '../model/common.ts';
import { GeneratedReport } from '../model/export.ts';
import { Transaction } from '../model/transaction.ts';
import { OpenedFile } from './opened-file.ts';
import { route } from './route.ts';

const byId = z.object({ id: Id });

export const listArchive = route({
  method: 'GET',
  path: '/archive',
  summary: 'Archived receipts, deleted transactions, sent and deleted reports, what came there last first',
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
  params: byId,
  reply: Transaction,
  problems: ['not-found', 'wrong-state', 'changed-meanwhile'],
});

export const removeDeletedReport = route({
  method: 'DELETE',
  path: '/archive/reports/{id}',
  summary: 'Delete a report that is deleted already for good with its file, before its year is over',
  access: 'canDelete',
  touches: ['table:read', 'table:write'],
  params: byId,
  reply: GeneratedReport,
  problems: ['not-found', 'wrong-state', 'changed-meanwhile'],
});

export const countArchive = route({
  method: 'GET',
  path: '/archive/count',
  summary: 'How much a part of the archive holds, before it is exported',
  access: 'canDownload',
  touches: ['table:read'],
  query: ArchiveFilter,
  reply: ArchiveCount,
  problems: [],
});

export const exportArchive = route({
  method: 'POST',
  path: '/archive/exports',
  summary:
    'Have a part of the archive put into one zip, in the background; asked again under its id it is the same one',
  realBooksOnly: true,
  access: 'canDownload',
  rate: 'export',
  touches: ['table:read', 'table:write'],
  status: 202,
  body: z.strictObject({ id: Id, filter: ArchiveFilter.default({}) }),
  reply: ArchiveExport,
  problems: [
    'too-many-requests',
    'nothing-to-export',
    'export-too-large',
    'export-limit-reached',
    'already-exists',
  ],
});

export const getArchiveExport = route({
  method: 'GET',
  path: '/archive/exports/{id}',
  summary: 'How far a zip of the archive is',
  access: 'canDownload',
  touches: ['table:read'],
  params: byId,
  reply: ArchiveExport,
  problems: ['not-found'],
});

export const openArchiveExport = route({
  method: 'GET',
  path: '/archive/exports/{id}/file',
  summary: 'Where a zip of the archive can be downloaded for the next minutes',
  access: 'canDownload',
  touches: ['table:read', 'table:write', 'exports:read'],
  params: byId,
  reply: OpenedFile,
  problems: ['not-found', 'wrong-state'],
});

export const openGeneratedReport = route({
  method: 'GET',
  path: '/generated-reports/{id}/file',
  summary: 'Where the file of a report can be downloaded for the next minutes, just as it was made or mailed',
  access: 'canDownload',
  touches: ['table:read', 'table:write', 'documents:read'],
  params: byId,
  reply: OpenedFile,
  problems: ['not-found', 'wrong-state'],
});
