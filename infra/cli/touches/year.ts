import { addDays, type CivilDate } from '../../../shared/civil-date.ts';
import type { AccountKind } from '../../../shared/model/account.ts';
import { dice } from '../bench-match.ts';
import { bankLines, privateMoney, transfers } from './bank-lines.ts';
import { bills } from './bills.ts';
import type { Business } from './business.ts';
import { contractors, supplierSums } from './contractors.ts';
import { ownInvoices } from './own-invoices.ts';
import { equalReceipts, purchases, unpaid } from './purchases.ts';
import { DAYS, FIRST_DAY, YearBook } from './year-book.ts';
import type { YearDocument, YearRow } from './year-book.ts';

/*
 * A business's year as its banks write it and as its documents are read, made by rolling dice: no real ledger stands behind it. Every row
 * knows what it was for, every document what paid it, and each by which cause a person would have to be asked about it.
 */

/** A business's year. */
export interface Year {
  readonly business: Business;
  readonly accounts: Readonly<Record<string, AccountKind>>;
  readonly rows: readonly YearRow[];
  readonly documents: readonly YearDocument[];
  readonly rateOn: (from: string, to: string, day: CivilDate) => number | undefined;
}

const ACCOUNTS: Readonly<Record<string, AccountKind>> = {
  main: 'business',
  card: 'credit-card',
  savings: 'savings',
  other: 'business',
};

/** The year of a business; the same seed gives the same year. */
export function yearOf(business: Business, seed: number): Year {
  const book = new YearBook(business, dice(seed));
  for (const fill of [
    ...[bills, contractors, ownInvoices, bankLines, transfers, privateMoney],
    ...[equalReceipts, supplierSums, unpaid, purchases],
  ])
    fill(book);
  const { currency, other } = business;
  return {
    business,
    accounts: ACCOUNTS,
    rows: book.rows
      .filter(({ date }) => date >= FIRST_DAY && date < addDays(FIRST_DAY, DAYS))
      .toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0)),
    documents: book.documents,
    rateOn: (from, to, day) =>
      from === other.currency && to === currency
        ? book.rate(day)
        : from === currency && to === other.currency
          ? 1 / book.rate(day)
          : undefined,
  };
}
