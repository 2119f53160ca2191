import { AccountingReport, CustomExport, ReportSent } from '../model/export.ts';
import { route } from './route.ts';

const sending = {
  method: 'POST',
  access: 'canExport',
  touches: ['table:read', 'table:write', 'mail:send'],
  reply: ReportSent,
  problems: ['nothing-to-export', 'export-too-large', 'mail-refused', 'mail-unknown', 'not-onboarded'],
} as const;

export const sendCustomExport = route({
  ...sending,
  path: '/send-custom-export',
  summary: 'Mail a CSV with chosen fields to the accountant',
  body: CustomExport,
});

export const sendAccountingReport = route({
  ...sending,
  path: '/send-accounting-report',
  summary: 'Mail the ledger of a period to the accountant',
  body: AccountingReport,
});
