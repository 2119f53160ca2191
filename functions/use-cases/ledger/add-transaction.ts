import type { NewTransaction, Transaction } from '../../../shared/model/transaction.ts';
import { shownTransaction } from '../../domain/books/shown-transaction.ts';
import { bodyId } from '../../domain/ids.ts';
import { entryOf } from '../../domain/ledger/entry.ts';
import { isRefusal, refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { again } from '../../store/again.ts';
import { accountCurrency } from '../books/account-currency.ts';
import { learnNames } from '../books/learn-names.ts';
import { organizationOf } from '../books/organization-of.ts';
import { newRow } from './new-row.ts';

type Parts = Pick<Cloud, 'organizations' | 'ledger' | 'categories' | 'rates' | 'outbox' | 'now'>;

/** Adds an entry typed by hand, in its account's currency unless told. Sent twice with the same id and content it is added once, also where it was deleted or merged since. */
export async function addTransaction(
  entry: NewTransaction,
  caller: Caller,
  cloud: Parts,
): Promise<Transaction | Refusal> {
  const outcome = await again(() => added(entry, caller, cloud));
  return outcome === 'conflict' ? refuse('changed-meanwhile') : outcome;
}

async function added(
  wish: NewTransaction,
  { organizationId, userId }: Caller,
  cloud: Parts,
): Promise<Transaction | Refusal | 'conflict'> {
  const { category, accountLabel, ...entry } = wish;
  const organization = await organizationOf(organizationId, cloud);
  const categories = category ? [category] : [];
  const learned = learnNames({ accounts: [accountLabel], categories }, organization, cloud);
  if (isRefusal(learned)) return learned;
  const ids = {
    accountId: learned.accountId(accountLabel),
    categoryId: category ? learned.categoryId(category) : undefined,
  };
  const typed = entryOf(
    { ...entry, ...ids },
    {
      userId,
      organizationId,
      currency: accountCurrency(organization)(ids.accountId),
      source: 'entry',
      createdAt: cloud.now().toISOString(),
    },
  );
  const { row, writes } = await newRow(typed, organization, cloud);
  const asked = bodyId(wish);
  const further = [
    cloud.ledger.asking({ organizationId, id: row.id, asked, createdAt: row.createdAt }),
    ...learned.writes,
    ...writes,
  ];
  const hand = { userId, at: row.createdAt };
  if ((await cloud.ledger.tryWrite([{ after: row }], hand, further)) === 'written')
    return shownTransaction(row, learned.names);
  const existing = await cloud.ledger.get(organizationId, entry.id);
  const earlier = await cloud.ledger.askedEntry(organizationId, entry.id);
  if (!existing && !earlier) return 'conflict';
  return existing && earlier?.asked === asked
    ? shownTransaction(existing, learned.names)
    : refuse('already-exists');
}
