import { counterpartOf } from '../../../shared/entry-lines.ts';
import type { Account } from '../../../shared/model/account.ts';
import type { LedgerRow } from './ledger-row.ts';
import type { Total } from './totals.ts';

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

/**
 * A row as far as it moves an account in its own currency: as it is where it lies in the account, and for each part of it that moved money
 * there or from there as a row of the account with the part's amount turned around.
 */
export function movementsIn({ id, currency }: Pick<Account, 'id' | 'currency'>, row: LedgerRow): LedgerRow[] {
  if (row.currency !== currency) return [];
  const own = row.accountId === id ? [row] : [];
  const { parts = [], ...whole } = row;
  if (row.kind === 'transfer') return own;
  const moved = parts.filter((part) => counterpartOf(part) === id);
  return [...own, ...moved.map(({ amount }) => ({ ...whole, accountId: id, amount: 0 - amount }))];
}

/** By how much totals move the balance of their account. */
export function movedBy(
  totals: readonly Pick<Total, 'income' | 'expenses' | 'transfers' | 'personal'>[],
): number {
  return totals.reduce(
    (sum, { income, expenses, transfers, personal }) => sum + income + expenses + transfers + personal,
    0,
  );
}
