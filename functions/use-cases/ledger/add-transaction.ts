import type { NewTransaction, Transaction } from '../../../shared/model/transaction.ts';
import type { BookNames } from '../../domain/books/book-names.ts';
import { shownTransaction } from '../../domain/books/shown-transaction.ts';
import { bodyId } from '../../domain/ids.ts';
import { detailsTrouble, ownCategoryOf } from '../../domain/ledger/entry-details.ts';
import { changedEntry, entryOf } from '../../domain/ledger/entry.ts';
import { isRefusal, refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import type { Change } from '../../store/change.ts';
import { accountCurrency } from '../books/account-currency.ts';
import { learnNames } from '../books/learn-names.ts';
import { organizationOf } from '../books/organization-of.ts';
import { firstOfMany } from './first-of-many.ts';
import { newRow } from './new-row.ts';
import { givenParts, partTroubles } from './split-parts.ts';

type Parts = Pick<
  Cloud,
  'change' | 'organizations' | 'ledger' | 'categories' | 'rates' | 'recurringEntries' | 'now'
>;

/**
 * Adds an entry typed by hand, in its account's currency unless told, and sets up what follows where it is the first of many. Sent twice
 * with the same id and content it is added once, also where it was deleted or merged since.
 */
export async function addTransaction(
  entry: NewTransaction,
  caller: Caller,
  cloud: Parts,
): Promise<Transaction | Refusal> {
  return cloud.change(caller, 'entry-added', (change) => added(change, entry, caller, cloud));
}

async function added(
  change: Change,
  wish: NewTransaction,
  { organizationId, userId }: Caller,
  cloud: Parts,
): Promise<Transaction | Refusal> {
  const { category, accountLabel, recurring: _recurring, parts = [], ...entry } = wish;
  const organization = await organizationOf(organizationId, cloud);
  const categories = category ? [category] : [];
  const learned = learnNames({ accounts: [accountLabel], categories }, organization, cloud);
  if (isRefusal(learned)) return learned;
  const ids = {
    accountId: learned.accountId(accountLabel),
    categoryId: category ? learned.categoryId(category) : undefined,
  };
  const asked = bodyId(wish);
  const askedBefore = () => addedBefore(wish.id, { organizationId, asked, names: learned.names }, cloud);
  const earlier = change.isRetry ? await askedBefore() : undefined;
  if (earlier) return earlier;
  const following = await firstOfMany(wish, { organization, learned, userId, asked }, cloud);
  if (isRefusal(following)) return (await askedBefore()) ?? following;
  const typed = entryOf(
    { ...entry, ...ids },
    {
      userId,
      organizationId,
      currency: accountCurrency(organization)(ids.accountId),
      source: 'entry',
      createdAt: change.at,
    },
  );
  const wrongParts = partTroubles(parts, typed, [], organization);
  if (wrongParts) return refuse('invalid-input', { fields: wrongParts });
  const split = parts.length > 0 ? ownCategoryOf(givenParts(parts, learned.names), typed.amount) : undefined;
  const whole = split ? { ...changedEntry(typed, split), version: typed.version } : typed;
  const troubles = split && detailsTrouble({ parts }, typed, whole);
  if (troubles) return refuse('invalid-input', { fields: troubles });
  const { row, writes } = await newRow(whole, organization, cloud);
  change.about({ id: row.id, name: row.description });
  change.put(
    ...cloud.ledger.writesOf([{ after: row }], { userId, at: change.at }),
    cloud.ledger.asking({ organizationId, id: row.id, asked, createdAt: change.at }),
    ...[...learned.writes, ...following, ...writes],
  );
  return shownTransaction(row, learned.names);
}

/** What an entry was asked for by, and what the books call things now. */
interface Asked {
  readonly organizationId: string;
  readonly asked: string;
  readonly names: BookNames;
}

/** The entry with this id where it was added by the same wish, a refusal where by another; undefined where it never was. */
async function addedBefore(
  id: string,
  { organizationId, asked, names }: Asked,
  { ledger }: Pick<Cloud, 'ledger'>,
): Promise<Transaction | Refusal | undefined> {
  const existing = await ledger.get(organizationId, id);
  const earlier = await ledger.askedEntry(organizationId, id);
  if (!existing && !earlier) return undefined;
  return existing && earlier?.asked === asked ? shownTransaction(existing, names) : refuse('already-exists');
}
