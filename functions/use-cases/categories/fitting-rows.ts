import type * as z from 'zod';
import type { previewRule } from '../../../shared/contract/categories.ts';
import { ROWS_A_RUN_MAX } from '../../../shared/model/category.ts';
import type { Transaction } from '../../../shared/model/transaction.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { positionOf } from '../../store/ledger.ts';

/** Entries that a rule or a name fits, as the contract shows them. */
export type Fitting = z.output<typeof previewRule.reply>;

/** Entries looked at, newest first: years of a small business, and a bounded cost for any other. */
const ROWS_READ_MAX = 5000;
const ROWS_A_READ = 500;
const SHOWN_MAX = 50;

/** The newest entries that are meant, of as many as are looked at. */
export async function fittingRows(
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
