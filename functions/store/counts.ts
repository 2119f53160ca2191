import * as z from 'zod';
import { entity, OwnedBy } from './entity.ts';
import type { Key } from './entity.ts';
import { inOrganization } from './keys.ts';
import type { Table } from './table.ts';
import { onlyBelow, onlyExisting } from './updates.ts';
import { ifNew } from './writes.ts';
import type { Write } from './writes.ts';

const countKey = (organizationId: string, of: string): Key => inOrganization(organizationId, `COUNT#${of}`);

const counts = entity({
  name: 'count',
  schema: OwnedBy.extend({ of: z.string(), count: z.int() }),
  key: ({ organizationId, of }) => countKey(organizationId, of),
});

/** What is counted: things of a kind of one organization. */
interface Counted {
  readonly organizationId: string;
  readonly of: string;
}

/**
 * How many there are by their count; counted among the things themselves where books are older than that. Until this was asked once, no
 * write that changes the number is taken, so that none passes a first count by.
 */
export async function countOf(
  { organizationId, of }: Counted,
  countAll: () => Promise<number>,
  table: Table,
): Promise<number> {
  const kept = () => table.get(counts, countKey(organizationId, of));
  const known = await kept();
  if (known) return known.count;
  const count = await countAll();
  await table.tryWrite([table.put(counts, { organizationId, of, count }, ifNew)]);
  return (await kept())?.count ?? count;
}

/** The write that counts one more, refused where there are as many as there may be. */
export const countedIn = (what: Counted, max: number, table: Table): Write =>
  onlyBelow(changeOf(what, 1, table), 'count', max);

/** The write that counts one fewer. */
export const countedOut = (what: Counted, table: Table): Write => changeOf(what, -1, table);

const changeOf = (what: Counted, count: 1 | -1, table: Table): Write =>
  onlyExisting(table.add(counts, { ...what, count }, ['count']));
