import type { NewTransaction, Transaction } from '../../../shared/model/transaction.ts';
import { accountNamed } from '../../domain/ledger/accounts.ts';
import { entryOf } from '../../domain/ledger/entry.ts';
import { refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { organizationOf } from '../books/organization-of.ts';
import { guessFor } from '../categories/guess-categories.ts';

type Parts = Pick<Cloud, 'organizations' | 'ledger' | 'categories' | 'work' | 'now'>;

/** Adds an entry typed by hand. Sent twice with the same id and content it is added once. */
export async function addTransaction(
  entry: NewTransaction,
  caller: Caller,
  cloud: Parts,
): Promise<Transaction | Refusal> {
  const { organizationId, userId } = caller;
  const organization = await organizationOf(organizationId, cloud);
  const account = accountNamed(entry.accountLabel, organization.accounts);
  const typed = entryOf(entry, {
    userId,
    organizationId,
    currency: organization.currency,
    accountId: account?.id ?? entry.accountLabel,
    source: 'entry',
    createdAt: cloud.now().toISOString(),
  });
  const row = (await guessFor([typed], organization, cloud)).applied(typed);
  const changes = [{ after: row }];
  const outcome = await cloud.ledger.tryWrite(changes, cloud.categories.habitWrites(changes));
  if (outcome === 'conflict') {
    const existing = await cloud.ledger.get(organizationId, entry.id);
    return existing && isSameEntry(existing, row) ? existing : refuse('already-exists');
  }
  await cloud.work.send({ kind: 'match-period', organizationId, from: row.date, to: row.date });
  await cloud.work.send({ kind: 'pair-period', organizationId, from: row.date, to: row.date });
  return row;
}

function isSameEntry(existing: Transaction, sent: Transaction): boolean {
  const facts = ({ kind, description, amount, date, accountLabel }: Transaction) =>
    JSON.stringify([kind, description, amount, date, accountLabel]);
  return existing.source === 'entry' && facts(existing) === facts(sent);
}
