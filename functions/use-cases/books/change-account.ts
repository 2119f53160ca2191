import type { Account, AccountChange } from '../../../shared/model/account.ts';
import { isUsed } from '../../domain/ledger/accounts.ts';
import { isRefusal, refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { changeAccounts, nameTaken } from './change-accounts.ts';
import { accountKept } from './closed-figures.ts';
import { statedOpening } from './stated-opening.ts';

type Parts = Pick<Cloud, 'change' | 'organizations' | 'ledger' | 'imports' | 'periodLocks'>;

/**
 * Changes an account; its rows go by its id and show its new name. What counts in a closed period stays (`accountKept`); the opening balance
 * that its first statement says, sent as it is shown, is none that a person typed.
 */
export async function changeAccount(
  id: string,
  change: AccountChange,
  caller: Caller,
  cloud: Parts,
): Promise<Account | Refusal> {
  const { organizationId } = caller;
  return changeAccounts(caller, 'account-changed', cloud, async ({ accounts }) => {
    const before = accounts.find((account) => account.id === id);
    if (!before) return refuse('not-found');
    const after = changed(before, await withoutStated(change, before, organizationId, cloud));
    const others = accounts.filter((account) => account.id !== id);
    const refusal = (await refusedCurrency(before, after, organizationId, cloud)) ?? nameTaken(after, others);
    if (refusal) return refusal;
    const further = await accountKept(before, after, caller, cloud);
    if (isRefusal(further)) return further;
    return {
      after,
      accounts: accounts.map((account) => (account.id === id ? after : account)),
      further,
    };
  });
}

async function refusedCurrency(
  before: Account,
  after: Account,
  organizationId: string,
  { ledger }: Pick<Cloud, 'ledger'>,
): Promise<Refusal | undefined> {
  if (after.currency === before.currency) return undefined;
  if (!isUsed(before, await ledger.accountTotals(organizationId))) return undefined;
  const fields = { currency: { code: 'account-in-use', currency: before.currency } } as const;
  return refuse('invalid-input', { fields });
}

/** The change without an opening balance that is what the first statement says already. */
async function withoutStated(
  { openingBalance, ...others }: AccountChange,
  before: Account,
  organizationId: string,
  cloud: Pick<Cloud, 'imports'>,
): Promise<AccountChange> {
  if (openingBalance === undefined) return others;
  const isStated = openingBalance === (await statedOpening(before, organizationId, cloud));
  return isStated ? others : { ...others, openingBalance };
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
