import { csvHead, csvLine } from '../csv.ts';
import type { ExportColumn, ExportRow } from '../export-document.ts';

/** A list of a package as CSV, whole. */
export const listCsv = (columns: readonly ExportColumn[], rows: readonly ExportRow[]): Uint8Array =>
  Buffer.from(csvHead(columns) + rows.map(csvLine).join(''));
