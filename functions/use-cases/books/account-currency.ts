import type { LedgerRow } from '../../domain/ledger/ledger-row.ts';
import type { StoredOrganization } from '../../store/organizations.ts';

/** What an account is kept in; one that is made just now is kept in the currency of the books. */
export const accountCurrency =
  ({ accounts, currency }: Pick<StoredOrganization, 'accounts' | 'currency'>) =>
  (accountId: string): LedgerRow['currency'] =>
    accounts.find(({ id }) => id === accountId)?.currency ?? currency;
