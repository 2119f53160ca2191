import type * as z from 'zod';
import type { listUncategorised as route } from '../../../shared/contract/categories.ts';
import { wantsCategory } from '../../../shared/wants-category.ts';
import { bookNames } from '../../domain/books/book-names.ts';
import { shownTransaction, withCategory } from '../../domain/books/shown-transaction.ts';
import { habitName } from '../../domain/categories/habit.ts';
import { isRefusal } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import { NameKeys } from '../../domain/text/name-key.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { organizationOf } from '../books/organization-of.ts';
import { filteredRows } from '../ledger/filtered-rows.ts';
import { guessFor } from './guess-categories.ts';

/** Entries without a category, newest first, each with what it may be as things are known now. */
export async function listUncategorised(
  query: z.output<typeof route.query>,
  caller: Caller,
  cloud: Pick<Cloud, 'organizations' | 'ledger' | 'categories'>,
): Promise<z.output<typeof route.reply> | Refusal> {
  const organization = await organizationOf(caller.organizationId, cloud);
  const wish = { query: { ...query, needs: 'category' }, isWanted: wantsCategory };
  const page = await filteredRows(wish, caller, cloud);
  if (isRefusal(page)) return page;
  const names = bookNames(organization);
  const guess = await guessFor(page.items, organization, cloud);
  const keys = new NameKeys();
  const items = page.items.map((row) => {
    const offer = guess.suggestionFor(row);
    const named = habitName(row, keys);
    const family = guess.familyOf(row);
    return {
      alike: named ? `${named.direction} ${named.name}` : row.id,
      transaction: shownTransaction(row, names),
      suggestion: offer ? withCategory(offer, names) : null,
      ...(family ? { family } : {}),
    };
  });
  return { ...page, items };
}
