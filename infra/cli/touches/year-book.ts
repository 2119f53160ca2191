import type { MatchReceipt, MatchTransaction } from '../../../functions/domain/matching/match-input.ts';
import { addDays, type CivilDate } from '../../../shared/civil-date.ts';
import type { Dice } from '../bench-match.ts';
import type { Business, Truth } from './business.ts';

/** Why a person may have to be asked about a row. */
export type RowCause =
  | 'shops'
  | 'bills'
  | 'contractors'
  | 'refunds'
  | 'card payments'
  | 'transfers'
  | 'sales'
  | 'bank fees'
  | 'payroll'
  | 'taxes'
  | 'owner and private';

/** Why a person may have to be asked about a document. */
export type DocumentCause =
  | 'receipts'
  | 'equal receipts'
  | 'monthly bills'
  | 'foreign currency'
  | 'contractor invoices'
  | 'several in one payment'
  | 'credit notes'
  | 'own invoices'
  | 'halves'
  | 'several invoices'
  | 'wires'
  | 'deposits'
  | 'unpaid';

export interface YearRow extends MatchTransaction {
  readonly accountId: string;
  readonly truth: Truth;
  readonly cause: RowCause;
  /** Rows of one transfer between own accounts share this. */
  readonly pair?: string;
}

export interface YearDocument {
  readonly receipt: MatchReceipt;
  /** The rows that paid it, all of them. */
  readonly paidBy: readonly string[];
  readonly cause: DocumentCause;
}

export const FIRST_DAY = '2025-01-01';
export const DAYS = 365;
const SIGNS = '0123456789ABCDEFGHJKLMNPQRSTVWXYZ';

/** What a year is written into, row by row and document by document, and how banks word and date what they write. */
export class YearBook {
  readonly business: Business;
  readonly roll: Dice;
  readonly rows: YearRow[] = [];
  readonly documents: YearDocument[] = [];
  #number = 1000;
  readonly #mandates = new Map<string, string>();

  constructor(business: Business, roll: Dice) {
    this.business = business;
    this.roll = roll;
  }

  /** The rate of a day: a slow wave around the usual one. */
  rate(day: CivilDate): number {
    const at = (Date.parse(day) - Date.parse(FIRST_DAY)) / 86_400_000;
    return Number(
      (this.business.other.rate * (1 + 0.03 * Math.sin(at / 40) + 0.004 * Math.sin(at * 1.7))).toFixed(4),
    );
  }

  row(
    row: Pick<YearRow, 'date' | 'description' | 'amount' | 'truth' | 'cause'> & {
      accountId?: string;
      currency?: string;
      pair?: string;
    },
  ): string {
    const id = `${this.business.country}-${String(this.rows.length)}`;
    this.rows.push({ id, currency: this.business.currency, accountId: 'main', ...row });
    return id;
  }

  document(
    cause: DocumentCause,
    receipt: Omit<MatchReceipt, 'id' | 'currency'> & { currency?: string },
    paidBy: readonly string[],
  ): void {
    const id = `d${String(this.documents.length)}`;
    const cameOn = receipt.date === null ? undefined : addDays(receipt.date, this.roll(6));
    this.documents.push({
      cause,
      paidBy,
      receipt: { currency: this.business.currency, cameOn, ...receipt, id },
    });
  }

  day(): CivilDate {
    return addDays(FIRST_DAY, this.roll(DAYS - 8));
  }

  /** The day on which a bank books: never a Sunday, later than the purchase. */
  booked(day: CivilDate, most = 3): CivilDate {
    const booked = addDays(day, this.roll(most));
    return new Date(booked).getUTCDay() === 0 ? addDays(booked, 1) : booked;
  }

  /** A bank's or a shop's own code: letters and digits, and some of each. */
  code(length = 8): string {
    return `${SIGNS.charAt(10 + this.roll(SIGNS.length - 10))}${String(this.roll(10))}${Array.from({ length: length - 2 }, () => SIGNS.charAt(this.roll(SIGNS.length))).join('')}`;
  }

  digits(length = 9): string {
    return `${String(1 + this.roll(9))}${Array.from({ length: length - 1 }, () => String(this.roll(10))).join('')}`;
  }

  /** What a mandate or a company goes by at its bank: the same every month. */
  standing(of: string): string {
    const known = this.#mandates.get(of) ?? this.digits(10);
    this.#mandates.set(of, known);
    return known;
  }

  town(): string {
    return this.business.towns[this.roll(this.business.towns.length)] ?? '';
  }

  near(usual: number, share = 40): number {
    return Math.max(150, Math.round((usual * (100 - share / 2 + this.roll(share))) / 100) + this.roll(60));
  }

  /** A house that sells by the order writes the order's code behind its name. */
  cardText(name: string): string {
    const { texts } = this.business;
    if (/^AM(AZON|ZN)/i.test(name)) return `${name}*${this.code(9)}`;
    if (/\*/.test(name)) return this.roll(2) === 0 ? name : `${name} ${this.town()}`;
    return texts.card(name, this.town(), String(1000 + this.roll(899_999)));
  }

  invoice(): string {
    this.#number += 1;
    return `INV-${String(this.#number)}`;
  }

  billNumber = (): string => `${this.code(3)}-${String(100_000 + this.roll(899_999))}`;
}

export const sumOf = (amounts: readonly number[]): number => amounts.reduce((all, one) => all + one, 0);
/** A name as banks write it. */
export const upper = (name: string): string => name.toUpperCase().replaceAll('.', '');
