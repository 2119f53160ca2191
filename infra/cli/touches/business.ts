import type { Purpose } from '../../../shared/countries/purpose.ts';
import type { Country } from '../../../shared/model/template.ts';

/** What a row was for; undefined: money that only moved between the owner's accounts, or to a tax authority. */
export type Truth = Purpose | 'owner' | 'personal' | undefined;

/** Somebody who is paid by card, how often a year, and about how much in minor units. */
export interface Shop {
  /** As the bank writes it. */
  readonly bank: string;
  /** As its receipt prints it. */
  readonly printed: string;
  readonly truth: Truth;
  readonly often: number;
  readonly usual: number;
  /** A second thing that is bought there too. */
  readonly other?: Purpose;
}

/** A bill that comes every month, of the same amount or nearly. */
export interface Bill {
  readonly bank: string;
  readonly printed: string;
  readonly truth: Truth;
  readonly usual: number;
  readonly isFixed: boolean;
  /** Taken from the account by the payee, or charged to the card. */
  readonly by: 'debit' | 'card';
  /** Charged in another currency. */
  readonly currency?: string;
}

/**
 * A word in shops' names, what is mostly bought there and about for how much; of words that several trades share, what else at as many of a
 * hundred shops. Words of one trade are measured by `test/corpus/categories`, not here.
 */
export type TownTrade = readonly [
  word: string,
  truth: Purpose,
  usual: number,
  other?: Purpose,
  ofHundred?: number,
];

export interface Person {
  readonly name: string;
  readonly usual: number;
}

/** How the banks of a country write what happened. */
export interface BankTexts {
  readonly card: (name: string, town: string, code: string) => string;
  readonly debit: (name: string, code: string) => string;
  readonly paid: (name: string, reference: string, code: string) => string;
  readonly received: (name: string, reference: string, code: string) => string;
  readonly wired: (name: string, reference: string, code: string) => string;
  readonly refund: (name: string, town: string, code: string) => string;
  readonly foreign: (name: string, stated: string, code: string) => string;
  /** Money to and from other accounts of one's own, each side by its own bank's words. */
  readonly cardPaid: readonly [out: string, into: string];
  readonly cardPaidAlone: string;
  readonly saved: readonly [out: string, into: string];
  readonly exchanged: readonly [out: string, into: string];
  readonly fees: {
    readonly monthly: string;
    readonly transfer: string;
    readonly wire: string;
    readonly foreign: string;
  };
  readonly wages: (name: string, code: string) => string;
  readonly salesTax: string;
  readonly payrollTax: string;
  readonly cash: string;
  readonly interest: string;
  readonly payouts: string;
}

export interface Business {
  readonly country: Country;
  readonly profession: string;
  readonly currency: string;
  readonly other: { readonly currency: string; readonly rate: number };
  readonly towns: readonly string[];
  readonly shops: readonly Shop[];
  /** Words that shops of the town have behind a surname. */
  readonly trades: readonly TownTrade[];
  readonly bills: readonly Bill[];
  /** Who works for the business and sends invoices, and what for. */
  readonly contractors: readonly Person[];
  readonly contractTruth: Purpose;
  readonly employees: readonly Person[];
  readonly customers: readonly Person[];
  readonly abroad: readonly Person[];
  /** A supplier whose several invoices are paid at once. */
  readonly supplier: Shop;
  readonly owner: string;
  readonly wireFee: number;
  readonly texts: BankTexts;
}

export const shop = (
  bank: string,
  printed: string,
  truth: Truth,
  often: number,
  usual: number,
  other?: Purpose,
): Shop => ({ ...{ bank, printed, truth, often, usual }, ...(other === undefined ? {} : { other }) });

export const bill = (
  bank: string,
  printed: string,
  truth: Truth,
  usual: number,
  how: { readonly by: 'debit' | 'card'; readonly isFixed?: boolean; readonly currency?: string },
): Bill => ({ ...{ bank, printed, truth, usual }, isFixed: true, ...how });
