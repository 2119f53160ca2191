import type { Option } from './match-option.ts';
import type { PreparedBooks } from './prepared-books.ts';

/** Below this, in minor units, many purchases cost the same to the cent: a coffee is no proof of which till it came from. */
const TELLING_AMOUNT_MIN = 1000;
/** A till's charge is booked on the day of the purchase or a few days later. */
const SOON: ReadonlySet<string> = new Set(['same', 'next', 'two', 'three']);
/** Names that say nothing for a payment: where the bank states an odd price of another currency they need not. */
const OTHER_NAMES: ReadonlySet<string> = new Set(['name:silent', 'name:faint', 'name:differ']);

/**
 * Whether the money alone tells which payment a document belongs to, within the days in which a card is charged. Where no vendor could be read: the
 * very cents and no round sum, not of an invoice, which is paid when it is due. Under any name: an odd price that the bank's text states in the
 * document's own currency; sellers abroad are charged under other names than they print. Never where another card or a person speaks against it.
 */
export function isToldByMoney(books: PreparedBooks, { receipts, transactions, evidence }: Option): boolean {
  const [relation, ...about] = evidence.amount;
  const [name = '', ...aboutName] = evidence.name;
  const [receipt, ...others] = receipts;
  if (receipt === undefined || others.length > 0 || transactions.length > 1) return false;
  if (aboutName.some((one) => one !== 'name:card') || !SOON.has(evidence.date.split(':').at(-1) ?? ''))
    return false;
  if (relation === 'amount:foreign-stated')
    return OTHER_NAMES.has(name) && about.includes('amount:foreign-odd');
  const { amount, kind } = books.receipt(receipt);
  const isTelling = about.length === 0 && Math.abs(amount) >= TELLING_AMOUNT_MIN;
  return relation === 'amount:exact' && name === 'name:silent' && isTelling && kind !== 'invoice';
}
