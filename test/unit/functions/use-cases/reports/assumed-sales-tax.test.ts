import { v7 } from 'uuid';
import { beforeEach, describe, expect, it } from 'vitest';
import { isRefusal } from '../../../../../functions/domain/outcome.ts';
import { lockPeriod } from '../../../../../functions/use-cases/books/lock-period.ts';
import { savePreferences } from '../../../../../functions/use-cases/books/save-preferences.ts';
import { updateProfile } from '../../../../../functions/use-cases/books/update-profile.ts';
import { addTransaction } from '../../../../../functions/use-cases/ledger/add-transaction.ts';
import { assumeTaxes } from '../../../../../functions/use-cases/ledger/assume-taxes.ts';
import { driftOf } from '../../../../../functions/use-cases/ledger/audit-ledger.ts';
import { changeTransaction } from '../../../../../functions/use-cases/ledger/change-transaction.ts';
import { getWorklist } from '../../../../../functions/use-cases/ledger/get-worklist.ts';
import { getReport } from '../../../../../functions/use-cases/reports/get-report.ts';
import { getSalesTax } from '../../../../../functions/use-cases/reports/get-sales-tax.ts';
import type { SalesTaxRegistration } from '../../../../../shared/model/sales-tax.ts';
import { entry } from '../../../../support/entries.ts';
import { memoryBooks } from '../../../../support/memory-books.ts';

const year = { from: '2026-01-01', to: '2026-12-31' };
const registration = {
  ...{ since: '2026-01-01', number: '123026635RT0001', period: 'year', endsIn: 12, method: 'normal' },
} as const satisfies SalesTaxRegistration;
const untold = { count: 0, amount: 0 };

/** Ontario books with eight deposits of 3,955.00 in all and a purchase of 113.00. */
async function booksOfOntario() {
  const { cloud, caller } = await memoryBooks();
  await updateProfile({ country: 'Canada', region: 'ON', profession: 'general' }, caller, cloud);
  const deposit = (amount: number, date: string) =>
    entry({ kind: 'income', amount, date, category: 'Service Income' });
  const sales = [
    ...Array.from({ length: 7 }, (_, month) => deposit(45_200, `2026-0${month + 1}-10`)),
    deposit(79_100, '2026-08-10'),
  ];
  const paper = entry({ amount: 11_300, date: '2026-05-05', category: 'Software' });
  for (const one of [...sales, paper]) await addTransaction(one, caller, cloud);
  /** What the queue does once a registration is saved. */
  const register = async (salesTax: SalesTaxRegistration | null) => {
    const saved = await savePreferences({ salesTax }, caller, cloud);
    if (isRefusal(saved)) throw new Error(JSON.stringify(saved));
    await assumeTaxes(caller.organizationId, { from: '0001-01-01', to: '9999-12-31' }, cloud);
  };
  const filed = async () => {
    const report = await getSalesTax(year, caller, cloud);
    if (isRefusal(report)) throw new Error(report.refused);
    return report;
  };
  const profit = async () => {
    const report = await getReport({ type: 'profit-loss', ...year }, caller, cloud);
    if (isRefusal(report)) throw new Error(report.refused);
    return report.totals;
  };
  const row = async (id: string) => {
    const found = await cloud.ledger.get(caller.organizationId, id);
    if (!found) throw new Error('It is gone.');
    return found;
  };
  return { cloud, caller, sales, paper, register, filed, profit, row };
}

