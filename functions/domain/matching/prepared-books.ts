import { BankText } from './bank-text.ts';
import { dayNumber } from './date-evidence.ts';
import type { MatchInput, MatchReceipt, MatchTransaction } from './match-input.ts';
import { PatternMap } from '../text/pattern-map.ts';
import { NameBook } from '../text/name-book.ts';
import { hasDigitsApart } from '../text/name-key.ts';

const UNKNOWN = -1;
/** Stands for the day of a receipt without a date. */
export const NO_DAY = -2_147_483_648;

/**
 * Both sides as numbers. Money and days stand in columns: of a hundred thousand transactions most are never looked at more
 * closely, and reading them one after the other is far quicker than by leaps. Names are made on first use only. Rows go by
 * their position in the input.
 */
export class PreparedBooks {
  readonly transactions: readonly MatchTransaction[];
  readonly receipts: readonly MatchReceipt[];
  readonly names: NameBook;
  readonly #days: Int32Array;
  readonly #amounts: Float64Array;
  readonly #currencies: Int32Array;
  readonly #receiptNames: Int32Array;
  readonly #receiptDays: Int32Array;
  readonly #receiptCurrencies: Int32Array;
  readonly #texts: (BankText | undefined)[];
  readonly #textOfPattern = new PatternMap<BankText>();

  constructor({ transactions, receipts, memory }: MatchInput) {
    this.transactions = transactions;
    this.receipts = receipts;
    this.names = new NameBook(memory);
    this.#receiptNames = new Int32Array(receipts.length).fill(UNKNOWN);
    this.#texts = new Array<BankText | undefined>(transactions.length).fill(undefined);
    const currencyNumber = numbering();
    this.#days = new Int32Array(transactions.length);
    this.#amounts = new Float64Array(transactions.length);
    this.#currencies = new Int32Array(transactions.length);
    transactions.forEach(({ date, amount, currency }, at) => {
      this.#days[at] = dayNumber(date);
      this.#amounts[at] = amount;
      this.#currencies[at] = currencyNumber(currency);
    });
    this.#receiptDays = Int32Array.from(receipts, ({ date }) => (date === null ? NO_DAY : dayNumber(date)));
    this.#receiptCurrencies = Int32Array.from(receipts, ({ currency }) => currencyNumber(currency));
  }

  transaction(at: number): MatchTransaction {
    return itemAt(this.transactions, at);
  }

  receipt(at: number): MatchReceipt {
    return itemAt(this.receipts, at);
  }

  /** The ids of some receipts, sorted. */
  receiptIds(receipts: readonly number[]): string[] {
    return sorted(receipts.map((at) => this.receipt(at).id));
  }

  /** The ids of some transactions, sorted. */
  transactionIds(transactions: readonly number[]): string[] {
    return sorted(transactions.map((at) => this.transaction(at).id));
  }

  /** Days since 1970 of a transaction. */
  day(at: number): number {
    return this.#days[at] ?? NO_DAY;
  }

  /** The money of a transaction in minor units, out negative. */
  amount(at: number): number {
    return this.#amounts[at] ?? 0;
  }

  receiptDay(at: number): number {
    return this.#receiptDays[at] ?? NO_DAY;
  }

  isOneCurrency(receiptAt: number, at: number): boolean {
    return this.#receiptCurrencies[receiptAt] === this.#currencies[at];
  }

  /** What the words of a transaction's text say. */
  text(at: number): BankText {
    return (this.#texts[at] ??= this.#textOf(this.transaction(at).description));
  }

  #textOf(description: string): BankText {
    const known = this.#textOfPattern.get(description);
    if (known) return known;
    const text = new BankText(description, this.names.numberOf(description));
    if (hasDigitsApart(description)) this.#textOfPattern.add(description, text);
    return text;
  }

  /** The number of a transaction's name. */
  name(at: number): number {
    return this.text(at).name;
  }

  receiptName(at: number): number {
    const known = this.#receiptNames[at] ?? UNKNOWN;
    if (known !== UNKNOWN) return known;
    return (this.#receiptNames[at] = this.names.numberOf(this.receipt(at).vendor));
  }
}

/** Numbers texts from 0 on in the order in which they come. */
function numbering(): (text: string) => number {
  const numbers = new Map<string, number>();
  return (text) => {
    const known = numbers.get(text);
    if (known !== undefined) return known;
    const number = numbers.size;
    numbers.set(text, number);
    return number;
  };
}

/** Most lists of ids have a single one. */
const sorted = (ids: string[]): string[] => (ids.length > 1 ? ids.sort() : ids);

function itemAt<T>(items: readonly T[], at: number): T {
  const item = items[at];
  if (item === undefined) throw new RangeError(`There is no item ${at}.`);
  return item;
}

/** Whether a document says that some of it was paid before: less is due than it comes to. */
export function isPartlyPaid({ amount, due }: Pick<MatchReceipt, 'amount' | 'due'>): boolean {
  return due !== null && due !== undefined && due > 0 && due < Math.abs(amount);
}

/** Whether a document says that money comes back: a credit note, or an amount below zero. */
export function isCredit({ kind, amount }: MatchReceipt): boolean {
  return kind === 'credit-note' || amount < 0;
}

/** What a document comes to among others that were paid with it, in minor units: a credit note is subtracted. */
export function signedAmount(receipt: MatchReceipt): number {
  return (isCredit(receipt) ? -1 : 1) * Math.abs(receipt.amount);
}

/** The way that money moves for a document: in, out, or either where its issuer is not known. Both ways for what may be one's own invoice. */
export function waysOf(receipt: MatchReceipt): readonly (1 | -1)[] {
  if (isCredit(receipt)) return receipt.isIssued ? [-1] : [1];
  if (receipt.isIssued) return [1];
  return mayBeIncome(receipt) ? [-1, 1] : [-1];
}

/** Whether a document may be one that the owner was paid for: an invoice of their own, a payslip, or no kind known. */
export function mayBeIncome(receipt: MatchReceipt): boolean {
  const { kind, isIssued } = receipt;
  return (
    !isCredit(receipt) &&
    (isIssued === true || kind === undefined || kind === 'invoice' || kind === 'payslip' || kind === 'other')
  );
}
