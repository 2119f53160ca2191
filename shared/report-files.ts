import { isLedgerFormat, ledgerEnding } from './report-formats.ts';
import type { GeneratedReport } from './model/export.ts';

/** The ending of the name that a report has as such a file. */
export const endingOf = (format: GeneratedReport['format']): string =>
  isLedgerFormat(format) ? ledgerEnding(format) : format;

/** What the file of a report is, wherever it is handed over (RFC 7111; ECMA-376, part 2; RFC 8118). */
export const contentTypeOf = (format: GeneratedReport['format']): string =>
  byEnding[endingOf(format)] ?? 'text/plain; charset=utf-8';

const byEnding: Readonly<Record<string, string>> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pdf: 'application/pdf',
  zip: 'application/zip',
};
