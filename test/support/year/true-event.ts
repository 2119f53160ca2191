import type { Purpose } from '../../../shared/countries/purpose.ts';

export type TrueAccount = 'checking' | 'savings' | 'credit-card' | 'foreign';

/**
 * What really happened. `tax`: the sales tax in it, in cents without a sign, and `second`: the other one where there are two; `isExempt`: a
 * sale that no such tax is charged on. `interest`: what of a loan's payment is interest, in cents without a sign. `own` only moved money:
 * between accounts, to the lender, to the tax authority.
 */
export type Was =
  | ({ readonly is: 'business'; readonly purpose: Purpose; readonly isExempt?: boolean } & Taxes)
  | { readonly is: 'loan-payment'; readonly interest: number }
  | { readonly is: 'own' | 'owner' | 'personal' };

/** The sales tax in an amount, in cents without a sign, and the other one where there are two. */
export interface Taxes {
  readonly tax: number;
  readonly second?: number;
}

/** One thing that happened in the year, which is one line of a bank's statement; `amount` in cents, money out negative. */
export interface TrueEvent {
  readonly date: string;
  readonly account: TrueAccount;
  readonly text: string;
  readonly amount: number;
  readonly was: Was;
  /** The vendor on the document that was kept of it, which states its tax. */
  readonly document?: { readonly vendor: string; readonly isCredit: boolean };
}

/** What is left to chance: a number below a limit, a day of the year. */
export interface Draws {
  readonly below: (limit: number) => number;
  readonly day: () => string;
}
