import { daysBetween, type CivilDate } from '../../../shared/civil-date.ts';
import type { PairReason } from '../../../shared/text/en/pairs.ts';
import { NameBook } from '../text/name-book.ts';

/** An entry of the ledger as far as it may exist twice. `amount` in minor units, signed. */
export interface LedgerEntry {
  readonly id: string;
  readonly date: CivilDate;
  readonly description: string;
  readonly amount: number;
  readonly currency: string;
  readonly accountId: string;
  /** Typed by hand (or booked from a receipt), or the import that brought it. */
  readonly source: string;
}

/** Two entries that probably are one: the hand's and the bank's. */
export interface EntryDuplicate {
  readonly entryId: string;
  readonly importedId: string;
  readonly reasons: PairReason[];
}

/** A hand entry carries the day of the purchase, the bank's row that of its booking. */
const DAYS_BEFORE_MAX = 2;
const DAYS_AFTER_MAX = 7;
const ALIKE = 0.5;
/** Without like names only nearly the same day is worth a question. */
const NAMELESS_DAYS_MAX = 1;

interface Candidate {
  readonly entry: LedgerEntry;
  readonly row: LedgerEntry;
  readonly days: number;
  readonly likeness: number;
}

/**
 * Offers entries that exist twice because one was typed (or booked from a receipt) and the other came from the bank. Two typed
 * entries, or two rows of imports, are legitimate twins and stay; each entry is offered once, the likest first, so three equal
 * coffees typed and three imported make three pairs. The order of the entries does not matter.
 */
export function duplicateEntries(entries: readonly LedgerEntry[]): EntryDuplicate[] {
  const used = new Set<string>();
  return candidatesOf(entries)
    .toSorted(byLikest)
    .flatMap(({ entry, row, days, likeness }) => {
      if (used.has(entry.id) || used.has(row.id)) return [];
      used.add(entry.id).add(row.id);
      return [{ entryId: entry.id, importedId: row.id, reasons: reasonsFor(days, likeness) }];
    });
}

function reasonsFor(days: number, likeness: number): PairReason[] {
  return [
    { code: 'same-amount' },
    days === 0 ? { code: 'same-day' } : { code: 'days-apart', days: Math.abs(days) },
    ...(likeness >= ALIKE ? [{ code: 'named-alike' } as const] : []),
  ];
}

function candidatesOf(entries: readonly LedgerEntry[]): Candidate[] {
  const names = new NameBook();
  const rows = Map.groupBy(
    entries.filter(({ source }) => source.startsWith('import:')),
    keyOf,
  );
  return entries.flatMap((entry) => {
    if (entry.source.startsWith('import:')) return [];
    return (rows.get(keyOf(entry)) ?? []).flatMap((row) => {
      const days = daysBetween(entry.date, row.date);
      const likeness = names.likeness(names.numberOf(entry.description), names.numberOf(row.description));
      const isNear = days >= -DAYS_BEFORE_MAX && days <= DAYS_AFTER_MAX;
      const mayBe = isNear && (likeness >= ALIKE || Math.abs(days) <= NAMELESS_DAYS_MAX);
      return mayBe ? [{ entry, row, days, likeness }] : [];
    });
  });
}

const keyOf = ({ currency, amount }: LedgerEntry): string => `${currency}${amount}`;

function byLikest(a: Candidate, b: Candidate): number {
  const key = ({ entry, row }: Candidate) => `${entry.id} ${row.id}`;
  return b.likeness - a.likeness || Math.abs(a.days) - Math.abs(b.days) || (key(a) < key(b) ? -1 : 1);
}
