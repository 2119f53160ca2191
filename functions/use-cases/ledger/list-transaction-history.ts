import type * as z from 'zod';
import type { listTransactionHistory as route } from '../../../shared/contract/ledger.ts';
import type { EntryHistoryLine } from '../../../shared/model/entry-history.ts';
import { shownChanges } from '../../domain/books/shown-history.ts';
import type { LedgerRow } from '../../domain/ledger/ledger-row.ts';
import { isRefusal, refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { placeInHistory } from '../../store/row-histories.ts';
import { bookNamesOf } from '../books/book-names-of.ts';
import { onePage } from '../page.ts';

type Parts = Pick<Cloud, 'ledger' | 'imports' | 'organizations' | 'people'>;

/** What was changed of a transaction, newest first; at the end where it came from. */
export async function listTransactionHistory(
  id: string,
  query: z.output<typeof route.query>,
  caller: Caller,
  cloud: Parts,
): Promise<z.output<typeof route.reply> | Refusal> {
  const row = await cloud.ledger.get(caller.organizationId, id);
  if (!row) return refuse('not-found');
  const bound = { ...query, id };
  const page = await onePage(bound, caller, {
    read: (place) => cloud.ledger.history(row, place),
    positionOf: placeInHistory,
  });
  if (isRefusal(page)) return page;
  const names = await bookNamesOf(caller.organizationId, cloud);
  const nameOf = await namesOf([row, ...page.items], cloud);
  const items: EntryHistoryLine[] = page.items.map((entry) => ({
    act: entry.act,
    at: entry.at,
    by: entry.userId === null ? null : { userId: entry.userId, name: nameOf(entry.userId) },
    ...(entry.after.ruleId === undefined ? {} : { byRule: true }),
    changes: shownChanges(entry, names),
  }));
  if (page.nextCursor !== undefined) return { ...page, items };
  return { items: [...items, await originOf(row, nameOf(row.userId), cloud)] };
}

/** What people are called who changed something; somebody who is gone has no name any more. */
async function namesOf(
  entries: readonly { readonly userId: string | null }[],
  { people }: Pick<Parts, 'people'>,
): Promise<(userId: string) => string | null> {
  const ids = [...new Set(entries.flatMap(({ userId }) => userId ?? []))];
  const names = new Map((await people.persons(ids)).map(({ id, fullName }) => [id, fullName]));
  return (userId) => names.get(userId) ?? null;
}

/** A row says itself who brought it, when, and by which import. */
async function originOf(
  { organizationId, source, createdAt: at, userId }: LedgerRow,
  name: string | null,
  { imports }: Pick<Parts, 'imports'>,
): Promise<EntryHistoryLine> {
  const [kind, id = ''] = source.split(':');
  if (kind === 'recurring') return { act: 'added', at, by: null, isRecurring: true, changes: [] };
  const job = kind === 'import' ? await imports.get(organizationId, id) : undefined;
  const file = job === undefined ? {} : { fileName: job.fileName };
  return { act: 'added', at, by: { userId, name }, ...file, changes: [] };
}
