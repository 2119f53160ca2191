import type { ExportColumn, ExportRow, ExportSection, ExportTotal } from './export-document.ts';

/** A section whose rows are at hand. */
export const sectionOf = (
  title: string,
  columns: readonly ExportColumn[],
  rows: readonly ExportRow[],
  { notes = [], totals = [] }: { notes?: readonly string[]; totals?: readonly ExportTotal[] } = {},
): ExportSection => ({ title, notes, columns, rows: () => [rows], totals: () => totals });
