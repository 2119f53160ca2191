import type * as z from 'zod';
import type { listUncategorised as route } from '../../../shared/contract/categories.ts';
import { wantsCategory } from '../../../shared/wants-category.ts';
import { bookNames } from '../../domain/books/book-names.ts';
import { shownTransaction, withCategory } from '../../domain/books/shown-transaction.ts';
import { habitName } from '../../domain/categories/habit.ts';
import { toldByDocument } from '../../domain/categories/told-by-document.ts';
import type { LedgerRow } from '../../domain/ledger/ledger-row.ts';
import { isRefusal } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import { NameKeys } from '../../domain/text/name-key.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { organizationOf } from '../books/organization-of.ts';
import { filteredRows } from '../ledger/filtered-rows.ts';
import { guessFor } from './guess-categories.ts';

/** Entries without a category, newest first, each with what it may be as things are known now, by its documents where these say more. */
export async function listUncategorised(
  query: z.output<typeof route.query>,
  caller: Caller,
  cloud: Pick<Cloud, 'organizations' | 'ledger' | 'categories' | 'receipts'>,
): Promise<z.output<typeof route.reply> | Refusal> {
  const organization = await organizationOf(caller.organizationId, cloud);
  const wish = { query: { ...query, needs: 'category' }, isWanted: wantsCategory };
  const page = await filteredRows(wish, caller, cloud);
  if (isRefusal(page)) return page;
  const names = bookNames(organization);
  const told = await toldByDocuments(page.items, caller, cloud);
  const guess = await guessFor([...page.items, ...told.values()], organization, cloud);
  const keys = new NameKeys();
  const items = page.items.map((row) => {
    const linked = told.get(row.id);
    const offer = guess.suggestionFor(row) ?? (linked && guess.suggestionFor(linked));
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

/** Purchases of these rows as their only vendor's documents tell of them: a check names nobody. */
async function toldByDocuments(
  rows: readonly LedgerRow[],
  { organizationId }: Caller,
  { receipts }: Pick<Cloud, 'receipts'>,
): Promise<Map<string, LedgerRow>> {
  const linked = rows.filter(({ amount, receiptIds }) => amount < 0 && receiptIds.length > 0);
  if (linked.length === 0) return new Map();
  const ids = [...new Set(linked.flatMap(({ receiptIds }) => receiptIds))];
  const vendors = new Map(
    (await receipts.getMany(organizationId, ids)).map(({ id, vendor }) => [id, vendor]),
  );
  const told = linked.flatMap((row): [string, LedgerRow][] => {
    const [vendor, ...others] = new Set(row.receiptIds.map((id) => vendors.get(id)));
    const as = vendor && others.length === 0 ? toldByDocument(row, vendor) : undefined;
    return as ? [[row.id, as]] : [];
  });
  return new Map(told);
}
