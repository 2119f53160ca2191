import { decimalFromMinor } from '../../../shared/money.ts';
import { daysApartInWords } from './date-evidence.ts';
import type { Feature, Option } from './match-option.ts';
import { NO_DAY, type PreparedBooks } from './prepared-books.ts';

const AMOUNT_WORDS: Readonly<Record<string, string>> = {
  'amount:exact': 'same amount',
  'amount:cents': 'a few cents apart',
  'amount:tax': 'more by a share that is a sales tax or a tip',
  'amount:net': 'the same before tax',
  'amount:part-usual': 'a usual part payment',
  'amount:part': 'a part payment',
  'amount:digit': 'one digit apart',
  'amount:foreign-stated': 'the bank names the same foreign amount',
  'amount:foreign-near': "the same at that day's rate",
  'amount:foreign-far': 'about the same at the usual rate',
  'amount:payout': "the sum less the processor's fee",
};

const NAME_WORDS: Readonly<Record<string, string>> = {
  'name:silent': 'no vendor on the document',
  'name:blank': 'the bank names nobody',
  'name:differ': 'names differ',
  'name:faint': 'names hardly alike',
  'name:refused': 'names that you told apart',
  'name:number': "the document's number is in the bank's text",
  'name:processor': 'paid out by a card processor',
};

/** How the amounts relate, in a short phrase that names any difference. */
export function amountWords(books: PreparedBooks, { receipts, transactions, evidence }: Option): string {
  const [feature = evidence.base] = evidence.amount;
  const { currency } = books.transaction(transactions[0] ?? 0);
  const stated = receipts.reduce((sum, at) => sum + Math.abs(books.receipt(at).amount), 0);
  const moved = transactions.reduce((sum, at) => sum + Math.abs(books.transaction(at).amount), 0);
  const difference = `${decimalFromMinor(Math.abs(moved - stated), currency)} ${currency}`;
  const known = AMOUNT_WORDS[feature];
  if (feature === 'amount:payout') return `${known}, ${difference}`;
  if (known !== undefined) return known;
  const sum = receipts.length > 1 ? `${receipts.length} documents together` : 'the amount';
  if (moved === stated)
    return receipts.length > 1
      ? `${receipts.length} documents add up to it`
      : `${transactions.length} payments add up to it`;
  if (feature === 'amount:tip' || feature === 'amount:tip-usual' || feature === 'amount:sum-tip')
    return `${sum} and ${difference} more, as with a tip`;
  return moved > stated ? `${sum} and a fee of ${difference}` : `${sum} less ${difference}`;
}

/** How far apart the days lie; of several, the farthest. */
export function dateWords(books: PreparedBooks, { receipts, transactions }: Option): string {
  const gaps = receipts.flatMap((receipt) => {
    const day = books.receiptDay(receipt);
    return day === NO_DAY ? [] : transactions.map((at) => books.day(at) - day);
  });
  if (gaps.length === 0) return 'no date on the document';
  return daysApartInWords(gaps.reduce((far, gap) => (Math.abs(gap) > Math.abs(far) ? gap : far), 0));
}

/** How alike the names are, and what a person has taught about them. */
export function nameWords(books: PreparedBooks, { receipts, transactions, evidence }: Option): string {
  const [feature = evidence.base, card] = evidence.name;
  return card === undefined
    ? nameWord(books, feature, receipts[0] ?? 0, transactions[0] ?? 0)
    : `${nameWord(books, feature, receipts[0] ?? 0, transactions[0] ?? 0)}, ${card === 'name:card' ? 'same card' : 'another card'}`;
}

function nameWord(books: PreparedBooks, feature: Feature, receipt: number, at: number): string {
  if (feature === 'name:taught') {
    const times = books.names.confirmations(books.receiptName(receipt), books.name(at));
    return `named like ${times} earlier ${times === 1 ? 'match' : 'matches'}`;
  }
  return NAME_WORDS[feature] ?? `named alike: ${books.receipt(receipt).vendor ?? ''}`;
}
