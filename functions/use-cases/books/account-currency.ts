import type { FieldTrouble } from '../../../shared/text/en/fields.ts';
import type { LedgerRow } from '../../domain/ledger/ledger-row.ts';
import type { StoredOrganization } from '../../store/organizations.ts';

/** What an account is kept in; one that is made just now is kept in the currency of the books. */
export const accountCurrency =
  ({ accounts, currency }: Pick<StoredOrganization, 'accounts' | 'currency'>) =>
  (accountId: string): LedgerRow['currency'] =>
    accounts.find(({ id }) => id === accountId)?.currency ?? currency;

/** What is wrong with entries in an account of another currency than theirs: its balance would add up what is no one amount. */
export function currencyTrouble(
  rows: readonly Pick<LedgerRow, 'currency'>[],
  accountId: string,
  books: Pick<StoredOrganization, 'accounts' | 'currency'>,
): FieldTrouble | undefined {
  const currency = accountCurrency(books)(accountId);
  const other = rows.find((row) => row.currency !== currency);
  return other && { code: 'account-of-other-currency', currency, own: other.currency };
}
