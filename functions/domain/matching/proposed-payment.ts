import { addDays } from '../../../shared/civil-date.ts';
import { SURE_MIN } from '../../../shared/sure.ts';
import type { KeptReceipt } from '../books/shown-receipt.ts';
import type { LedgerRow } from '../ledger/ledger-row.ts';
import { NameKeys } from '../text/name-key.ts';
import { comparedName, nameLikeness } from '../text/name-likeness.ts';
import { asksForNoMoney, isOpenReceipt, isOpenRow } from './match-facts.ts';

/** A card is charged on the day or some days later; a statement may name the day before. */
const DAYS_BEFORE = 1;
const DAYS_AFTER = 5;
/** From here on two names are taken for the same. */
const SAME_NAME_MIN = 0.8;

/** The days in which the payment of a document is looked for whose total is in doubt; undefined where none is to be looked for. */
export function proposalDays(receipt: KeptReceipt): { from: string; to: string } | undefined {
  const { amount, date, vendor, fields, reviewedAt } = receipt;
  if (!isOpenReceipt(receipt) || asksForNoMoney(receipt)) return undefined;
  if (reviewedAt !== null || date === null || vendor === null) return undefined;
  const read = fields['total'];
  const isInDoubt = amount === null || (read?.value === amount && read.confidence < SURE_MIN);
  return isInDoubt ? { from: addDays(date, -DAYS_BEFORE), to: addDays(date, DAYS_AFTER) } : undefined;
}

/**
 * The one payment to the vendor of a document near its day, of another amount than was read with little certainty; undefined where there are
 * several, or none.
 */
export function proposedPayment(
  { vendor, amount, currency }: KeptReceipt,
  rows: readonly LedgerRow[],
): LedgerRow | undefined {
  const keys = new NameKeys();
  const name = comparedName(keys.keyOf(vendor ?? ''));
  const named = rows.filter(
    (row) =>
      isOpenRow(row) &&
      row.amount < 0 &&
      (currency === null || row.currency === currency) &&
      nameLikeness(name, comparedName(keys.keyOf(row.description))) >= SAME_NAME_MIN,
  );
  const [only, ...others] = named;
  return others.length === 0 && only && -only.amount !== amount ? only : undefined;
}
