import { dayNumber } from './date-evidence.ts';
import type { MatchInput, MatchReceipt, MatchTransaction } from './match-input.ts';
import { NameBook } from '../text/name-book.ts';

const UNKNOWN = -1;
/** Stands for the day of a receipt without a date. */
export const NO_DAY = -2_147_483_648;

const REFUND_WORDS = /refund|\breturn|reversal|chargeback|credit voucher|\brfnd|\bremb/i;
const CARD_WORDS = /\bpos\b|\bvisa\b|mastercard|\bpurchase|\bdebit card|contactless|\beftpos\b/i;
const INCOME_WORDS =
  /payout|stripe|square|paypal|shopify|sumup|settlement|deposit|e-?transfer|interac|received|\bfrom\b|faster|\binv|remit|\bach\b|wire|bacs|giro|credit|transfer|client|customer|batch/i;

/** Bills are paid when they are due, cards when one stands at the till. */
const BILL_WORDS =
  /transf|\bach\b|\bbill|pymt|\bpmt|payment|\bche?q|cheque|faster|bacs|\beft\b|\bdd\b|direct deb|wire|\binv|bpay|sepa|payout|\bdeposit|standing/i;

/** A purchase at a till, in words that bills have too: `CARD PAYMENT TO COSTA`. A card's own bill names the card alone. */
const TILL_WORDS = /\bcard payment to\b|\b(debit )?card purchase\b|\bvisa purchase\b/i;

/**
 * Both sides as numbers. Money and days stand in columns: of a hundred thousand transactions most are never looked at more
 * closely, and reading them one after the other is far quicker than by leaps. Names are made on first use only. Rows go by
 * their position in the input.
 */
export class PreparedBooks {
  readonly transactions: readonly MatchTransaction[];
  readonly receipts: readonly MatchReceipt[];
  readonly names: NameBook;
  readonly #names: Int32Array;
  readonly #days: Int32Array;
  readonly #amounts: Float64Array;
  readonly #currencies: Int32Array;
  readonly #receiptNames: Int32Array;
  readonly #receiptDays: Int32Array;
  readonly #receiptCurrencies: Int32Array;
  /** 0: not looked at, 1: no, 2: yes. */
  readonly #bills: Uint8Array;

  constructor({ transactions, receipts, memory }: MatchInput) {
    this.transactions = transactions;
    this.receipts = receipts;
    this.names = new NameBook(memory);
    this.#names = new Int32Array(transactions.length).fill(UNKNOWN);
    this.#receiptNames = new Int32Array(receipts.length).fill(UNKNOWN);
    this.#bills = new Uint8Array(transactions.length);
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

  /** The number of a transaction's name. */
  name(at: number): number {
    const known = this.#names[at] ?? UNKNOWN;
    if (known !== UNKNOWN) return known;
    return (this.#names[at] = this.names.numberOf(this.transaction(at).description));
  }

  /** Whether the bank's text speaks of a bill or a transfer rather than a card at a till. */
  isBill(at: number): boolean {
    if (this.#bills[at] === 0) this.#bills[at] = isBillText(this.transaction(at).description) ? 2 : 1;
    return this.#bills[at] === 2;
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

const isBillText = (text: string): boolean => BILL_WORDS.test(text) && !TILL_WORDS.test(text);

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

/** Whether a document may be one that the owner was paid for: an invoice of their own, a payslip, or no kind known. */
export function mayBeIncome(receipt: MatchReceipt): boolean {
  const { kind } = receipt;
  return (
    !isCredit(receipt) && (kind === undefined || kind === 'invoice' || kind === 'payslip' || kind === 'other')
  );
}

/**
 * Whether money in may be the payment of a document that is no credit note. A refund never is; where nobody says that the
 * document is an invoice, the bank's text must speak of money received.
 */
export function isIncomeText(text: string, kind: string | undefined): boolean {
  if (REFUND_WORDS.test(text)) return false;
  if (kind === 'invoice' || kind === 'payslip') return true;
  return INCOME_WORDS.test(text) && !CARD_WORDS.test(text);
}
