import { addDays, daysBetween, type CivilDate } from '../../../shared/civil-date.ts';
import type { LedgerRow } from '../ledger/ledger-row.ts';

/** The days that a statement holds of an account. */
export interface StatedDays {
  readonly accountId: string;
  readonly from: CivilDate;
  readonly to: CivilDate;
}

/** A bank books what is due a few days before or after; what is later than this has not come. */
export const DAYS_LATE_MAX = 5;

/** The entries that were due and of which the statements of their account should tell by now, but hold no row. */
export function missingEntries(rows: readonly LedgerRow[], stated: readonly StatedDays[]): LedgerRow[] {
  const ofBank = rows.filter(({ source }) => source.startsWith('import:'));
  return rows.filter(
    (row) => isOwed(row) && isStated(row, stated) && !ofBank.some((imported) => mayBe(imported, row)),
  );
}

const isOwed = ({ source, pairId }: LedgerRow): boolean =>
  source.startsWith('recurring:') && pairId === undefined;

function isStated({ accountId, date }: LedgerRow, stated: readonly StatedDays[]): boolean {
  const own = stated.filter((days) => days.accountId === accountId);
  return (
    own.some(({ from, to }) => from <= date && date <= to) &&
    own.some(({ to }) => to >= addDays(date, DAYS_LATE_MAX))
  );
}

/** Of the same amount, or of the same name where that has changed. */
const mayBe = (imported: LedgerRow, row: LedgerRow): boolean =>
  imported.accountId === row.accountId &&
  Math.abs(daysBetween(row.date, imported.date)) <= DAYS_LATE_MAX &&
  (imported.amount === row.amount || sharesWord(imported.description, row.description));

/** Shorter words tell too little: of, the, ltd. */
const TELLING_LENGTH = 4;

function sharesWord(one: string, other: string): boolean {
  const words = new Set(wordsOf(one));
  return wordsOf(other).some((word) => words.has(word));
}

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter(({ length }) => length >= TELLING_LENGTH);
