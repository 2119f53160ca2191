import type { ReportFormat } from './model/export.ts';

/** What the files of reports are, wherever they are handed over (RFC 7111; ECMA-376, part 1, annex; RFC 8118). */
export const contentTypes: Readonly<Record<ReportFormat, string>> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pdf: 'application/pdf',
  'quickbooks-3': 'application/zip',
  'quickbooks-4': 'application/zip',
  'xero-precoded': 'application/zip',
  ofx: 'application/zip',
  hledger: 'text/plain; charset=utf-8',
  beancount: 'text/plain; charset=utf-8',
};
