import * as z from 'zod';
import { entity, OwnedBy } from './entity.ts';
import type { Key } from './entity.ts';
import { inOrganization } from './keys.ts';
import type { Table } from './table.ts';
import { onlyAsRead, onlyBelow, onlyExisting } from './updates.ts';
import { ifNew } from './writes.ts';
import type { Write } from './writes.ts';

const countKey = (organizationId: string, of: string): Key => inOrganization(organizationId, `COUNT#${of}`);

const counts = entity({
  name: 'count',
  /** `changes`: how often it was counted since it was first kept, so that a recount knows that nothing was counted meanwhile. */
  schema: OwnedBy.extend({ of: z.string(), count: z.int(), changes: z.int().optional() }),
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
  await table.writePlain('count-kept', table.put(counts, { organizationId, of, count }, ifNew));
  return (await kept())?.count ?? count;
}

/**
 * Counts again among the things themselves, where a count and what it counts have drifted apart; gives how many there are by it. Where
 * something was counted meanwhile that stays, as nobody can tell whether it was seen.
 */
export async function recount(
  { organizationId, of }: Counted,
  countAll: () => Promise<number>,
  table: Table,
): Promise<number> {
  const kept = () => table.get(counts, countKey(organizationId, of));
  const before = await kept();
  const count = await countAll();
  if (!before || before.count === count) return count;
  const corrected = table.add(counts, { organizationId, of, count, changes: 1 }, ['changes']);
  await table.updatePlain('count-kept', onlyAsRead(corrected, 'changes', before.changes));
  return (await kept())?.count ?? count;
}

/** The write that counts one more, refused where there are as many as there may be. */
export const countedIn = (what: Counted, max: number, table: Table): Write =>
  onlyBelow(changeOf(what, 1, table), 'count', max);

/** The write that counts one fewer. */
export const countedOut = (what: Counted, table: Table): Write => changeOf(what, -1, table);

const changeOf = (what: Counted, count: 1 | -1, table: Table): Write =>
  onlyExisting(table.add(counts, { ...what, count, changes: 1 }, ['count', 'changes']));
