import { v7 } from 'uuid';
import type { LedgerRow } from '../../functions/domain/ledger/ledger-row.ts';
import { isRefusal } from '../../functions/domain/outcome.ts';
import { callerOf, type Caller } from '../../functions/runtime/caller.ts';
import { sheetsOf } from '../../functions/domain/ledger/month-sheets.ts';
import { totalsChangedBy } from '../../functions/domain/ledger/totals.ts';
import { Imports } from '../../functions/store/imports.ts';
import { Ledger } from '../../functions/store/ledger.ts';
import { Organizations } from '../../functions/store/organizations.ts';
import { People } from '../../functions/store/people.ts';
import { Plans } from '../../functions/store/plans.ts';
import { Table } from '../../functions/store/table.ts';
import { MonthSheets } from '../../functions/store/month-sheets.ts';
import { Totals } from '../../functions/store/totals.ts';
import { getReport } from '../../functions/use-cases/reports/get-report.ts';
import { getSummary } from '../../functions/use-cases/ledger/get-summary.ts';
import { getTrialBalance } from '../../functions/use-cases/reports/get-trial-balance.ts';
import { addDays, daysBetween } from '../../shared/civil-date.ts';
import type { SalesTaxRegistration } from '../../shared/model/sales-tax.ts';
import { countReadUnits } from '../local/table/read-units.ts';
import { startBenchBooks } from './bench-books.ts';
import { measuredResult, millisecondsOf, type Result } from './bench-result.ts';

const ROWS = 100_000;
const CATEGORIES = 15;
const ACCOUNTS = ['checking', 'savings', 'credit-card'];
/** As many calls as a slowest twentieth can be told of. */
const CALLS = 60;
const TWENTIETH = 0.95;
const WRITES_AT_ONCE = 100;

const registration: SalesTaxRegistration = {
  ...{ since: '2019-01-01', number: '123026635RT0001', period: 'quarter', endsIn: 3, method: 'normal' },
};

/** The days whose entries are reported on, and those of six years before them in older books. */
const year = { from: '2025-01-01', to: '2026-04-05' };
const yearsBefore = { from: '2019-01-01', to: '2024-12-31' };

const calendarYear = { from: '2025-01-01', to: '2025-12-31' };
const britishYear = { from: '2025-04-06', to: '2026-04-05' };

/**
 * What reports of a year cost over 100,000 entries with 15 categories in 3 accounts: read units, over books of seven years against those of
 * one, and the time of the slowest twentieth of calls against that of the summary of the same year. Only totals are kept of the
 * entries: no report reads a row.
 */
