import { cellText, isBlankCell, type TableRow } from './table.ts';

const TOTAL_OF = /^Total (?:for )?(.+)$/i;

/** The first words of a line. */
export const firstCell = (row: TableRow): string =>
  isBlankCell(row, 0) ? (row.cells.find((cell) => cell.trim() !== '')?.trim() ?? '') : cellText(row, 0);

/** The titles of groups of rows whose sums are told by the same words: "Checking" above, "Total Checking" below. */
export function groupTitles(body: readonly TableRow[]): string[] {
  const totalled = new Set<string>();
  for (const row of body) {
    const title = TOTAL_OF.exec(firstCell(row))?.[1];
    if (title !== undefined) totalled.add(title.toLowerCase());
  }
  if (totalled.size === 0) return [];
  const titles = body.map(firstCell).filter((title) => totalled.has(title.toLowerCase()));
  return [...new Set(titles)];
}
