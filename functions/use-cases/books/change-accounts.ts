import type { Account } from '../../../shared/model/account.ts';
import { namesOf } from '../../domain/ledger/accounts.ts';
import { refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { again } from '../../store/again.ts';
import type { StoredAccount, StoredOrganization } from '../../store/organizations.ts';
import { organizationOf } from './organization-of.ts';

/** What is to become of the accounts: one that stands already, a "no", or the account as it will be among all of them. */
export type AccountsDecision = StoredAccount | Refusal | { after: StoredAccount; accounts: StoredAccount[] };

/** Decides on an organisation's accounts as they are now and writes them; decides anew where somebody changed them meanwhile. */
export async function changeAccounts(
  organizationId: string,
  cloud: Pick<Cloud, 'organizations'>,
  decide: (organization: StoredOrganization) => AccountsDecision,
): Promise<Account | Refusal> {
  const outcome = await again(async () => {
    const organization = await organizationOf(organizationId, cloud);
    const decision = decide(organization);
    if (!('after' in decision)) return decision;
    const written = await cloud.organizations.trySaveAccounts(organization, decision.accounts);
    return written === 'conflict' ? written : decision.after;
  });
  return outcome === 'conflict' ? refuse('changed-meanwhile') : outcome;
}

/** Rows name their account by its label: two accounts of one name could not be told apart, a former one included. */
export function nameTaken({ name }: Account, others: readonly StoredAccount[]): Refusal | undefined {
  const isTaken = others.some((other) => namesOf(other).includes(name));
  return isTaken
    ? refuse('invalid-input', { fields: { name: 'Another account has or had this name.' } })
    : undefined;
}
