import { daysBetween, type CivilDate } from '../../../shared/civil-date.ts';
import { nameLikeness, namePieces, type NamePieces } from './name-likeness.ts';

/** A line of the ledger that a receipt may belong to. `amount` in minor units, money out negative. */
export interface MatchTransaction {
  readonly id: string;
  readonly date: CivilDate;
  readonly description: string;
  readonly amount: number;
  readonly currency: string;
}

/** A read document. `amount` in minor units, positive; a credit note (or a negative amount) is money coming back. */
export interface MatchReceipt {
  readonly id: string;
  readonly vendor: string | null;
  readonly date: CivilDate | null;
  readonly amount: number;
  readonly currency: string;
  readonly kind?: string | undefined;
}

/** One piece of evidence in words, and the points of confidence it adds or takes. */
export interface Reason {
  readonly kind: 'amount' | 'date' | 'name' | 'rival';
  readonly detail: string;
  readonly weight: number;
}

/** One side made ready for comparing with many: the day as a number, the name in pieces, the money as it would appear in the bank. */
export interface Prepared<T> {
  readonly item: T;
  readonly day: number | null;
  readonly amount: number;
  /** Taken apart on first use only: most transactions are never compared by name. */
  readonly pieces: () => NamePieces | null;
}

/** Days between a receipt and its transaction beyond which they are not compared. */
export const daysApartMax = 14;
/** A card may be charged this share more than the receipt says (a tip), or this share less (a discount, a rounding). */
export const amountOver = 0.25;
export const amountUnder = 0.03;

const AMOUNT_POINTS = 55;
const NEAR_AMOUNT_POINTS = 30;
const DATE_POINTS = 25;
const NAME_POINTS = 25;
/** Taken when both sides have a name and nothing in them agrees. */
const STRANGER_POINTS = 5;
/** Cards are usually posted within this many days. */
const POSTING_DAYS = 5;
const ALIKE = 0.3;

export function preparedTransaction(item: MatchTransaction): Prepared<MatchTransaction> {
  return { item, day: dayNumber(item.date), amount: item.amount, pieces: piecesOnce(item.description) };
}

export function preparedReceipt(item: MatchReceipt): Prepared<MatchReceipt> {
  const amount = item.kind === 'credit-note' ? Math.abs(item.amount) : -item.amount;
  return {
    item,
    day: item.date === null ? null : dayNumber(item.date),
    amount,
    pieces: piecesOnce(item.vendor),
  };
}

/**
 * Why a receipt and a transaction may belong together; undefined when they cannot: another currency or direction, too far
 * apart in money or days. The weights add up to the confidence, 0 to 100; without the exact amount it stays below 90.
 */
export function evidenceFor(
  receipt: Prepared<MatchReceipt>,
  transaction: Prepared<MatchTransaction>,
): Reason[] | undefined {
  if (receipt.item.currency !== transaction.item.currency) return undefined;
  const amount = amountReason(receipt.amount, transaction.amount);
  const date = dateReason(receipt.day, transaction.day);
  if (!amount || date === undefined) return undefined;
  const name = nameReason(receipt, transaction);
  return [amount, ...(date ? [date] : []), ...(name ? [name] : [])];
}

function amountReason(expected: number, booked: number): Reason | undefined {
  if (expected === 0 || Math.sign(expected) !== Math.sign(booked)) return undefined;
  if (expected === booked) return { kind: 'amount', detail: 'same amount', weight: AMOUNT_POINTS };
  const over = Math.abs(booked) / Math.abs(expected) - 1;
  const share = over > 0 ? over / amountOver : -over / amountUnder;
  if (share > 1) return undefined;
  const percent = Math.max(1, Math.round(Math.abs(over) * 100));
  const detail =
    over > 0 ? `${percent}% more than the receipt, as with a tip` : `${percent}% less than the receipt`;
  return { kind: 'amount', detail, weight: Math.round(NEAR_AMOUNT_POINTS * (1 - share / 2)) };
}

/** Null when the receipt has no date: that says nothing for or against. */
function dateReason(receiptDay: number | null, day: number | null): Reason | null | undefined {
  if (receiptDay === null || day === null) return null;
  const later = day - receiptDay;
  const apart = Math.abs(later);
  if (apart > daysApartMax) return undefined;
  const detail = apart === 0 ? 'same day' : `${apart} ${apart === 1 ? 'day' : 'days'} apart`;
  return { kind: 'date', detail, weight: later >= 0 ? pointsAfter(later) : pointsBefore(apart) };
}

/** Within the usual posting time a day costs one point, afterwards two. */
function pointsAfter(days: number): number {
  return DATE_POINTS - days - Math.max(0, days - POSTING_DAYS);
}

/** Paid before the receipt was written: a day is a matter of time zones, a week is rare. */
function pointsBefore(days: number): number {
  return days === 0 ? DATE_POINTS : Math.max(0, DATE_POINTS - 1 - 4 * days);
}

function nameReason(
  receipt: Prepared<MatchReceipt>,
  transaction: Prepared<MatchTransaction>,
): Reason | undefined {
  const pieces = receipt.pieces();
  const others = transaction.pieces();
  if (!pieces?.size || !others?.size) return undefined;
  const likeness = nameLikeness(pieces, others);
  const weight = Math.round(NAME_POINTS * likeness) - STRANGER_POINTS;
  const detail = likeness >= ALIKE ? `named alike: ${receipt.item.vendor ?? ''}` : 'names differ';
  return { kind: 'name', detail, weight };
}

function piecesOnce(name: string | null): () => NamePieces | null {
  let pieces: NamePieces | null = null;
  return () => (pieces ??= name === null ? null : namePieces(name));
}

function dayNumber(date: CivilDate): number {
  return daysBetween('1970-01-01', date);
}
