import type * as z from 'zod';
import type { listTransactions as route } from '../../../shared/contract/ledger.ts';
import type { ListedTransaction } from '../../../shared/model/transaction.ts';
import { bookNames } from '../../domain/books/book-names.ts';
import { shownTransaction } from '../../domain/books/shown-transaction.ts';
import { answering } from '../../domain/ledger/answering.ts';
import type { LedgerRow } from '../../domain/ledger/ledger-row.ts';
import { isRefusal } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { organizationOf } from '../books/organization-of.ts';
import type { Page } from '../page.ts';
import { countedInBox } from './counted-in-box.ts';
import { filteredRows } from './filtered-rows.ts';
import { balancesAfter, chosenAccount } from './running-balance.ts';

type ListQuery = z.output<typeof route.query>;

/**
 * One page of the ledger, newest first, with the filters of the transactions screen. Of one account each entry comes with what the account
 * holds after it, whatever else the list is narrowed to.
 */
export async function listTransactions(
  query: ListQuery,
  caller: Caller,
  cloud: Pick<Cloud, 'ledger' | 'organizations' | 'imports'>,
): Promise<Page<ListedTransaction> | Refusal> {
  const { organizationId } = caller;
  const organization = await organizationOf(organizationId, cloud);
  const account = chosenAccount(query.account, organization);
  const names = bookNames(organization);
  const rows: LedgerRow[] = [];
  const page = await filteredRows(
    {
      query,
      isWanted: answering(query, organization),
      ...(account ? { seen: (row: LedgerRow) => rows.push(row) } : {}),
      ...(hasFilter(query) ? {} : { batch: query.limit }),
    },
    caller,
    cloud,
  );
  if (isRefusal(page)) return page;
  const counts = await countedInBox(query, page.items, organization, cloud);
  const balances = account && (await balancesAfter(rows, account, organizationId, cloud));
  const shown = (row: LedgerRow): ListedTransaction => {
    const balance = balances?.get(row.id);
    const counted = counts?.get(row.id);
    return {
      ...shownTransaction(row, names),
      ...(balance === undefined ? {} : { balance }),
      ...(counted === undefined ? {} : { counted }),
    };
  };
  return { ...page, items: page.items.map(shown) };
}

/** Whether more than days is asked for: rows that are wanted may then be rare among those read. */
function hasFilter({ from: _from, to: _to, limit: _limit, cursor: _cursor, ...filter }: ListQuery): boolean {
  return Object.values(filter).some((value) => value !== undefined && value !== '');
}
