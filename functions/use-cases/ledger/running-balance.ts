import type { Account } from '../../../shared/model/account.ts';
import type { DateRange } from '../../../shared/model/export.ts';
import { isIn, movedBy } from '../../domain/ledger/accounts.ts';
import type { LedgerRow } from '../../domain/ledger/ledger-row.ts';
import { monthsOf } from '../../domain/ledger/periods.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { positionOf } from '../../store/ledger-items.ts';
import type { StoredOrganization } from '../../store/organizations.ts';
import { statedOpening } from '../books/stated-opening.ts';

type Parts = Pick<Cloud, 'ledger' | 'imports'>;

const ROWS_A_READ = 200;

/** The one account that a list is narrowed to; undefined where it is none, or a name that several answer to. */
export function chosenAccount(
  nameOrId: string | undefined,
  { accounts }: StoredOrganization,
): Account | undefined {
  const [account, ...others] = accounts.filter(({ id, name }) => id === nameOrId || name === nameOrId);
  return others.length === 0 ? account : undefined;
}

/**
 * The balance of an account after each of its rows, of rows that follow one another in the list, newest first. It begins with what totals
 * say of all days up to the first row's; the rows of that day which the list shows above it are taken off. What parts of other accounts'
 * rows moved to it is in the balance of their day. Rows in another currency than the account's move no balance and have none.
 */
export async function balancesAfter(
  rows: readonly LedgerRow[],
  account: Account,
  organizationId: string,
  cloud: Parts,
): Promise<ReadonlyMap<string, number>> {
  const own = rows.filter((row) => isOf(account, row));
  const [first] = own;
  const last = own.at(-1);
  const balances = new Map<string, number>();
  if (!first || !last) return balances;
  const opening = (await statedOpening(account, organizationId, cloud)) ?? 0;
  const until = (await cloud.ledger.accountTotalsUntil(organizationId, first.date)).filter(isIn(account));
  const above = await rowsAbove(first, account, cloud);
  const range = { from: last.date, to: first.date };
  const hasCounterparts = until.some(({ counterparts }) => counterparts > 0);
  const moved = hasCounterparts ? await movedByDay(range, account, organizationId, cloud) : undefined;
  let atDaysEnd = opening + movedBy(until);
  let balance = atDaysEnd - sumOf(above);
  let day = first.date;
  for (const { id, amount, date } of own) {
    if (moved && date < day) {
      atDaysEnd -= moved
        .filter((some) => date < some.day && some.day <= day)
        .reduce((sum, some) => sum + some.amount, 0);
      [day, balance] = [date, atDaysEnd];
    }
    balances.set(id, balance);
    balance -= amount;
  }
  return balances;
}

/** By how much an account was moved on each of some days, by its own rows and by parts of others. */
async function movedByDay(
  range: DateRange,
  account: Account,
  organizationId: string,
  { ledger }: Parts,
): Promise<{ readonly day: string; readonly amount: number }[]> {
  const totals = (await ledger.monthTotals(organizationId, monthsOf(range))).filter(isIn(account));
  return totals.flatMap(({ month, days }) =>
    Object.entries(days).map(([day, sums]) => ({ day: `${month}-${day}`, amount: movedBy([sums]) })),
  );
}

const isOf = ({ id, currency }: Account, row: LedgerRow): boolean =>
  row.accountId === id && row.currency === currency;

/** The account's rows of the same day that the list shows above a row. */
async function rowsAbove(row: LedgerRow, account: Account, { ledger }: Parts): Promise<LedgerRow[]> {
  const above: LedgerRow[] = [];
  const { date: day, organizationId } = row;
  for (let after: string | undefined; ;) {
    const page = await ledger.page(organizationId, { from: day, to: day, after, limit: ROWS_A_READ });
    const until = page.items.findIndex(({ id }) => id === row.id);
    above.push(
      ...(until === -1 ? page.items : page.items.slice(0, until)).filter((one) => isOf(account, one)),
    );
    const last = page.items.at(-1);
    if (until !== -1 || !page.more || !last) return above;
    after = positionOf(last);
  }
}

const sumOf = (rows: readonly LedgerRow[]): number => rows.reduce((sum, { amount }) => sum + amount, 0);
