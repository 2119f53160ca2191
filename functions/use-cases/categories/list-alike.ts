import type * as z from 'zod';
import type { listAlike as route } from '../../../shared/contract/categories.ts';
import type { Transaction } from '../../../shared/model/transaction.ts';
import { wantsCategory } from '../../../shared/wants-category.ts';
import { commonWords } from '../../domain/categories/common-words.ts';
import { habitName } from '../../domain/categories/habit.ts';
import { refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import { NameKeys } from '../../domain/text/name-key.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { fittingRows } from './fitting-rows.ts';

/** Entries of the same name and direction that wait for a category, or have the one that was corrected. */
export async function listAlike(
  id: string,
  { was }: z.output<typeof route.query>,
  { organizationId }: Caller,
  cloud: Pick<Cloud, 'ledger'>,
): Promise<z.output<typeof route.reply> | Refusal> {
  const corrected = await cloud.ledger.get(organizationId, id);
  if (!corrected) return refuse('not-found');
  const keys = new NameKeys();
  const nameOf = (row: Transaction) => JSON.stringify(habitName(row, keys));
  const name = nameOf(corrected);
  const isMeant = (row: Transaction) =>
    row.id !== id &&
    row.kind === corrected.kind &&
    row.category !== corrected.category &&
    (wantsCategory(row) || row.category === was) &&
    nameOf(row) === name;
  const found = await fittingRows(organizationId, cloud, habitName(corrected) ? isMeant : () => false);
  const others = found.items.map(({ description }) => description);
  return { ...found, text: commonWords(corrected.description, others) };
}
