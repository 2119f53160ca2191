import type { TableRow } from './table.ts';

/** The first words of a line. */
export const firstCell = (row: TableRow): string =>
  row.cells.find((cell) => cell.trim() !== '')?.trim() ?? '';

/** The titles of groups of rows whose sums are told by the same words: "Checking" above, "Total Checking" below. */
export function groupTitles(body: readonly TableRow[]): string[] {
  const totalled = new Set(
    body.flatMap((row) => /^Total (?:for )?(.+)$/i.exec(firstCell(row))?.[1]?.toLowerCase() ?? []),
  );
  if (totalled.size === 0) return [];
  const titles = body.map(firstCell).filter((title) => totalled.has(title.toLowerCase()));
  return [...new Set(titles)];
}
