import { addDays, monthOf } from '../../../shared/civil-date.ts';
import type { Account } from '../../../shared/model/account.ts';
import type { DateRange } from '../../../shared/model/export.ts';
import type { Reconciliation } from '../../../shared/model/reconciliation.ts';
import { isIn, movedBy, movementsIn } from '../../domain/ledger/accounts.ts';
import { coveredMonths, statedDays } from '../../domain/ledger/coverage.ts';
import type { LedgerRow } from '../../domain/ledger/ledger-row.ts';
import { reconcile } from '../../domain/ledger/reconcile.ts';
import { daysAfter, monthsOf } from '../../domain/ledger/periods.ts';
import { sumOf, totalWithin } from '../../domain/ledger/totals.ts';
import type { MonthTotal } from '../../domain/ledger/totals.ts';
import { refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { positionOf } from '../../store/ledger-items.ts';
import type { StoredCoverage } from '../../store/imports.ts';
import { plannedRows } from '../imports/kept-plan.ts';
import { organizationOf } from './organization-of.ts';
import { statedOpening } from './stated-opening.ts';

type Parts = Pick<Cloud, 'organizations' | 'ledger' | 'imports' | 'files'>;

/** Statements looked through for the newest that proved itself, and for the months before it. */
const STATEMENTS_MAX = 24;
/** Rows of all accounts looked at in the statement's days, the newest: those of earlier days are added up by totals, and named by none. */
const ROWS_READ_MAX = 20_000;
/** Rows looked at for the newest after it: they are added up by totals. */
const LATER_ROWS_READ_MAX = 500;
const ROWS_A_READ = 500;

/** What an account holds by the books beside its newest proven statement, with the difference explained row by row. */
export async function reconcileAccount(
  id: string,
  { organizationId }: Caller,
  cloud: Parts,
  rowsReadMax = ROWS_READ_MAX,
): Promise<Reconciliation | Refusal> {
  const { accounts } = await organizationOf(organizationId, cloud);
  const account = accounts.find((one) => one.id === id);
  if (!account) return refuse('not-found');
  const totals = await cloud.ledger.accountTotals(organizationId);
  const opening = (await statedOpening(account, organizationId, cloud)) ?? 0;
  const balance = opening + movedBy(totals.filter(isIn(account)));
  const newest = await cloud.imports.lastCoverage(organizationId, id, STATEMENTS_MAX);
  const statement = newest.find(({ proven, closing }) => proven === true && closing !== null);
  if (!statement || statement.closing === null)
    return { account, balance, statement: null, difference: 0, lines: [], missingMonths: [] };
  const { importId, closing } = statement;
  const { from, to } = statedDays(statement);
  const read = await rowsOf(account, { organizationId, from, to }, cloud, rowsReadMax);
  const rows = read.rows.filter(({ date }) => date >= read.from);
  const { brought, known } = await statedRows(statement, { from: read.from, to }, cloud);
  const isHere = new Set(rows.map((row) => row.id));
  const absent = brought.flatMap((row) => (isHere.has(row.id) ? [] : row.id));
  const since = await cloud.ledger.monthTotals(organizationId, monthsOf(daysAfter(addDays(from, -1))));
  const own = since.filter(isIn(account));
  const lines = reconcile({
    heldBefore: balance - movedBy(withinDays(own, daysAfter(addDays(from, -1)))),
    ...{ opening: statement.opening, closing, brought, known },
    ...{ rows, moved: await cloud.ledger.getMany(organizationId, absent) },
    unread: read.from === from ? undefined : movedBy(withinDays(own, { from, to: addDays(read.from, -1) })),
    after: await afterwards(account, { organizationId, ...daysAfter(to) }, own, cloud),
  });
  const earliest = newest.at(-1);
  const first = earliest ? statedDays(earliest).from : from;
  const months = coveredMonths(newest, { from: first, to });
  return {
    ...{ account, balance, lines },
    statement: { importId, from, to, closing },
    difference: lines.reduce((sum, { amount }) => sum + amount, 0),
    missingMonths: months
      .filter(({ month, state }) => state === 'missing' && month < monthOf(to))
      .map(({ month }) => month),
  };
}

const withinDays = (totals: readonly MonthTotal[], days: DateRange) =>
  totals.map((total) => totalWithin(total, days));

interface Days {
  readonly organizationId: string;
  readonly from: string;
  readonly to: string;
}

/** The rows of these days that the statement's import brought to the account, and those that it found there. */
async function statedRows(statement: StoredCoverage, { from, to }: DateRange, cloud: Parts) {
  const { brought, known } = await plannedRows(statement, cloud);
  return {
    brought: brought.filter(
      ({ accountId, date }) => accountId === statement.accountId && from <= date && date <= to,
    ),
    known: new Set(known.map(({ id }) => id)),
  };
}

/** The account's rows of some days and what parts of others moved to it, newest first, and from which day on all of them are here. */
async function rowsOf(
  account: Account,
  { organizationId, from, to }: Days,
  { ledger }: Parts,
  rowsMax: number,
): Promise<{ rows: LedgerRow[]; from: string }> {
  const rows: LedgerRow[] = [];
  let after: string | undefined;
  let day = to;
  for (let read = 0; read < rowsMax; read += ROWS_A_READ) {
    const page = await ledger.page(organizationId, { from, to, after, limit: ROWS_A_READ });
    rows.push(...page.items.flatMap((row) => movementsIn(account, row)));
    const last = page.items.at(-1);
    if (!page.more || !last) return { rows, from };
    [after, day] = [positionOf(last), last.date];
  }
  return { rows, from: addDays(day, 1) };
}

/** What the account's rows after the statement add up to, by totals, with the newest of them. */
async function afterwards(account: Account, days: Days, totals: readonly MonthTotal[], cloud: Parts) {
  const later = withinDays(totals, days);
  const { count, counterparts } = sumOf(later);
  return {
    amount: movedBy(later),
    count: count + counterparts,
    rows: (await rowsOf(account, days, cloud, LATER_ROWS_READ_MAX)).rows,
  };
}
