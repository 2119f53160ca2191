import type { Account } from '../../../shared/model/account.ts';
import type { LedgerRow } from '../ledger/ledger-row.ts';

/** Services that report what they pay to whom; Zelle only moves money between banks, and few others report what friends send each other. */
const REPORTING = /\b(pay ?pal|upwork|fiverr)\b/i;

/**
 * Makes the function that says whether money went out by card, or through a service that reports it: by the account that it is of, or by
 * the bank's text.
 */
export function paidByService(
  accounts: readonly Pick<Account, 'id' | 'name' | 'kind'>[],
): (row: Pick<LedgerRow, 'accountId' | 'description'>) => boolean {
  const reporting = new Set(
    accounts.filter(({ name, kind }) => kind === 'credit-card' || REPORTING.test(name)).map(({ id }) => id),
  );
  return ({ accountId, description }) => reporting.has(accountId) || REPORTING.test(description);
}
