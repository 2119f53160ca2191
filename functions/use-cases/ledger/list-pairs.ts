import type * as z from 'zod';
import type { listPairs as route } from '../../../shared/contract/ledger.ts';
import { shownTransaction } from '../../domain/books/shown-transaction.ts';
import { isRefusal } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { bookNamesOf } from '../books/book-names-of.ts';
import { onePage } from '../page.ts';

/** Pairs to decide or decided, newest first, with their entries; a pair whose entries are gone is not shown. */
export async function listPairs(
  query: z.output<typeof route.query>,
  caller: Caller,
  cloud: Pick<Cloud, 'pairs' | 'ledger' | 'organizations'>,
): Promise<z.output<typeof route.reply> | Refusal> {
  const { pairs, ledger } = cloud;
  const page = await onePage(query, caller, {
    read: (place) => pairs.page(caller.organizationId, query.status, place),
    positionOf: (pair) => pairs.positionOf(pair),
  });
  if (isRefusal(page)) return page;
  const found = await ledger.getMany(caller.organizationId, [
    ...new Set(page.items.flatMap(({ transactionIds }) => transactionIds)),
  ]);
  const names = await bookNamesOf(caller.organizationId, cloud);
  const items = page.items.flatMap((pair) => {
    const rows = pair.transactionIds.flatMap(
      (id) => found.find((row) => row.id === id) ?? pair.rows?.find((row) => row.id === id) ?? [],
    );
    const isTaken = pair.status === 'suggested' && rows.some(({ pairId }) => pairId !== undefined);
    if (rows.length !== 2 || isTaken) return [];
    return [{ pair, rows: rows.map((row) => shownTransaction(row, names)) }];
  });
  return { ...page, items };
}
