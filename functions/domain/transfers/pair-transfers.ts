import { daysBetween, type CivilDate } from '../../../shared/civil-date.ts';

/** A row that may be one side of a transfer. `amount` in minor units, money out negative. */
export interface TransferRow {
  readonly id: string;
  readonly accountId: string;
  readonly date: CivilDate;
  readonly description: string;
  readonly amount: number;
  readonly currency: string;
}

/** Money that left one account of the owner and arrived in another. */
export interface TransferPair {
  readonly outId: string;
  readonly inId: string;
  /** Whether nothing else could be either side; otherwise a person decides. */
  readonly isSure: boolean;
  readonly reasons: string[];
}

/** Banks take up to this many days, a weekend included; money never arrives before it left. */
const DAYS_MAX = 5;
const TRANSFER_WORDS =
  /transf|\bxfer\b|\btrf\b|\btfr\b|payment|\bpmt\b|\bpymt\b|autopay|thank you|savings|to a\/c|from a\/c|internal|card \d{4}|top.?up/i;

interface Candidate {
  readonly out: TransferRow;
  readonly into: TransferRow;
  readonly days: number;
  readonly words: number;
}

/**
 * Pairs the two sides of transfers between own accounts and of card payments: the same money out of one account and into
 * another, the same day or up to five days later, never from the future to the past. Nearest days and the clearest words
 * first; where another row would do as well the pair is not sure. Without a word of a transfer on either side two equal amounts
 * are two purchases, not a transfer. The order of the rows does not matter.
 */
export function pairTransfers(rows: readonly TransferRow[]): TransferPair[] {
  const candidates = candidatesOf(rows).toSorted(byNearest);
  const used = new Set<string>();
  return candidates.flatMap((candidate) => {
    const { out, into } = candidate;
    if (used.has(out.id) || used.has(into.id)) return [];
    const rivals = candidates.filter(
      (other) =>
        other !== candidate &&
        (other.out === out || other.into === into) &&
        isAsGood(other, candidate) &&
        !used.has(other.out.id) &&
        !used.has(other.into.id),
    );
    used.add(out.id).add(into.id);
    return [{ outId: out.id, inId: into.id, isSure: rivals.length === 0, reasons: reasonsFor(candidate) }];
  });
}

function candidatesOf(rows: readonly TransferRow[]): Candidate[] {
  const arrivals = Map.groupBy(
    rows.filter(({ amount }) => amount > 0),
    ({ amount, currency }) => `${currency}${amount}`,
  );
  return rows.flatMap((out) => {
    if (out.amount >= 0) return [];
    return (arrivals.get(`${out.currency}${-out.amount}`) ?? []).flatMap((into) => {
      const days = daysBetween(out.date, into.date);
      const words = [out, into].filter(({ description }) => TRANSFER_WORDS.test(description)).length;
      const mayBe = into.accountId !== out.accountId && days >= 0 && days <= DAYS_MAX && words > 0;
      return mayBe ? [{ out, into, days, words }] : [];
    });
  });
}

function byNearest(a: Candidate, b: Candidate): number {
  const key = ({ out, into }: Candidate) => `${out.date} ${out.id} ${into.id}`;
  return a.days - b.days || b.words - a.words || (key(a) < key(b) ? -1 : 1);
}

function isAsGood(other: Candidate, chosen: Candidate): boolean {
  return other.days <= chosen.days && other.words >= chosen.words;
}

function reasonsFor({ days, words }: Candidate): string[] {
  return [
    'same amount out and in',
    days === 0 ? 'same day' : `${days} ${days === 1 ? 'day' : 'days'} later`,
    words === 2 ? 'both sides speak of a transfer' : 'one side speaks of a transfer',
  ];
}