describe('the return of a business that only registered', () => {
  let books: Awaited<ReturnType<typeof booksOfOntario>>;
  beforeEach(async () => {
    books = await booksOfOntario();
  });

  it('owes the tax that is in its deposits, and reports income without it', async () => {
    await books.register(registration);
    const { periods } = await books.filed();
    expect(periods).toMatchObject([
      { payable: 45_500, undecided: untold, assumed: { count: 1, amount: 1300 } },
    ]);
    expect(await books.profit()).toMatchObject({ income: 350_000, expenses: -11_300 });
    expect(await driftOf(books.caller.organizationId, books.cloud)).toEqual([]);
  });

  it('lists purchases with no tax on record, and claims none of it until a person says it', async () => {
    await books.register(registration);
    const { periods, unproven } = await books.filed();
    expect(unproven).toMatchObject([{ id: books.paper.id, claimed: 1300, reason: 'assumed' }]);
    expect(periods[0]?.unproven).toEqual(untold);
    const { version } = await books.row(books.paper.id);
    const taxes = [{ kind: 'HST' as const, rate: 13, amount: 1300 }];
    await changeTransaction(books.paper.id, { version, taxes }, books.caller, books.cloud);
    expect((await books.filed()).periods).toMatchObject([{ payable: 44_200, assumed: untold }]);
  });

  it('says what is not decided, by category, in place of a plain figure', async () => {
    await books.register({ ...registration, sales: 'mixed' });
    expect((await books.filed()).periods).toMatchObject([
      { payable: 0, undecided: { count: 8, amount: 45_500 } },
    ]);
    const waiting = await getWorklist(books.caller, books.cloud);
    expect(waiting.untaxed).toEqual({ count: 8, amount: 45_500, rates: [13] });
    await books.register({ ...registration, sales: 'mixed', byCategory: { 'service-income': 'zero-rated' } });
    expect((await books.filed()).periods).toMatchObject([{ payable: 0, undecided: untold }]);
    await books.register({ ...registration, sales: 'mixed', byCategory: { 'service-income': 'added' } });
    expect((await books.filed()).periods).toMatchObject([{ payable: 45_500, undecided: untold }]);
    expect(await getWorklist(books.caller, books.cloud)).not.toHaveProperty('untaxed');
  });

  it('takes what was assumed back with the registration', async () => {
    const before = await Promise.all(books.sales.map(({ id }) => books.row(id)));
    await books.register(registration);
    await books.register(null);
    const after = await Promise.all(books.sales.map(({ id }) => books.row(id)));
    expect(after.map((row) => ({ ...row, version: 1 }))).toEqual(before);
    expect(await driftOf(books.caller.organizationId, books.cloud)).toEqual([]);
  });

  it('leaves entries of a closed period what they had, and says that nobody decided on them', async () => {
    await lockPeriod({ until: '2026-03-31', version: 0 }, books.caller, books.cloud);
    await books.register(registration);
    expect((await books.filed()).periods).toMatchObject([
      { payable: 29_900, undecided: { count: 3, amount: 15_600 } },
    ]);
    expect((await books.row(books.sales[0]?.id ?? '')).version).toBe(1);
  });

  it('follows the category and the amount of an entry, until a person says its tax', async () => {
    await books.register(registration);
    const id = books.sales[0]?.id ?? '';
    const change = async (what: object) => {
      const { version } = await books.row(id);
      const changed = await changeTransaction(id, { version, ...what }, books.caller, books.cloud);
      if (isRefusal(changed)) throw new Error(JSON.stringify(changed));
      return changed;
    };
    const hst = (amount: number) => [{ kind: 'HST', rate: 13, amount }];
    expect(await change({ amount: 22_600 })).toMatchObject({ taxesAssumed: true, taxes: hst(2600) });
    expect(await change({ category: 'Interest Income' })).not.toHaveProperty('taxes');
    expect(await change({ category: 'Service Income' })).toMatchObject({ taxes: hst(2600) });
    const said = await change({ taxes: [] });
    expect(said).toMatchObject({ taxesSaid: true });
    expect(said).not.toHaveProperty('taxesAssumed');
    expect(await change({ taxes: null })).toMatchObject({ taxesAssumed: true, taxes: hst(2600) });
    expect(await driftOf(books.caller.organizationId, books.cloud)).toEqual([]);
  });

  it('has the tax in what is entered later, at once', async () => {
    await books.register(registration);
    const later = entry({
      id: v7(),
      kind: 'income',
      amount: 11_300,
      date: '2026-09-01',
      category: 'Consulting',
    });
    const added = await addTransaction(later, books.caller, books.cloud);
    expect(added).toMatchObject({ taxesAssumed: true, taxes: [{ kind: 'HST', rate: 13, amount: 1300 }] });
  });
});
