import * as z from 'zod';
import { Cursor, Id, pageOf } from '../model/common.ts';
import { AccountingReport, CustomExport, GeneratedReport, ReportSent } from '../model/export.ts';
import { route } from './route.ts';

const sending = {
  method: 'POST',
  access: 'canExport',
  touches: ['table:read', 'table:write'],
  repeatable: true,
  realBooksOnly: true,
  reply: ReportSent,
  problems: ['nothing-to-export', 'export-too-large', 'export-limit-reached', 'already-exists'],
} as const;

export const sendCustomExport = route({
  ...sending,
  path: '/send-custom-export',
  summary: 'Mail a CSV with chosen fields to the accountant; it is made in the background',
  body: CustomExport,
});

export const sendAccountingReport = route({
  ...sending,
  path: '/send-accounting-report',
  summary: 'Mail the ledger of a period to the accountant; it is made in the background',
  body: AccountingReport,
});

export const listGeneratedReports = route({
  method: 'GET',
  path: '/generated-reports',
  summary: 'All reports that were ordered, newest first',
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
  summary: 'A report: whether it was made and mailed, or why not',
  access: 'member',
  touches: ['table:read'],
  params: z.object({ id: Id }),
  reply: GeneratedReport,
  problems: ['not-found'],
});
