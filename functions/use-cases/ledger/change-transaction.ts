import type { Transaction, TransactionChange } from '../../../shared/model/transaction.ts';
import { accountNamed } from '../../domain/ledger/accounts.ts';
import { changedEntry } from '../../domain/ledger/entry.ts';
import { refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { organizationOf } from '../books/organization-of.ts';
import { withdrawSuggestions } from '../matching/unlink-rows.ts';

/** Changes an entry, if it still is as the person saw it. */
export async function changeTransaction(
  id: string,
  change: TransactionChange,
  caller: Caller,
  cloud: Pick<Cloud, 'organizations' | 'ledger' | 'categories' | 'matches' | 'work' | 'now'>,
): Promise<Transaction | Refusal> {
  const { organizationId } = caller;
  const before = await cloud.ledger.get(organizationId, id);
  if (!before) return refuse('not-found');
  if (before.version !== change.version) return refuse('changed-meanwhile');
  const organization = await organizationOf(organizationId, cloud);
  const changed = changedEntry(before, change);
  const account = accountNamed(changed.accountLabel, organization.accounts);
  const after = { ...changed, accountId: account?.id ?? changed.accountLabel };
  const changes = [{ before, after }];
  const outcome = await cloud.ledger.tryWrite(changes, cloud.categories.habitWrites(changes));
  if (outcome === 'conflict') return refuse('changed-meanwhile');
  if (matchedBy.some((fact) => before[fact] !== after[fact])) {
    await withdrawSuggestions(organizationId, { transactionIds: [id] }, cloud);
    for (const day of new Set([before.date, after.date]))
      await cloud.work.send({ kind: 'match-period', organizationId, from: day, to: day });
  }
  return after;
}

/** By which receipts are found: what was suggested for an entry of other facts no longer holds. */
const matchedBy = ['kind', 'amount', 'date', 'description'] as const;
