import { daysBetween } from '../../../../shared/civil-date.ts';
import type { Receipt } from '../../../../shared/model/receipt.ts';
import type { Transaction } from '../../../../shared/model/transaction.ts';
import { decimalFromMinor } from '../../../../shared/money.ts';
import { holdsWords } from '../../../../shared/search-words.ts';
import { fieldAmount } from '../../../format/typed.ts';

/** A difference of a tenth of the amount weighs as much as a week. */
const DAYS_A_TENTH = 7;
const UNKNOWN_DAYS = 60;

/** Documents that answer a search by vendor, file, amount or day, those that fit an entry best first. */
export function likelyReceipts(
  receipts: readonly Receipt[],
  row: Transaction,
  { q, dayOf }: { readonly q: string; readonly dayOf: (day: string) => string },
): Receipt[] {
  const said = ({ vendor, fileName, amount, currency, date }: Receipt) =>
    [
      ...[vendor ?? '', fileName],
      ...(amount === null
        ? []
        : [decimalFromMinor, fieldAmount].map((say) => say(amount, currency ?? row.currency))),
      ...(date === null ? [] : [date, dayOf(date)]),
    ].join(' ');
  return receipts
    .filter((receipt) => holdsWords(said(receipt), q))
    .map((receipt) => ({ receipt, distance: distanceOf(receipt, row) }))
    .toSorted((a, b) => a.distance - b.distance)
    .map(({ receipt }) => receipt);
}

/** How far a document is from an entry, in days. */
function distanceOf({ amount, currency, date }: Receipt, row: Transaction): number {
  const all = Math.abs(row.amount) || 1;
  const isComparable = amount !== null && (currency ?? row.currency) === row.currency;
  const off = isComparable ? (Math.abs(amount - all) / all) * 10 * DAYS_A_TENTH : UNKNOWN_DAYS;
  return off + (date === null ? UNKNOWN_DAYS : Math.abs(daysBetween(date, row.date)));
}
