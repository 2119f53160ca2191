import type { Transaction, TransactionChange } from '../../../shared/model/transaction.ts';
import { shownTransaction } from '../../domain/books/shown-transaction.ts';
import { changedEntry } from '../../domain/ledger/entry.ts';
import type { LedgerRow } from '../../domain/ledger/ledger-row.ts';
import { isRefusal, refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { again } from '../../store/again.ts';
import { learnNames } from '../books/learn-names.ts';
import { organizationOf } from '../books/organization-of.ts';
import { matchedAnew } from '../matching/matched-anew.ts';

type Parts = Pick<Cloud, 'organizations' | 'ledger' | 'categories' | 'matches' | 'outbox' | 'now'>;

/** Changes an entry, if it still is as the person saw it. */
export async function changeTransaction(
  id: string,
  change: TransactionChange,
  { organizationId, userId }: Caller,
  cloud: Parts,
): Promise<Transaction | Refusal> {
  const outcome = await again(async () => {
    const before = await cloud.ledger.get(organizationId, id);
    if (!before) return refuse('not-found');
    return before.version === change.version
      ? changed(before, change, userId, cloud)
      : refuse('changed-meanwhile');
  });
  return outcome === 'conflict' ? refuse('changed-meanwhile') : outcome;
}

async function changed(
  before: LedgerRow,
  { version: _seen, category, accountLabel, ...change }: TransactionChange,
  userId: string,
  cloud: Parts,
): Promise<Transaction | Refusal | 'conflict'> {
  const { organizationId } = before;
  const organization = await organizationOf(organizationId, cloud);
  const names = { accounts: given(accountLabel), categories: given(category) };
  const learned = learnNames(names, organization, cloud);
  if (isRefusal(learned)) return learned;
  const after = changedEntry(before, {
    ...change,
    ...(accountLabel === undefined ? {} : { accountId: learned.accountId(accountLabel) }),
    ...(category === undefined ? {} : { categoryId: learned.categoryId(category) }),
  });
  const changes = [{ before, after }];
  const hand = { userId, at: cloud.now().toISOString() };
  const further = [
    ...cloud.categories.habitWrites(changes),
    ...learned.writes,
    ...(await matchedAnew(changes, cloud)),
  ];
  if ((await cloud.ledger.tryWrite(changes, hand, further)) === 'conflict') return 'conflict';
  return shownTransaction(after, learned.names);
}

const given = (name: string | undefined): string[] => (name === undefined ? [] : [name]);
