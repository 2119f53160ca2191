import type { Option } from './match-option.ts';
import type { PreparedBooks } from './prepared-books.ts';

/** Below this, in minor units, many purchases cost the same to the cent: a coffee is no proof of which till it came from. */
const TELLING_AMOUNT_MIN = 1000;
/** A till's charge is booked on the day of the purchase or a few days later. */
const SOON: ReadonlySet<string> = new Set(['same', 'next', 'two', 'three']);
/** The very cents, or the price in the document's own currency as the bank's text states it. */
const ITS_MONEY: ReadonlySet<string> = new Set(['amount:exact', 'amount:foreign-stated']);

/**
 * Whether the money alone tells which payment a document belongs to whose vendor could not be read: the very cents and no round sum, within the days in
 * which a card is charged. Not of an invoice, which is paid when it is due, nor where another card is named. A vendor that was read and is not the
 * bank's is another matter: it speaks against the payment.
 */
export function isToldByMoney(books: PreparedBooks, { receipts, transactions, evidence }: Option): boolean {
  const [relation = '', ...about] = evidence.amount;
  const [name, ...aboutName] = evidence.name;
  const [receipt, ...others] = receipts;
  if (receipt === undefined || others.length > 0 || transactions.length > 1) return false;
  if (name !== 'name:silent' || aboutName.some((one) => one !== 'name:card')) return false;
  const { amount, kind } = books.receipt(receipt);
  return (
    kind !== 'invoice' &&
    ITS_MONEY.has(relation) &&
    about.length === 0 &&
    Math.abs(amount) >= TELLING_AMOUNT_MIN &&
    SOON.has(evidence.date.split(':').at(-1) ?? '')
  );
}
