import type { GeneratedReport } from './model/export.ts';

/** What the files of reports are, wherever they are handed over (RFC 7111; ECMA-376, part 1, annex; RFC 8118). */
export const contentTypes: Readonly<Record<GeneratedReport['format'], string>> = {
  csv: 'text/csv; charset=utf-8',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  pdf: 'application/pdf',
  zip: 'application/zip',
};
