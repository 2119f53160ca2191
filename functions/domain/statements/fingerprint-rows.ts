import { rowId } from '../ids.ts';
import { foldedLetters } from '../text/fold-text.ts';

/** What makes a row itself: its day, amount (minor units) and text. */
export interface FingerprintedRow {
  date: string;
  amount: number;
  description: string;
}

/**
 * One id a row, in the rows' order: the same row of the same account always has the same id, whichever file brings it, and
 * equal rows of a day are told apart by their number, so none is lost.
 */
export function fingerprintRows(accountId: string, rows: readonly FingerprintedRow[]): string[] {
  const seen = new Map<string, number>();
  return rows.map((row) => {
    const key = [accountId, row.date, row.amount, foldedLetters(row.description)].join('\n');
    const occurrence = (seen.get(key) ?? 0) + 1;
    seen.set(key, occurrence);
    return rowId(key, occurrence);
  });
}
