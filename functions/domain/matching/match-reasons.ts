import type { MatchReason } from '../../../shared/text/en/matches.ts';
import type { Feature, Option } from './match-option.ts';
import { NO_DAY, signedAmount, type PreparedBooks } from './prepared-books.ts';

const PLAIN_AMOUNTS: Readonly<Partial<Record<Feature, MatchReason>>> = {
  'amount:exact': { code: 'same-amount' },
  'amount:cents': { code: 'few-cents-apart' },
  'amount:tax': { code: 'more-by-tax-or-tip' },
  'amount:net': { code: 'same-before-tax' },
  'amount:part-usual': { code: 'usual-part-payment' },
  'amount:part': { code: 'part-payment' },
  'amount:digit': { code: 'one-digit-apart' },
  'amount:foreign-stated': { code: 'foreign-amount-stated' },
  'amount:foreign-near': { code: 'same-at-rate-of-day' },
  'amount:foreign-far': { code: 'same-at-usual-rate' },
};

const PLAIN_NAMES: Readonly<Partial<Record<Feature, MatchReason>>> = {
  'name:silent': { code: 'no-vendor' },
  'name:blank': { code: 'bank-names-nobody' },
  'name:by-check': { code: 'check-like-earlier' },
  'name:differ': { code: 'names-differ' },
  'name:faint': { code: 'names-hardly-alike' },
  'name:refused': { code: 'names-told-apart' },
  'name:number': { code: 'number-in-text' },
  'name:processor': { code: 'paid-by-processor' },
};

const ABOUT: Readonly<Partial<Record<Feature, MatchReason>>> = {
  'name:number': { code: 'number-in-text' },
  'name:other-number': { code: 'other-number-in-text' },
  'name:card': { code: 'same-card' },
};

/** How the amounts relate, with any difference. */
export function amountReason(
  books: PreparedBooks,
  { receipts, transactions, evidence }: Option,
): MatchReason {
  const [feature = evidence.base] = evidence.amount;
  if (feature === 'amount:exact' && isDue(books, receipts, transactions)) return { code: 'amount-due' };
  const plain = PLAIN_AMOUNTS[feature];
  if (plain) return plain;
  const { currency } = books.transaction(transactions[0] ?? 0);
  const stated = Math.abs(receipts.reduce((sum, at) => sum + signedAmount(books.receipt(at)), 0));
  const moved = transactions.reduce((sum, at) => sum + Math.abs(books.transaction(at).amount), 0);
  const apart = { difference: Math.abs(moved - stated), currency };
  if (feature === 'amount:payout') return { code: 'less-processor-fee', ...apart };
  const documents = receipts.length;
  if (moved === stated)
    return documents > 1
      ? { code: 'documents-add-up', documents }
      : { code: 'payments-add-up', payments: transactions.length };
  if (feature === 'amount:tip' || feature === 'amount:tip-usual' || feature === 'amount:sum-tip')
    return { code: 'more-as-tip', documents, ...apart };
  return { code: moved > stated ? 'more-as-fee' : 'less-than-sum', documents, ...apart };
}

/** Whether what moved is what was left to pay of a document, and not its total. */
function isDue(
  books: PreparedBooks,
  receipts: Option['receipts'],
  transactions: Option['transactions'],
): boolean {
  const [receipt, moved] = [books.receipt(receipts[0] ?? 0), books.transaction(transactions[0] ?? 0)];
  return receipt.due === Math.abs(moved.amount) && receipt.due !== Math.abs(receipt.amount);
}

/** How far apart the days lie; of several, the farthest. */
export function dateReason(books: PreparedBooks, { receipts, transactions }: Option): MatchReason {
  const gaps = receipts.flatMap((receipt) => {
    const day = books.receiptDay(receipt);
    return day === NO_DAY ? [] : transactions.map((at) => books.day(at) - day);
  });
  if (gaps.length === 0) return { code: 'no-date' };
  const later = gaps.reduce((far, gap) => (Math.abs(gap) > Math.abs(far) ? gap : far), 0);
  if (later === 0) return { code: 'same-day' };
  return later > 0 ? { code: 'days-apart', days: later } : { code: 'days-before-date', days: -later };
}

/** How alike the names are, what a person has taught about them, and whether it is the same card; another card speaks for itself. */
export function nameReasons(
  books: PreparedBooks,
  { receipts, transactions, evidence }: Option,
): MatchReason[] {
  const [feature = evidence.base, ...about] = evidence.name;
  const name = nameReason(books, feature, receipts[0] ?? 0, transactions[0] ?? 0);
  return [name, ...about.flatMap((each) => ABOUT[each] ?? [])];
}

/** That the payment was made with another card than the document names, where it was. */
export const otherCardReasons = ({ evidence }: Option): MatchReason[] =>
  evidence.name.includes(OTHER_CARD) ? [{ code: 'another-card' }] : [];

export const OTHER_CARD = 'name:other-card' satisfies Feature;

function nameReason(books: PreparedBooks, feature: Feature, receipt: number, at: number): MatchReason {
  if (feature === 'name:taught')
    return {
      code: 'named-like-earlier',
      times: books.names.confirmations(books.receiptName(receipt), books.name(at)),
    };
  return PLAIN_NAMES[feature] ?? { code: 'named-alike', vendor: books.receipt(receipt).vendor ?? '' };
}
