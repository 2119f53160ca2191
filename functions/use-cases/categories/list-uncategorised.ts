import type * as z from 'zod';
import type { listUncategorised as route } from '../../../shared/contract/categories.ts';
import { wantsCategory } from '../../../shared/wants-category.ts';
import { bookNames } from '../../domain/books/book-names.ts';
import { shownTransaction, withCategory } from '../../domain/books/shown-transaction.ts';
import { habitKey } from '../../domain/categories/habit.ts';
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
  // Whoever paid an own invoice is a customer, whatever the bank's text says; a purchase is also what its bank's text says.
  const asCustomers = page.items.map((row) => (row.amount > 0 && told.get(row.id)) || row);
  const guess = await guessFor([...asCustomers, ...told.values()], organization, cloud);
  const keys = new NameKeys();
  const items = page.items.map((row) => {
    const linked = told.get(row.id);
    const offer = guess.suggestionFor(row) ?? (linked && guess.suggestionFor(linked));
    const family = guess.familyOf(row.amount > 0 ? (linked ?? row) : row);
    return {
      // Only payments that are split by the offer stand in its line: one without a split would be all interest.
      alike: `${alikeOf(row, keys)}${guess.splitOf(row) ? ' split' : ''}`,
      transaction: shownTransaction(row, names),
      suggestion: offer ? withCategory(offer, names) : null,
      ...(family ? { family } : {}),
    };
  });
  return { ...page, items };
}

const alikeOf = (row: LedgerRow, keys: NameKeys): string => {
  const { direction, name } = habitKey(row, keys);
  return `${direction} ${name}`;
};

/** Documents of one purchase or one sale; a credit note's money goes the other way. */
const OF_PURCHASES: readonly string[] = ['receipt', 'invoice'];

/** Rows as the documents of one vendor tell of them: purchases by its name, as a check names nobody, and money in as paid for an own invoice. */
async function toldByDocuments(
  rows: readonly LedgerRow[],
  { organizationId }: Caller,
  { receipts }: Pick<Cloud, 'receipts'>,
): Promise<Map<string, LedgerRow>> {
  const linked = rows.filter(({ receiptIds }) => receiptIds.length > 0);
  if (linked.length === 0) return new Map();
  const ids = [...new Set(linked.flatMap(({ receiptIds }) => receiptIds))];
  const documents = new Map((await receipts.getMany(organizationId, ids)).map((one) => [one.id, one]));
  const told = linked.flatMap((row): [string, LedgerRow][] => {
    const own = row.receiptIds.flatMap((id) => documents.get(id) ?? []);
    const [vendor, ...others] = new Set(own.map((one) => one.vendor));
    const isPaid = row.amount < 0 || own.every(({ kind }) => OF_PURCHASES.includes(kind));
    const as = vendor && isPaid && others.length === 0 ? toldByDocument(row, vendor) : undefined;
    return as ? [[row.id, as]] : [];
  });
  return new Map(told);
}
