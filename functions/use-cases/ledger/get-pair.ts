import type * as z from 'zod';
import type { getPair as route } from '../../../shared/contract/ledger.ts';
import { shownTransaction } from '../../domain/books/shown-transaction.ts';
import { refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { bookNamesOf } from '../books/book-names-of.ts';

/** One pair with those of its entries that stand; of two that became one also the other, as it was. */
export async function getPair(
  id: string,
  { organizationId }: Caller,
  cloud: Pick<Cloud, 'pairs' | 'ledger' | 'organizations'>,
): Promise<z.output<typeof route.reply> | Refusal> {
  const pair = await cloud.pairs.get(organizationId, id);
  if (!pair) return refuse('not-found');
  const standing = await cloud.ledger.getMany(organizationId, pair.transactionIds);
  const merged = pair.kind === 'duplicate' && pair.status === 'made' ? (pair.rows ?? []) : [];
  const names = await bookNamesOf(organizationId, cloud);
  const rows = pair.transactionIds.flatMap(
    (side) => [...standing, ...merged].find((row) => row.id === side) ?? [],
  );
  return { pair, rows: rows.map((row) => shownTransaction(row, names)) };
}
