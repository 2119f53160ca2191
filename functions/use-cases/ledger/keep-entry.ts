import type { NewTransaction, Transaction, TransactionChange } from '../../../shared/model/transaction.ts';
import { accountNamed } from '../../domain/ledger/accounts.ts';
import { changedEntry, entryOf } from '../../domain/ledger/entry.ts';
import { refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { ConditionFailedError } from '../../store/table.ts';
import { guessFor } from '../categories/guess-categories.ts';
import { organizationOf } from '../books/organization-of.ts';
import { retireDecisions, unlinkedReceipts, withdrawSuggestions } from '../matching/unlink-rows.ts';

type Books = Pick<Cloud, 'people' | 'ledger' | 'categories' | 'work' | 'now'>;

/** Adds an entry typed by hand. Sent twice with the same id and content it is added once. */
export async function addEntry(
  entry: NewTransaction,
  caller: Caller,
  cloud: Books,
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
  const row = (await guessFor([typed], caller, cloud)).applied(typed);
  const changes = [{ after: row }];
  try {
    await cloud.ledger.write(changes, cloud.categories.habitWrites(changes));
  } catch (error) {
    if (!(error instanceof ConditionFailedError)) throw error;
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

/** Changes an entry, if it still is as the person saw it. */
export async function changeEntry(
  id: string,
  change: TransactionChange,
  caller: Caller,
  cloud: Books & Pick<Cloud, 'matches'>,
): Promise<Transaction | Refusal> {
  const { organizationId } = caller;
  const before = await cloud.ledger.get(organizationId, id);
  if (!before) return refuse('not-found');
  if (before.version !== change.version) return refuse('changed-meanwhile');
  const organization = await organizationOf(organizationId, cloud);
  const changed = changedEntry(before, change);
  const account = accountNamed(changed.accountLabel, organization.accounts);
  const after = { ...changed, accountId: account?.id ?? changed.accountLabel };
  try {
    const changes = [{ before, after }];
    await cloud.ledger.write(changes, cloud.categories.habitWrites(changes));
  } catch (error) {
    if (error instanceof ConditionFailedError) return refuse('changed-meanwhile');
    throw error;
  }
  if (matchedBy.some((fact) => before[fact] !== after[fact])) {
    await withdrawSuggestions(organizationId, { transactionIds: [id] }, cloud);
    for (const day of new Set([before.date, after.date]))
      await cloud.work.send({ kind: 'match-period', organizationId, from: day, to: day });
  }
  return after;
}

/** By which receipts are found: what was suggested for an entry of other facts no longer holds. */
const matchedBy = ['kind', 'amount', 'date', 'description'] as const;

/** Deletes an entry with its share of the totals; its receipts stay and are open again. */
export async function deleteEntry(
  id: string,
  caller: Caller,
  cloud: Pick<Cloud, 'ledger' | 'receipts' | 'matches' | 'categories' | 'now'>,
): Promise<Transaction | Refusal> {
  const { organizationId } = caller;
  const row = await cloud.ledger.get(organizationId, id);
  if (!row) return refuse('not-found');
  try {
    const receipts = await unlinkedReceipts([row], cloud);
    const forgotten = cloud.categories.habitWrites([{ before: row }]);
    await cloud.ledger.write(
      [{ before: row }],
      [...receipts, ...forgotten, cloud.ledger.archiveOf(row, cloud.now().toISOString())],
    );
  } catch (error) {
    if (error instanceof ConditionFailedError) return refuse('changed-meanwhile');
    throw error;
  }
  await withdrawSuggestions(organizationId, { transactionIds: [id] }, cloud);
  await retireDecisions(organizationId, { transactionIds: [id], receiptIds: row.receiptIds }, cloud);
  return row;
}

export async function showEntry(
  id: string,
  { organizationId }: Caller,
  { ledger }: Pick<Cloud, 'ledger'>,
): Promise<Transaction | Refusal> {
  return (await ledger.get(organizationId, id)) ?? refuse('not-found');
}
