import type * as z from 'zod';
import type { countTransactions as route } from '../../../shared/contract/ledger.ts';
import { EXPORT_ROWS_MAX } from '../../../shared/model/export.ts';
import type { TransactionFilter } from '../../../shared/model/transaction-filter.ts';
import { bookNames } from '../../domain/books/book-names.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { organizationOf } from '../books/organization-of.ts';
import { countedByTotals, countedInRows, countOf } from './told-rows.ts';

/** How many rows answer a filter, for somebody who is about to do something with all of them: as many are looked at as an export holds. */
export async function countTransactions(
  filter: TransactionFilter,
  { organizationId }: Caller,
  cloud: Pick<Cloud, 'ledger' | 'organizations'>,
): Promise<z.output<typeof route.reply>> {
  const organization = await organizationOf(organizationId, cloud);
  const { currency } = organization;
  const books = { organization, organizationId, currency, names: bookNames(organization) };
  const count = await countedByTotals(filter, books, cloud);
  if (count !== undefined) return { count };
  const counted = await countedInRows(filter, EXPORT_ROWS_MAX, books, cloud);
  const { from } = counted;
  return { count: countOf(counted.sums), ...(from === filter.from ? {} : { from }) };
}
