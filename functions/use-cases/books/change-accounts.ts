import { isDeepStrictEqual } from 'node:util';
import type { Account } from '../../../shared/model/account.ts';
import { refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import type { StoredOrganization } from '../../store/organizations.ts';
import type { Write } from '../../store/writes.ts';
import { organizationOf } from './organization-of.ts';

/**
 * What is to become of the accounts: one that stands already, a "no", or the account as it will be among all of them, with what is written
 * beside.
 */
export type AccountsDecision =
  | Account
  | Refusal
  | { readonly after: Account; readonly accounts: Account[]; readonly further?: readonly Write[] };

/** Decides on an organisation's accounts as they are now and writes them, where anything of them changes. */
export async function changeAccounts(
  caller: Caller,
  act: 'account-added' | 'account-changed' | 'account-removed',
  cloud: Pick<Cloud, 'change' | 'organizations'>,
  decide: (organization: StoredOrganization) => AccountsDecision | Promise<AccountsDecision>,
): Promise<Account | Refusal> {
  return cloud.change(caller, act, async (change) => {
    const organization = await organizationOf(caller.organizationId, cloud);
    const decision = await decide(organization);
    if (!('after' in decision)) return decision;
    const { after, accounts, further = [] } = decision;
    if (isDeepStrictEqual(accounts, organization.accounts)) return after;
    change.about({ id: after.id, name: after.name });
    change.put(cloud.organizations.accountsChange(organization, accounts), ...further);
    return after;
  });
}

/** People tell accounts apart by their names: no two may have the same, and none the id under which another is kept, which names that one. */
export function nameTaken({ name }: Account, others: readonly Account[]): Refusal | undefined {
  const isTaken = others.some((other) => other.name === name || other.id === name);
  return isTaken ? refuse('invalid-input', { fields: { name: { code: 'account-name-taken' } } }) : undefined;
}