export async function reportResults(): Promise<{ results: Result[]; notes: string[] }> {
  const books = await startBenchBooks();
  try {
    const units = countReadUnits(books.client);
    const table = new Table(books.tableName, books.client);
    const cloud = {
      ledger: new Ledger(table),
      organizations: new Organizations(table),
      imports: new Imports(table),
      now: () => new Date('2026-04-10T12:00:00Z'),
    };
    const people = { ...cloud, people: new People(table), plans: new Plans(table) };
    const callerWith = async (...kept: (typeof year)[]) => {
      const organizationId = await books.found();
      for (const days of kept) await keepTotals(table, organizationId, days);
      const caller = await callerOf(organizationId, people);
      if (!caller) throw new Error('There is nobody.');
      return caller;
    };
    const young = await callerWith(year);
    const old = await callerWith(yearsBefore, year);
    const asks = {
      'report of a calendar year': (caller: Caller) =>
        getReport({ type: 'tax', ...calendarYear }, caller, cloud),
      'report of a British year': (caller: Caller) =>
        getReport({ type: 'tax', ...britishYear }, caller, cloud),
      'trial balance of a British year': (caller: Caller) => getTrialBalance(britishYear, caller, cloud),
    } satisfies Record<string, (caller: Caller) => Promise<object>>;
    const unitsOf = async (work: () => Promise<unknown>) => {
      const before = units();
      await work();
      return units() - before;
    };
    const register = async (caller: Caller) => {
      const { organizations } = cloud;
      const organization = await organizations.get(caller.organizationId);
      if (!organization) throw new Error('There are no books.');
      const { currency, accounts } = organization;
      const settings = { currency, country: 'Canada', profession: 'general', salesTax: registration };
      await table.write(organizations.setUpChange(organization, settings, accounts));
      return caller;
    };
    const results: Result[] = [];
    const summary = await slowestTwentieth(() => getSummary(calendarYear, young, cloud));
    const netOfTax = async (caller: Caller) =>
      told(getReport({ type: 'tax', ...calendarYear }, caller, cloud));
    for (const [what, ask] of Object.entries(asks)) {
      const [few, many] = [await unitsOf(() => told(ask(young))), await unitsOf(() => told(ask(old)))];
      results.push(
        measuredResult('reports', `${what}: read units, books of seven years`, [many], 'of one year', [few]),
        measuredResult(
          'reports',
          `${what}: slowest twentieth`,
          [await slowestTwentieth(() => told(ask(young)))],
          'summary of a year',
          [summary],
        ),
      );
    }
    const [registered, registeredOld] = [await register(young), await register(old)];
    results.push(
      measuredResult(
        'reports',
        'report of a calendar year, net of sales tax: read units, books of seven years',
        [await unitsOf(() => netOfTax(registeredOld))],
        'of one year',
        [await unitsOf(() => netOfTax(registered))],
      ),
      measuredResult(
        'reports',
        'report of a calendar year, net of sales tax: slowest twentieth',
        [await slowestTwentieth(() => netOfTax(registered))],
        'summary of a year',
        [summary],
      ),
    );
    return {
      results,
      notes: [
        `reports: ${ROWS.toLocaleString('en')} entries from ${year.from} to ${year.to}, ${CATEGORIES} categories, ${ACCOUNTS.length} accounts, one currency`,
      ],
    };
  } finally {
    await books.stop();
  }
}

async function told(answer: Promise<object>): Promise<void> {
  const found = await answer;
  if (isRefusal(found)) throw new Error(found.refused);
}

async function slowestTwentieth(work: () => Promise<unknown>): Promise<number> {
  const took: number[] = [];
  for (let call = 0; call < CALLS; call += 1) took.push(await millisecondsOf(work));
  return took.toSorted((a, b) => a - b)[Math.floor(CALLS * TWENTIETH)] ?? Number.NaN;
}

/** The totals of so many entries, as many on every day as on any other, of each account and category. */
async function keepTotals(table: Table, organizationId: string, { from, to }: typeof year): Promise<void> {
  const days = daysBetween(from, to) + 1;
  const rows = Array.from({ length: ROWS }, (_, at) => ({
    ...entryOf(at),
    organizationId,
    date: addDays(from, Math.floor((at * days) / ROWS)),
  }));
  const totals = totalsChangedBy(rows.map((after) => ({ after })));
  const writes = [
    ...new Totals(table).additions(organizationId, totals, []),
    ...new MonthSheets(table).additions(organizationId, sheetsOf(totals)),
  ];
  for (let at = 0; at < writes.length; at += WRITES_AT_ONCE)
    await table.write(writes.slice(at, at + WRITES_AT_ONCE));
}

/** An expense, one in seven an income, each with its sales tax. */
function entryOf(at: number): Omit<LedgerRow, 'organizationId' | 'date'> {
  const kind = at % 7 === 0 ? 'income' : 'expense';
  return {
    ...{
      id: v7(),
      kind,
      currency: 'USD',
      description: 'Entry',
      source: 'entry',
      userId: 'bench',
      version: 1,
    },
    amount: kind === 'income' ? 12_345 : -6789,
    categoryId: `category-${at % CATEGORIES}`,
    taxes: [{ kind: 'GST', rate: 5, amount: kind === 'income' ? 588 : 323 }],
    accountId: ACCOUNTS[Math.floor(at / CATEGORIES) % ACCOUNTS.length] ?? 'checking',
    ...{ receiptId: null, receiptIds: [], noReceiptNeeded: false, createdAt: '2026-04-10T12:00:00Z' },
  };
}
