import * as z from 'zod';
import { entity } from './entity.ts';
import type { Key } from './entity.ts';
import { orderedBy } from './keys.ts';
import type { Table } from './table.ts';

const UNFINISHED = 'UNFINISHED';

/** Where work in progress is found in the second index, by when it last changed. */
export const unfinishedKey = (changedAt: string, id: string): Key => [UNFINISHED, orderedBy(changedAt, id)];

/** What imports, jobs and receipts in work have in common, as the index of unfinished work shows them. */
const Unfinished = z.object({
  entity: z.enum(['import', 'receipt', 'job']),
  organizationId: z.string(),
  id: z.string(),
  status: z.string(),
});
export type Unfinished = z.infer<typeof Unfinished>;

const unfinishedWork = entity({ name: 'unfinished', schema: Unfinished, key: () => ['', ''] });

/** Work that began before `instant` and has not ended, oldest first, at most `limit`. */
export async function unfinishedSince(table: Table, instant: string, limit: number): Promise<Unfinished[]> {
  const { items } = await table.page(unfinishedWork, {
    index: 'index2',
    partition: UNFINISHED,
    to: instant,
    limit,
  });
  return items;
}
