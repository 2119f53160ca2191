import type { Account } from '../../../shared/model/account.ts';
import type { Total } from './totals.ts';

/** The accounts of an organisation are one item; far more than anybody has stays far below an item's size. */
export const ACCOUNTS_MAX = 200;

/** Every month that a row may lie in. */
export const ALL_MONTHS = { from: '0001-01', to: '9999-12' };

/** Whether an account has rows, or parts of others moved money to it or from it; `totals` are those of all months. */
export function isUsed(
  account: { readonly id: string },
  totals: readonly Pick<Total, 'accountId' | 'count' | 'counterparts'>[],
): boolean {
  return totals.some(
    ({ accountId, count, counterparts }) => count + counterparts > 0 && accountId === account.id,
  );
}

/** Tells the totals of an account in its own currency: what moves its balance. */
export const isIn =
  ({ id, currency }: Pick<Account, 'id' | 'currency'>) =>
  (total: Pick<Total, 'accountId' | 'currency'>): boolean =>
    total.accountId === id && total.currency === currency;

/** By how much totals move the balance of their account. */
export function movedBy(
  totals: readonly Pick<Total, 'income' | 'expenses' | 'transfers' | 'personal'>[],
): number {
  return totals.reduce(
    (sum, { income, expenses, transfers, personal }) => sum + income + expenses + transfers + personal,
    0,
  );
}
