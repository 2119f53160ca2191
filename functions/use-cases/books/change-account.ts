import type { Account, AccountChange } from '../../../shared/model/account.ts';
import { isUsed } from '../../domain/ledger/accounts.ts';
import { refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { changeAccounts, nameTaken } from './change-accounts.ts';
import { organizationOf } from './organization-of.ts';

/** Changes an account; its rows go by its id and show its new name. */
export async function changeAccount(
  id: string,
  change: AccountChange,
  { organizationId }: Caller,
  cloud: Pick<Cloud, 'organizations' | 'ledger'>,
): Promise<Account | Refusal> {
  const organization = await organizationOf(organizationId, cloud);
  const current = organization.accounts.find((account) => account.id === id);
  if (!current) return refuse('not-found');
  if (change.currency !== undefined && change.currency !== current.currency) {
    const totals = await cloud.ledger.accountTotals(organizationId);
    if (isUsed(current, totals))
      return refuse('invalid-input', {
        fields: { currency: { code: 'account-in-use', currency: current.currency } },
      });
  }
  return changeAccounts(organizationId, cloud, ({ accounts }) => {
    const before = accounts.find((account) => account.id === id);
    if (!before) return refuse('not-found');
    const after = changed(before, change);
    const others = accounts.filter((account) => account.id !== id);
    return (
      nameTaken(after, others) ?? {
        after,
        accounts: accounts.map((account) => (account.id === id ? after : account)),
      }
    );
  });
}

function changed(before: Account, change: AccountChange): Account {
  const { name, kind, currency, lastDigits, openingBalance } = change;
  return {
    ...before,
    name: name ?? before.name,
    kind: kind ?? before.kind,
    currency: currency ?? before.currency,
    lastDigits: lastDigits === undefined ? before.lastDigits : lastDigits,
    openingBalance: openingBalance ?? before.openingBalance,
  };
}
