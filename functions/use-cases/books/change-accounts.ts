import type { Account } from '../../../shared/model/account.ts';
import { refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { again } from '../../store/again.ts';
import type { StoredOrganization } from '../../store/organizations.ts';
import type { Write } from '../../store/writes.ts';
import { organizationOf } from './organization-of.ts';

/** What is to become of the accounts: one that stands already, a "no", or the account as it will be among all of them, with what is written beside. */
export type AccountsDecision =
  | Account
  | Refusal
  | { readonly after: Account; readonly accounts: Account[]; readonly further?: readonly Write[] };

/** Decides on an organisation's accounts as they are now and writes them; decides anew where somebody changed them meanwhile. */
export async function changeAccounts(
  organizationId: string,
  cloud: Pick<Cloud, 'organizations'>,
  decide: (organization: StoredOrganization) => AccountsDecision | Promise<AccountsDecision>,
): Promise<Account | Refusal> {
  const outcome = await again(async () => {
    const organization = await organizationOf(organizationId, cloud);
    const decision = await decide(organization);
    if (!('after' in decision)) return decision;
    const written = await cloud.organizations.trySaveAccounts(
      organization,
      decision.accounts,
      decision.further,
    );
    return written === 'conflict' ? written : decision.after;
  });
  return outcome === 'conflict' ? refuse('changed-meanwhile') : outcome;
}

/** People tell accounts apart by their names: no two may have the same, and none the id under which another is kept, which names that one. */
export function nameTaken({ name }: Account, others: readonly Account[]): Refusal | undefined {
  const isTaken = others.some((other) => other.name === name || other.id === name);
  return isTaken ? refuse('invalid-input', { fields: { name: { code: 'account-name-taken' } } }) : undefined;
}
