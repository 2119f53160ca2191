import * as z from 'zod';
import { monthOf } from '../../../shared/civil-date.ts';
import { LedgerRow } from './ledger-row.ts';
import { ownSheetName } from './month-sheets.ts';
import { ownAccountName, ownTotalName } from './totals.ts';

/**
 * Items that one transaction of the table may hold: rows, the totals they change of months and of accounts, the month's sheets, the count
 * of work left, the look at what is closed and the marker of the chunk.
 */
const ITEMS_MAX = 100;
/**
 * Rows of one step of an undo, the widest of all: rows, their receipts, at most as many totals and the marker; of more than fit, it goes in
 * parts.
 */
const ROWS_UNDONE_AT_ONCE = 30;

/** A row of the ledger that a plan speaks of. */
const PlannedRow = LedgerRow.pick({ id: true, date: true });
export type PlannedRow = z.infer<typeof PlannedRow>;

/**
 * The rows an import adds, in numbered chunks of one transaction each; planned once and stored, so that a resumed import repeats
 * nothing. A chunk lies in one month: chunks of different months change different totals and can be written at once.
 */
export const ImportPlan = z.object({
  chunks: z.array(z.array(LedgerRow)),
  /** Rows of the file that stood in the ledger already, and stay there for its sake when the import that brought them is undone. */
  known: z.array(PlannedRow).default([]),
});
export type ImportPlan = z.infer<typeof ImportPlan>;

/** Plans the rows to add: each once, in the order of their months and then of the file; `known` are those that others have added. */
export function planImport(rows: readonly LedgerRow[], known: readonly PlannedRow[] = []): ImportPlan {
  const months = Map.groupBy(rows, ({ date }) => monthOf(date));
  const sorted = [...months].toSorted(([a], [b]) => a.localeCompare(b));
  return { chunks: sorted.flatMap(([, ofMonth]) => chunksOf(ofMonth)), known: [...known] };
}

function chunksOf(rows: readonly LedgerRow[]): LedgerRow[][] {
  const chunks: LedgerRow[][] = [];
  let chunk: LedgerRow[] = [];
  let totals = new Set<string>();
  for (const row of rows) {
    // A row that an import brings is not split yet, so it changes one total of its month, one of its account and a sheet.
    const changed = [ownTotalName(row), ownAccountName(row), ownSheetName(row)];
    if (chunk.length + 1 + new Set([...totals, ...changed]).size + 3 > ITEMS_MAX) {
      chunks.push(chunk);
      [chunk, totals] = [[], new Set()];
    }
    chunk.push(row);
    changed.forEach((total) => totals.add(total));
  }
  return chunk.length > 0 ? [...chunks, chunk] : chunks;
}

/**
 * The steps in which a plan's rows are taken out again, numbered like this every time; those that it may have been left by imports
 * undone before it come last, by months like the others.
 */
export function undoSteps({ chunks, known }: ImportPlan): PlannedRow[][] {
  const months = Map.groupBy(known, ({ date }) => monthOf(date));
  return [...chunks, ...months.values()].flatMap((rows) =>
    Array.from({ length: Math.ceil(rows.length / ROWS_UNDONE_AT_ONCE) }, (_, n) =>
      rows.slice(n * ROWS_UNDONE_AT_ONCE, (n + 1) * ROWS_UNDONE_AT_ONCE),
    ),
  );
}

/** The numbers of chunks or steps by month: those of one month follow each other, months go side by side. */
export function lanesOf(chunks: readonly (readonly PlannedRow[])[]): number[][] {
  const lanes = Map.groupBy(chunks.keys(), (number) => monthOf(chunks[number]?.[0]?.date ?? ''));
  return [...lanes.values()];
}
