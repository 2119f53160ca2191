import type * as z from 'zod';
import type { listAlike as route } from '../../../shared/contract/categories.ts';
import type { LedgerRow } from '../../domain/ledger/ledger-row.ts';
import { wantsCategory } from '../../../shared/wants-category.ts';
import { habitName } from '../../domain/categories/habit.ts';
import { ruleText } from '../../domain/categories/rule-text.ts';
import { refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import { NameKeys } from '../../domain/text/name-key.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { bookNamesOf } from '../books/book-names-of.ts';
import { fittingRows } from './fitting-rows.ts';

/** Entries of the same name and direction that wait for a category, or have the one that was corrected. */
export async function listAlike(
  id: string,
  { was }: z.output<typeof route.query>,
  { organizationId }: Caller,
  cloud: Pick<Cloud, 'ledger' | 'organizations'>,
): Promise<z.output<typeof route.reply> | Refusal> {
  const corrected = await cloud.ledger.get(organizationId, id);
  if (!corrected) return refuse('not-found');
  const names = await bookNamesOf(organizationId, cloud);
  const wasId = was === undefined ? undefined : names.categoryIdOf(was);
  const keys = new NameKeys();
  const nameOf = (row: LedgerRow) => JSON.stringify(habitName(row, keys));
  const name = nameOf(corrected);
  const isMeant = (row: LedgerRow) =>
    row.id !== id &&
    row.kind === corrected.kind &&
    row.categoryId !== corrected.categoryId &&
    (wantsCategory(row) || row.categoryId === wasId) &&
    nameOf(row) === name;
  const found = await fittingRows(organizationId, cloud, habitName(corrected) ? isMeant : () => false);
  const others = found.items.map(({ description }) => description);
  return { ...found, text: ruleText(corrected.description, others) };
}
