import type { Account } from '../../../../shared/model/account.ts';
import type { Transaction } from '../../../../shared/model/transaction.ts';
import { useSignedIn } from '../../../auth/me-context.ts';

/** The accounts that money of an entry can have moved to: the others in its currency, loans first. */
export function useOtherAccounts({ accountId, currency }: Transaction): readonly Account[] {
  const { accounts } = useSignedIn().organization;
  const others = accounts.filter((account) => account.id !== accountId && account.currency === currency);
  return others.toSorted((a, b) => Number(b.kind === 'loan') - Number(a.kind === 'loan'));
}
