import * as z from 'zod';
import { Cursor, Id, pageOf } from '../model/common.ts';
import {
  AccountingReport,
  BouncedAddress,
  CustomExport,
  GeneratedReport,
  ReportRecipient,
  ReportSent,
  WantedPackage,
  WantedReport,
} from '../model/export.ts';
import { route } from './route.ts';

const sending = {
  method: 'POST',
  access: 'canExport',
  rate: 'export',
  touches: ['table:read', 'table:write'],
  repeatable: true,
  realBooksOnly: true,
  reply: ReportSent,
  problems: [
    ...(['nothing-to-export', 'export-too-large', 'export-limit-reached', 'already-exists'] as const),
    ...(['plan-lacks-format', 'unsupported-format', 'address-bounced', 'too-many-requests'] as const),
  ],
} as const;

export const sendCustomExport = route({
  ...sending,
  path: '/send-custom-export',
  summary: 'Mail entries with chosen fields to the accountant, as CSV unless told; made in the background',
  body: CustomExport,
});

export const sendAccountingReport = route({
  ...sending,
  path: '/send-accounting-report',
  summary: 'Mail the ledger of a period to the accountant, as CSV unless told; made in the background',
  body: AccountingReport,
});

export const sendReportAgain = route({
  ...sending,
  path: '/generated-reports/{id}/send',
  summary: 'Mail what an earlier report was about, as the books are now, to the same or another address',
  params: z.object({ id: Id }),
  body: ReportRecipient,
  problems: ['not-found', 'wrong-state', ...sending.problems],
});

export const listBouncedAddresses = route({
  method: 'GET',
  path: '/bounced-addresses',
  summary:
    'Addresses from which mail came back, or that reported it as spam: they are mailed only if asked to send anyway',
  access: 'canExport',
  touches: ['table:read'],
  reply: z.object({ items: z.array(BouncedAddress) }),
  problems: [],
});

export const makeReport = route({
  method: 'POST',
  path: '/generated-reports',
  summary:
    'Have a report made as a file, in the background, to be downloaded; asked again under its id it is the same one',
  access: 'canDownload',
  rate: 'export',
  touches: ['table:read', 'table:write'],
  realBooksOnly: true,
  status: 202,
  body: WantedReport,
  reply: GeneratedReport,
  problems: [
    'too-many-requests',
    ...(['nothing-to-export', 'export-too-large', 'export-limit-reached', 'already-exists'] as const),
    ...(['plan-lacks-format', 'unsupported-format'] as const),
  ],
});

export const makeAccountantPackage = route({
  method: 'POST',
  path: '/accountant-packages',
  summary:
    'Have all that an accountant needs of some days put into one zip, in the background; asked again under its id it is the same one',
  access: 'canDownload',
  rate: 'export',
  touches: ['table:read', 'table:write'],
  realBooksOnly: true,
  status: 202,
  body: WantedPackage,
  reply: GeneratedReport,
  problems: [
    'too-many-requests',
    ...(['nothing-to-export', 'export-too-large', 'export-limit-reached', 'already-exists'] as const),
    'plan-lacks-format',
  ],
});

export const listGeneratedReports = route({
  method: 'GET',
  path: '/generated-reports',
  summary: 'All reports that were ordered and not deleted, newest first',
  access: 'member',
  touches: ['table:read'],
  query: z.object({
    limit: z.coerce.number().int().min(1).max(200).default(50),
    cursor: Cursor.optional(),
  }),
  reply: pageOf(GeneratedReport),
  problems: [],
});

export const getGeneratedReport = route({
  method: 'GET',
  path: '/generated-reports/{id}',
  summary: 'A report: whether it was made, and mailed where it goes to somebody, or why not',
  access: 'member',
  touches: ['table:read'],
  params: z.object({ id: Id }),
  reply: GeneratedReport,
  problems: ['not-found'],
});

export const deleteGeneratedReport = route({
  method: 'DELETE',
  path: '/generated-reports/{id}',
  summary: 'Put a report into the archive; not while it is being made',
  access: 'canExport',
  touches: ['table:read', 'table:write'],
  params: z.object({ id: Id }),
  reply: GeneratedReport,
  problems: ['not-found', 'wrong-state', 'changed-meanwhile'],
});

export const restoreGeneratedReport = route({
  method: 'POST',
  path: '/generated-reports/{id}/restore',
  summary: 'Take a deleted report back from the archive',
  access: 'canExport',
  touches: ['table:read', 'table:write'],
  params: z.object({ id: Id }),
  reply: GeneratedReport,
  problems: ['not-found', 'changed-meanwhile'],
});
