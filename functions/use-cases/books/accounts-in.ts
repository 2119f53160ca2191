import type { Account } from '../../../shared/model/account.ts';
import { isUsed } from '../../domain/ledger/accounts.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import type { StoredOrganization } from '../../store/organizations.ts';

/**
 * The accounts where books are kept in this currency: those that a person keeps in another one stay in it, and those with rows in
 * that of their rows.
 */
export async function accountsIn(
  currency: Account['currency'],
  before: StoredOrganization,
  { ledger }: Pick<Cloud, 'ledger'>,
): Promise<readonly Account[]> {
  if (before.currency === currency) return before.accounts;
  const totals = await ledger.accountTotals(before.id);
  return before.accounts.map((account) =>
    account.currency === before.currency && !isUsed(account, totals) ? { ...account, currency } : account,
  );
}
