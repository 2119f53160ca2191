import type { Account } from '../../../shared/model/account.ts';
import { isUsed } from '../../domain/ledger/accounts.ts';
import { isRefusal, refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { accountKept } from './closed-figures.ts';
import { changeAccounts } from './change-accounts.ts';

type Parts = Pick<
  Cloud,
  'change' | 'organizations' | 'ledger' | 'imports' | 'recurringEntries' | 'periodLocks'
>;

/** Takes an account out of the books while nothing is in it, and gives it as it was: adding it again under its id takes that back. */
export async function removeAccount(id: string, caller: Caller, cloud: Parts): Promise<Account | Refusal> {
  const { organizationId } = caller;
  if (await isInUse(id, organizationId, cloud))
    return refuse('wrong-state', { because: { code: 'account-holds-entries' } });
  const removed = await changeAccounts(caller, 'account-removed', cloud, async ({ accounts }) => {
    const account = accounts.find((one) => one.id === id);
    if (!account) return refuse('not-found');
    const others = accounts.filter((one) => one !== account);
    if (others.length === 0) return refuse('wrong-state', { because: { code: 'last-account' } });
    const further = await accountKept(account, undefined, caller, cloud);
    return isRefusal(further) ? further : { after: account, accounts: others, further };
  });
  if ('refused' in removed || !(await isInUse(id, organizationId, cloud))) return removed;
  // An entry came to it in this moment: an account with entries is never missing from the list.
  await changeAccounts(caller, 'account-added', cloud, ({ accounts }) =>
    accounts.some((one) => one.id === id) ? removed : { after: removed, accounts: [...accounts, removed] },
  );
  return refuse('changed-meanwhile');
}

/** Whether entries or statements lie in it, or entries are due to come to it. */
async function isInUse(
  id: string,
  organizationId: string,
  { ledger, imports, recurringEntries }: Parts,
): Promise<boolean> {
  if (isUsed({ id }, await ledger.accountTotals(organizationId))) return true;
  const [statement] = await imports.lastCoverage(organizationId, id, 1);
  if (statement) return true;
  return (await recurringEntries.of(organizationId)).some(({ accountId }) => accountId === id);
}
