import type * as z from 'zod';
import type { listAlike, previewRule } from '../../../shared/contract/categories.ts';
import { ROWS_A_RUN_MAX } from '../../../shared/model/category.ts';
import type { Transaction } from '../../../shared/model/transaction.ts';
import { wantsCategory } from '../../../shared/wants-category.ts';
import { ruleFor } from '../../domain/categories/category-rules.ts';
import { commonWords } from '../../domain/categories/common-words.ts';
import { habitName } from '../../domain/categories/habit.ts';
import { isChosenByPerson, withRule } from '../../domain/categories/rule-effect.ts';
import { NameKeys } from '../../domain/text/name-key.ts';
import { refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { positionOf } from '../../store/ledger.ts';

type Fitting = z.output<typeof previewRule.reply>;

/** Entries looked at, newest first: years of a small business, and a bounded cost for any other. */
const ROWS_READ_MAX = 5000;
const ROWS_A_READ = 500;
const SHOWN_MAX = 50;

/** Which entries of the past a rule would change. */
export async function fittingRule(
  { conditions, effect, overChosen }: z.output<typeof previewRule.body>,
  { organizationId }: Caller,
  cloud: Pick<Cloud, 'ledger'>,
): Promise<Fitting> {
  const rule = { id: '', conditions, effect };
  return fitting(organizationId, cloud, (row) => {
    if (!ruleFor(row, [rule]) || (!overChosen && isChosenByPerson(row))) return false;
    const after = withRule(row, rule);
    return (
      after.kind !== row.kind ||
      after.category !== row.category ||
      after.noReceiptNeeded !== row.noReceiptNeeded
    );
  });
}

/** Entries of the same name and direction that wait for a category, or have the one that was corrected. */
export async function alikeRows(
  id: string,
  was: string | undefined,
  { organizationId }: Caller,
  cloud: Pick<Cloud, 'ledger'>,
): Promise<z.output<typeof listAlike.reply> | Refusal> {
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
  const found = await fitting(organizationId, cloud, habitName(corrected) ? isMeant : () => false);
  const others = found.items.map(({ description }) => description);
  return { ...found, text: commonWords(corrected.description, others) };
}

async function fitting(
  organizationId: string,
  { ledger }: Pick<Cloud, 'ledger'>,
  isMeant: (row: Transaction) => boolean,
): Promise<Fitting> {
  const found: Transaction[] = [];
  let last: Transaction | undefined;
  for (let read = 0; read < ROWS_READ_MAX;) {
    const after = last && positionOf(last);
    const page = await ledger.page(organizationId, { after, limit: ROWS_A_READ });
    for (const row of page.items) if (isMeant(row)) found.push(row);
    last = page.items.at(-1);
    read += page.items.length;
    if (!page.more || !last) return shown(found, null);
    if (found.length > ROWS_A_RUN_MAX) break;
  }
  return shown(found, last?.date ?? null);
}

function shown(found: readonly Transaction[], lookedBackTo: string | null): Fitting {
  const meant = found.slice(0, ROWS_A_RUN_MAX);
  const transactionIds = meant.map(({ id }) => id);
  return { count: meant.length, transactionIds, items: meant.slice(0, SHOWN_MAX), lookedBackTo };
}
