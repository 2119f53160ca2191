import * as z from 'zod';
import { CivilDay } from './common.ts';
import { Month } from './summary.ts';

const money = z.int();

/**
 * An account in the period, in minor units of one currency: what it held before, what moved it, what it holds after. `expenses` are
 * negative as a rule; `transfers` is what came of other accounts and the owner less what went there, and `personal` likewise what the
 * business bears nothing of.
 */
export const AccountMovement = z.object({
  accountId: z.string(),
  label: z.string(),
  opening: money,
  income: money,
  expenses: money,
  transfers: money,
  personal: money,
  closing: money,
  /** Entries of the period. */
  count: z.int(),
});
export type AccountMovement = z.infer<typeof AccountMovement>;

/**
 * One line of a trial balance; one of `debit` and `credit` is nothing, neither is negative. `key` is `account:`, `income:` or `expense:` with an
 * id, `opening` (what accounts held before their first entry), `earlier` (what was earned less what was spent before the period),
 * `transfers` (between accounts and with the owner) or `personal`, both of all time.
 */
export const TrialBalanceLine = z.object({ key: z.string(), label: z.string(), debit: money, credit: money });
export type TrialBalanceLine = z.infer<typeof TrialBalanceLine>;

/**
 * The trial balance of inclusive days with the ledger's accounts that it rests on, on a cash basis and gross of tax, each currency by itself:
 * nothing is converted, since debit and credit agree to the cent only in what was moved. The books' own currency comes first.
 */
export const TrialBalance = z.object({
  from: CivilDay,
  to: CivilDay,
  currencies: z.array(
    z.object({
      currency: z.string(),
      accounts: z.array(AccountMovement),
      lines: z.array(TrialBalanceLine),
      /** What all debits come to, which is what all credits come to. */
      total: money,
      /** What all accounts together hold at the end of each month of the period, or on its last day in one. */
      months: z.array(z.object({ month: Month, from: CivilDay, to: CivilDay, closing: money })),
    }),
  ),
});
export type TrialBalance = z.infer<typeof TrialBalance>;
