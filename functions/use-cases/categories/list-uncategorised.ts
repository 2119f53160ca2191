import type * as z from 'zod';
import type { listUncategorised as route } from '../../../shared/contract/categories.ts';
import { isRefusal } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { organizationOf } from '../books/organization-of.ts';
import { listTransactions } from '../ledger/list-transactions.ts';
import { guessFor } from './guess-categories.ts';

/** Entries without a category, newest first, each with what it may be as things are known now. */
export async function listUncategorised(
  query: z.output<typeof route.query>,
  caller: Caller,
  cloud: Pick<Cloud, 'organizations' | 'ledger' | 'categories'>,
): Promise<z.output<typeof route.reply> | Refusal> {
  const page = await listTransactions({ ...query, needs: 'category' }, caller, cloud);
  if (isRefusal(page)) return page;
  const organization = await organizationOf(caller.organizationId, cloud);
  const guess = await guessFor(page.items, organization, cloud);
  const items = page.items.map((transaction) => ({
    transaction,
    suggestion: guess.suggestionFor(transaction) ?? null,
  }));
  return { ...page, items };
}
