import type * as z from 'zod';
import type { listPairs } from '../../../shared/contract/ledger.ts';
import { refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { cursorAfter, readCursor } from '../../store/cursor.ts';

/** Pairs to decide or decided, newest first, with their entries; a pair whose entries are gone is not shown. */
export async function browsePairs(
  query: z.output<typeof listPairs.query>,
  { organizationId }: Caller,
  { pairs, ledger }: Pick<Cloud, 'pairs' | 'ledger'>,
): Promise<z.output<typeof listPairs.reply> | Refusal> {
  const { cursor, limit, status } = query;
  const after = cursor === undefined ? undefined : readCursor(cursor, organizationId, query);
  if (cursor !== undefined && after === undefined)
    return refuse('invalid-input', { fields: { cursor: 'Start the list again.' } });
  const { items, more } = await pairs.page(organizationId, status, { after, limit });
  const found = await ledger.getMany(organizationId, [
    ...new Set(items.flatMap(({ transactionIds }) => transactionIds)),
  ]);
  const shown = items.flatMap((pair) => {
    const rows = pair.transactionIds.flatMap(
      (id) => found.find((row) => row.id === id) ?? pair.rows?.find((row) => row.id === id) ?? [],
    );
    const isTaken = pair.status === 'suggested' && rows.some(({ pairId }) => pairId !== undefined);
    return rows.length === 2 && !isTaken ? [{ pair, rows }] : [];
  });
  const last = items.at(-1);
  const nextCursor = last && more ? cursorAfter(pairs.positionOf(last), organizationId, query) : undefined;
  return { items: shown, ...(nextCursor === undefined ? {} : { nextCursor }) };
}
