import type { Account, AccountChange, NewAccount } from '../../../shared/model/account.ts';
import { ALL_MONTHS, isUsed, namesOf } from '../../domain/ledger/accounts.ts';
import { refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import type { StoredAccount, StoredOrganization } from '../../store/entities.ts';
import { ConditionFailedError } from '../../store/table.ts';
import { organizationOf } from './organization-of.ts';

type Parts = Pick<Cloud, 'people' | 'ledger'>;

/** The accounts are one attribute of the organisation; far more than anybody has stays far below an item's size. */
const ACCOUNTS_MAX = 200;
const TRIES_MAX = 5;

/** Adds an account. Sent twice with the same id and facts it is added once. */
export async function addAccount(
  { id, ...facts }: NewAccount,
  { organizationId }: Caller,
  cloud: Parts,
): Promise<Account | Refusal> {
  return changeAccounts(organizationId, cloud, ({ accounts, currency }) => {
    const account: StoredAccount = {
      id,
      name: facts.name,
      kind: facts.kind,
      currency: facts.currency ?? currency,
      lastDigits: facts.lastDigits ?? null,
      openingBalance: facts.openingBalance ?? 0,
    };
    const existing = accounts.find((other) => other.id === id);
    if (existing) return isSame(existing, account) ? existing : refuse('already-exists');
    if (accounts.length >= ACCOUNTS_MAX)
      return refuse('invalid-input', { fields: { id: `Keep at most ${ACCOUNTS_MAX} accounts.` } });
    return nameTaken(account, accounts) ?? { after: account, accounts: [...accounts, account] };
  });
}

/** Changes an account. Rows written under its old name stay with it. */
export async function changeAccount(
  id: string,
  change: AccountChange,
  { organizationId }: Caller,
  cloud: Parts,
): Promise<Account | Refusal> {
  const organization = await organizationOf(organizationId, cloud);
  const current = organization.accounts.find((account) => account.id === id);
  if (!current) return refuse('not-found');
  if (change.currency !== undefined && change.currency !== current.currency) {
    const totals = await cloud.ledger.monthTotals(organizationId, ALL_MONTHS);
    if (isUsed(current, totals))
      return refuse('invalid-input', {
        fields: { currency: `This account has transactions in ${current.currency}. Add another account.` },
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

function changed(before: StoredAccount, change: AccountChange): StoredAccount {
  const { name, kind, currency, lastDigits, openingBalance } = change;
  const isRenamed = name !== undefined && name !== before.name;
  const formerNames = namesOf(before).filter((former) => former !== name);
  return {
    ...before,
    name: name ?? before.name,
    kind: kind ?? before.kind,
    currency: currency ?? before.currency,
    lastDigits: lastDigits === undefined ? before.lastDigits : lastDigits,
    openingBalance: openingBalance ?? before.openingBalance,
    ...(isRenamed ? { formerNames } : {}),
  };
}

type Decision = StoredAccount | Refusal | { after: StoredAccount; accounts: StoredAccount[] };

/** Decides on the accounts as they are now and writes them; decides anew where somebody changed them meanwhile. */
async function changeAccounts(
  organizationId: string,
  cloud: Pick<Cloud, 'people'>,
  decide: (organization: StoredOrganization) => Decision,
): Promise<Account | Refusal> {
  for (let tries = 1; tries <= TRIES_MAX; tries += 1) {
    const organization = await organizationOf(organizationId, cloud);
    const decision = decide(organization);
    if (!('after' in decision)) return decision;
    try {
      await cloud.people.saveAccounts(organization, decision.accounts);
      return decision.after;
    } catch (error) {
      if (!(error instanceof ConditionFailedError)) throw error;
    }
  }
  return refuse('changed-meanwhile');
}

function isSame(a: Account, b: Account): boolean {
  const facts = ({ name, kind, currency, lastDigits, openingBalance }: Account) =>
    JSON.stringify([name, kind, currency, lastDigits, openingBalance]);
  return facts(a) === facts(b);
}

/** Rows name their account by its label: two accounts of one name could not be told apart, a former one included. */
function nameTaken({ name }: Account, others: readonly StoredAccount[]): Refusal | undefined {
  const isTaken = others.some((other) => namesOf(other).includes(name));
  return isTaken
    ? refuse('invalid-input', { fields: { name: 'Another account has or had this name.' } })
    : undefined;
}
