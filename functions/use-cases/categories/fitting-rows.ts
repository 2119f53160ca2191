import type * as z from 'zod';
import type { listAlike } from '../../../shared/contract/categories.ts';
import { ROWS_A_RUN_MAX } from '../../../shared/model/category.ts';
import type { LedgerRow } from '../../domain/ledger/ledger-row.ts';
import type { BookNames } from '../../domain/books/book-names.ts';
import { shownTransaction } from '../../domain/books/shown-transaction.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { positionOf } from '../../store/ledger-items.ts';
import { bookNamesOf } from '../books/book-names-of.ts';

/** Entries that a rule or a name fits, as the contract shows them. */
type Fitting = Omit<z.output<typeof listAlike.reply>, 'text'>;

/** Entries looked at, newest first: years of a small business, and a bounded cost for any other. */
const ROWS_READ_MAX = 5000;
const ROWS_A_READ = 500;
const SHOWN_MAX = 50;

/** The newest entries that are meant, of as many as are looked at. */
export async function fittingRows(
  organizationId: string,
  cloud: Pick<Cloud, 'ledger' | 'organizations'>,
  isMeant: (row: LedgerRow) => boolean,
): Promise<Fitting> {
  const found: LedgerRow[] = [];
  const names = await bookNamesOf(organizationId, cloud);
  let last: LedgerRow | undefined;
  for (let read = 0; read < ROWS_READ_MAX;) {
    const after = last && positionOf(last);
    const page = await cloud.ledger.page(organizationId, { after, limit: ROWS_A_READ });
    for (const row of page.items) if (isMeant(row)) found.push(row);
    last = page.items.at(-1);
    read += page.items.length;
    if (!page.more || !last) return shown(found, null, names);
    if (found.length > ROWS_A_RUN_MAX) break;
  }
  return shown(found, last?.date ?? null, names);
}

function shown(found: readonly LedgerRow[], lookedBackTo: string | null, names: BookNames): Fitting {
  const meant = found.slice(0, ROWS_A_RUN_MAX);
  const transactionIds = meant.map(({ id }) => id);
  const items = meant.slice(0, SHOWN_MAX).map((row) => shownTransaction(row, names));
  return { count: meant.length, transactionIds, items, lookedBackTo };
}
