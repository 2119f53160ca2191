import { historyOf, RowHistory } from '../domain/ledger/history.ts';
import type { Hand } from '../domain/ledger/history.ts';
import type { RowChange } from '../domain/ledger/totals.ts';
import { entity } from './entity.ts';
import { inOrganization, listOf, orderedBy } from './keys.ts';
import type { Table } from './table.ts';
import type { Write } from './writes.ts';

type Life = Pick<RowHistory, 'rowId' | 'addedAt'>;

/** Under which the history of one life of a row lies, the oldest change first. */
export const historyFor = ({ rowId, addedAt }: Life): string => `HISTORY#${rowId}#${addedAt}#`;
const newestChanges = (organizationId: string): string => listOf(organizationId, 'CHANGES');

/** By the version that a change leaves; the removal of a row comes after that version and before the one with which it comes back. */
const orderOf = ({ version, act }: RowHistory): string =>
  String(version).padStart(10, '0') + (act === 'removed' ? '#removed' : '');

export const rowHistories = entity({
  name: 'row-history',
  schema: RowHistory,
  key: (entry) => inOrganization(entry.organizationId, historyFor(entry) + orderOf(entry)),
  index1: (entry) => [
    newestChanges(entry.organizationId),
    orderedBy(entry.at, `${entry.rowId}#${orderOf(entry)}`),
  ],
});

/** The sort key that a row's history goes on from after this change. */
export const placeInHistory = (entry: RowHistory): string => rowHistories.key(entry)[1];

/** What was changed of rows since an instant, in whatever order it was; from the index. New rows are no changes. */
export const changesSince = (
  table: Table,
  organizationId: string,
  instant: string,
): AsyncGenerator<RowHistory> =>
  table.all(rowHistories, { index: 'index1', partition: newestChanges(organizationId), from: instant });

/** What the histories of rows keep of changes, to be written with them: once, however often one is written again. */
export const historyWrites = (changes: readonly RowChange[], hand: Hand, table: Table): Write[] =>
  changes.flatMap((change) => historyOf(change, hand) ?? []).map((entry) => table.put(rowHistories, entry));
