import { limits } from '../../../shared/limits.ts';
import type { Account, NewAccount } from '../../../shared/model/account.ts';
import { isRefusal, refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { accountKept } from './closed-figures.ts';
import { changeAccounts, nameTaken } from './change-accounts.ts';

/**
 * Adds an account; with an opening balance only for who may close books, while none are closed. Sent twice with the same id and facts it is
 * added once.
 */
export async function addAccount(
  { id, ...facts }: NewAccount,
  caller: Caller,
  cloud: Pick<Cloud, 'change' | 'organizations' | 'periodLocks' | 'ledger' | 'imports'>,
): Promise<Account | Refusal> {
  return changeAccounts(caller, 'account-added', cloud, async ({ accounts, currency }) => {
    const account: Account = {
      id,
      name: facts.name,
      kind: facts.kind,
      currency: facts.currency ?? currency,
      lastDigits: facts.lastDigits ?? null,
      openingBalance: facts.openingBalance ?? 0,
    };
    const existing = accounts.find((other) => other.id === id);
    if (existing) return isSame(existing, account) ? existing : refuse('already-exists');
    if (accounts.length >= limits.accounts)
      return refuse('invalid-input', { fields: { id: { code: 'too-many-accounts', max: limits.accounts } } });
    const further = await accountKept(undefined, account, caller, cloud);
    if (isRefusal(further)) return further;
    return nameTaken(account, accounts) ?? { after: account, accounts: [...accounts, account], further };
  });
}

function isSame(a: Account, b: Account): boolean {
  const facts = ({ name, kind, currency, lastDigits, openingBalance }: Account) =>
    JSON.stringify([name, kind, currency, lastDigits, openingBalance]);
  return facts(a) === facts(b);
}
