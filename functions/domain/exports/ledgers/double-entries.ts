import { addDays } from '../../../../shared/civil-date.ts';
import type { LedgerBooks, LedgerEntry, LedgerLine, OtherSide } from './ledger-books.ts';

/** What money was on or went to: an account of the owner's by its id, or what stands across from one. */
export type BookPlace = OtherSide | Opening;
interface Opening {
  readonly kind: 'opening';
}

/**
 * One side of an entry, debits positive; together its postings are nothing. `cost`: what it is worth in another currency, where all of the
 * entry's have one.
 */
export interface Posting {
  readonly place: BookPlace;
  readonly amount: number;
  readonly currency: string;
  readonly cost?: { readonly amount: number; readonly currency: string };
  /** Another day than the entry's, on which the money arrived, with the entry that says so. */
  readonly arrival?: { readonly date: string; readonly entryId: string };
}

export interface DoubleEntry {
  readonly id: string;
  readonly date: string;
  readonly payee: string | null;
  readonly description: string;
  readonly postings: readonly Posting[];
}

/** What an account holds in a currency at the end. */
export interface Holding {
  readonly accountId: string;
  readonly currency: string;
  readonly amount: number;
}

/** Books in full: what accounts began with, every entry by both its sides, and what accounts hold after the last of them. */
export interface DoubleBooks {
  /** The day before the first: what accounts began with is no movement of the period. */
  readonly openedOn: string;
  readonly openings: readonly Posting[];
  /** As they are asked for: each time anew. */
  readonly entries: () => Iterable<DoubleEntry>;
  readonly holdings: readonly Holding[];
}

const FIRST_DAY = '0001-01-01';

/** Writes books down by both sides. Money that went from one own account to another is one entry, on the day it left. */
export function doubleEntries({ from, openings, entries }: LedgerBooks): DoubleBooks {
  const begun = openings.filter(({ amount }) => amount !== 0);
  const arrivals = arrivalsOf(entries);
  const arrived = new Set([...arrivals.values()].map(({ id }) => id));
  return {
    openedOn: from === FIRST_DAY ? from : addDays(from, -1),
    openings: begun.flatMap(({ accountId, amount, currency }): Posting[] => [
      { place: { kind: 'account', accountId }, amount, currency },
      { place: { kind: 'opening' }, amount: -amount, currency },
    ]),
    entries: () =>
      entries
        .values()
        .filter(({ id }) => !arrived.has(id))
        .map((entry) => {
          const arrival = arrivals.get(entry.id);
          return arrival ? transferOf(entry, arrival) : doubleEntry(entry);
        }),
    holdings: holdingsOf([...begun, ...entries.flatMap(movementsOf)]),
  };
}

/** What left an account → what arrived of it in another. Either may have been changed since they were paired: then both stand by themselves. */
function arrivalsOf(entries: readonly LedgerEntry[]): ReadonlyMap<string, LedgerEntry> {
  const pairs = Map.groupBy(
    entries.filter(({ kind, pairId }) => kind === 'transfer' && pairId !== null),
    ({ pairId }) => pairId,
  );
  return new Map(
    [...pairs.values()].flatMap((pair) => {
      const [out, into] = pair.toSorted((a, b) => a.amount - b.amount);
      return pair.length === 2 && out && into && isTransfer(out, into) ? [[out.id, into] as const] : [];
    }),
  );
}

const isTransfer = (out: LedgerEntry, into: LedgerEntry): boolean =>
  out.amount < 0 &&
  out.amount === -into.amount &&
  out.currency === into.currency &&
  out.accountId !== into.accountId &&
  [out, into].every(({ lines }) => lines.every(({ side }) => side.kind === 'transfers'));

function transferOf(out: LedgerEntry, into: LedgerEntry): DoubleEntry {
  return {
    ...headOf(out),
    postings: [bankPosting(out), { ...bankPosting(into), arrival: { date: into.date, entryId: into.id } }],
  };
}

function doubleEntry(entry: LedgerEntry): DoubleEntry {
  const { currency, worth } = entry;
  const kept = toldLines(entry);
  const costed = worth && hasCosts(entry, kept) ? worth.currency : undefined;
  const costOf = (amount: number) => (costed === undefined ? {} : { cost: { amount, currency: costed } });
  return {
    ...headOf(entry),
    postings: [
      { ...bankPosting(entry), ...costOf(worth?.amount ?? 0) },
      ...kept.map((line) => ({
        place: line.side,
        amount: 0 - line.amount,
        currency,
        ...costOf(0 - line.worth),
      })),
    ],
  };
}

/** The lines of an entry that are written: those of nothing are left out, unless all are. */
function toldLines({ lines }: LedgerEntry): readonly LedgerLine[] {
  const told = lines.filter(({ amount }) => amount !== 0);
  return told.length > 0 ? told : lines.slice(0, 1);
}

/**
 * Whether costs say what an entry is worth: they go by the sign of what they are of, and a share that was rounded to another one, or that
 * is left over where nothing is, can't be told by one. Such an entry balances by its amounts alone.
 */
function hasCosts({ amount, worth }: LedgerEntry, lines: readonly LedgerLine[]): boolean {
  if (!worth || amount === 0) return false;
  const sides = [{ amount, worth: worth.amount }, ...lines];
  const told = lines.reduce((sum, line) => sum + line.worth, 0);
  return told === worth.amount && sides.every((side) => Math.sign(side.amount) * side.worth >= 0);
}

const headOf = ({ id, date, payee, description }: LedgerEntry) => ({ id, date, payee, description });

const bankPosting = ({ accountId, amount, currency }: LedgerEntry): Posting => ({
  place: { kind: 'account', accountId },
  amount,
  currency,
});

/** By how much an entry moves its own account, and those that parts of it moved to. */
function movementsOf(entry: LedgerEntry): Holding[] {
  const { accountId, currency, amount } = entry;
  return [
    { accountId, currency, amount },
    ...toldLines(entry).flatMap((line) =>
      line.side.kind === 'account'
        ? [{ accountId: line.side.accountId, currency, amount: 0 - line.amount }]
        : [],
    ),
  ];
}

function holdingsOf(movements: readonly Holding[]): Holding[] {
  const held = new Map<string, Holding>();
  for (const { accountId, currency, amount } of movements) {
    const key = `${accountId} ${currency}`;
    held.set(key, { accountId, currency, amount: (held.get(key)?.amount ?? 0) + amount });
  }
  return [...held.values()];
}
