import { createHash } from 'node:crypto';
import { foldText } from '../text/fold-text.ts';

/** What makes a row itself: its day, amount (minor units) and text. */
export interface FingerprintedRow {
  date: string;
  amount: number;
  description: string;
}

/**
 * One id a row, in the rows' order: the same row of the same account always has the same id, whichever file brings it, and
 * equal rows of a day are told apart by their number, so none is lost. Ids are UUIDs of version 8 (RFC 9562) over SHA-256.
 */
export function fingerprintRows(accountId: string, rows: readonly FingerprintedRow[]): string[] {
  const seen = new Map<string, number>();
  return rows.map((row) => {
    const key = [accountId, row.date, row.amount, foldText(row.description).replaceAll(' ', '')].join('\n');
    const occurrence = (seen.get(key) ?? 0) + 1;
    seen.set(key, occurrence);
    return uuidOf(`${key}\n${occurrence}`);
  });
}

/** The id of a row that a person adds although the ledger has its equal: another one in each import. */
export function repeatedId(id: string, importId: string): string {
  return uuidOf(`${id}\n${importId}`);
}

/** An id made of a text: the same text, the same id. */
export function uuidOf(text: string): string {
  const hash = createHash('sha256').update(text).digest();
  hash[6] = ((hash[6] ?? 0) & 0x0f) | 0x80;
  hash[8] = ((hash[8] ?? 0) & 0x3f) | 0x80;
  const hex = hash.toString('hex', 0, 16);
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join('-');
}
