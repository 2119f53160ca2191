import { v7 } from 'uuid';
import { beforeEach, describe, expect, it } from 'vitest';
import { isRefusal } from '../../../../../functions/domain/outcome.ts';
import { lockPeriod } from '../../../../../functions/use-cases/books/lock-period.ts';
import { savePreferences } from '../../../../../functions/use-cases/books/save-preferences.ts';
import { updateProfile } from '../../../../../functions/use-cases/books/update-profile.ts';
import { runJob } from '../../../../../functions/use-cases/jobs/run-job.ts';
import { undoJob } from '../../../../../functions/use-cases/jobs/undo-job.ts';
import { addTransaction } from '../../../../../functions/use-cases/ledger/add-transaction.ts';
import { assumeTaxes } from '../../../../../functions/use-cases/ledger/assume-taxes.ts';
import { driftOf } from '../../../../../functions/use-cases/ledger/audit-ledger.ts';
import { changeTransaction } from '../../../../../functions/use-cases/ledger/change-transaction.ts';
import { editTransactions } from '../../../../../functions/use-cases/ledger/edit-transactions.ts';
import { getWorklist } from '../../../../../functions/use-cases/ledger/get-worklist.ts';
import { makeMatch } from '../../../../../functions/use-cases/matching/make-match.ts';
import { undoMatch } from '../../../../../functions/use-cases/matching/undo-match.ts';
import { getReport } from '../../../../../functions/use-cases/reports/get-report.ts';
import { getSalesTax } from '../../../../../functions/use-cases/reports/get-sales-tax.ts';
import type { StoredReceipt } from '../../../../../functions/store/receipts.ts';
import type { SalesTaxRegistration } from '../../../../../shared/model/sales-tax.ts';
import { entry } from '../../../../support/entries.ts';
import { memoryBooks } from '../../../../support/memory-books.ts';
import { addPapers, paper } from '../../../../support/papers.ts';
import { NotedOutbox } from '../../../../support/noted-outbox.ts';

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
  const paper = entry({ amount: 11_300, date: '2026-05-05', category: 'Office Supplies' });
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

  it('tells what was paid to the authority within a year that is filed once, and nothing of one by quarters', async () => {
    const { caller, cloud } = books;
    const moved = (description: string, amount: number, use?: 'owner') =>
      addTransaction(
        {
          ...entry({ kind: 'transfer', amount, date: '2026-04-28', category: 'Transfer' }),
          description,
          ...(use && { use }),
        },
        caller,
        cloud,
      );
    await moved('CRA GST/HST INSTALMENT 0428', -30_000);
    await moved('CANADA REVENUE AGENCY', -20_000);
    await moved('CANADA REVENUE AGENCY T1', -90_000, 'owner');
    await moved('TRANSFER TO SAVINGS', -10_000);
    await moved('CRA REFUND', 5_000);
    await books.register(registration);
    expect((await books.filed()).periods).toMatchObject([
      { payable: 45_500, prepaid: { count: 2, amount: 50_000 } },
    ]);
    await books.register({ ...registration, period: 'quarter' });
    expect((await books.filed()).periods.map(({ prepaid }) => prepaid)).toEqual(Array(4).fill(untold));
  });

  it('assumes none in what was paid for an own invoice without tax, and some again once that is taken back', async () => {
    const { caller, cloud, sales } = books;
    await books.register(registration);
    const [sale] = sales;
    const field = (value: string | number): StoredReceipt['fields'][string] => ({
      ...{ value, text: String(value), confidence: 1, page: 1 },
      box: [0, 0, 0.1, 0.1],
    });
    const abroad = paper(caller.organizationId, {
      ...{ kind: 'invoice', isIssued: true, vendor: 'Oakridge', amount: 45_200, currency: 'CAD' },
      fields: { vendor: field('Oakridge'), subtotal: field(45_200) },
    });
    await addPapers(cloud, [abroad]);
    const id = v7();
    const made = await makeMatch(
      { id, receiptIds: [abroad.id], transactionIds: [sale?.id ?? ''] },
      caller,
      cloud,
    );
    expect(isRefusal(made)).toBe(false);
    expect(await books.row(sale?.id ?? '')).toMatchObject({
      taxFreeByInvoice: true,
      receiptIds: [abroad.id],
    });
    expect((await books.filed()).periods).toMatchObject([{ payable: 45_500 - 5200, undecided: untold }]);
    await undoMatch(id, caller, cloud);
    expect((await books.filed()).periods).toMatchObject([{ payable: 45_500 }]);
    expect(await driftOf(caller.organizationId, cloud)).toEqual([]);
  });

  it('tells what of it is in money that nobody has given a category', async () => {
    await books.register(registration);
    const loose = entry({ kind: 'income', amount: 11_300, date: '2026-09-01', category: 'income' });
    await addTransaction(loose, books.caller, books.cloud);
    const [period] = (await books.filed()).periods;
    expect(period).toMatchObject({
      payable: 46_800,
      unsorted: { count: 1, amount: 1300 },
      undecided: untold,
    });
    const { version } = await books.row(loose.id);
    await changeTransaction(loose.id, { version, category: 'Service Income' }, books.caller, books.cloud);
    expect((await books.filed()).periods[0]).toMatchObject({ payable: 46_800, unsorted: untold });
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

  it('claims no QST in Ontario, whoever says that it was paid, and gets it back once the business is of Québec', async () => {
    const { caller, cloud, paper } = books;
    await books.register(registration);
    const claimed = async () => (await books.filed()).periods.map(({ payable }) => 45_500 - payable);
    const before = await books.profit();
    const { version } = await books.row(paper.id);
    const qst = { kind: 'QST' as const, rate: 9.975, amount: 980 };
    await changeTransaction(paper.id, { version, taxes: [qst] }, caller, cloud);
    expect(await claimed()).toEqual([0]);
    expect(await books.profit()).toEqual(before);
    const other = entry({ amount: 11_498, date: '2026-06-01', category: 'Office Supplies' });
    await addTransaction(other, caller, cloud);
    const noting = { ...cloud, outbox: new NotedOutbox(cloud.table, cloud.now) };
    const act = { do: 'tax', kind: 'QST', rate: 9.975 } as const;
    const { version: bare } = await books.row(other.id);
    const wish = { id: v7(), act, entries: [{ transactionId: other.id, version: bare }] };
    await editTransactions(wish, caller, noting);
    await runJob(caller.organizationId, wish.id, noting);
    expect((await books.row(other.id)).taxesSaid).toBe(true);
    expect(await claimed()).toEqual([0]);
    await updateProfile({ country: 'Canada', region: 'QC', profession: 'general' }, caller, cloud);
    await assumeTaxes(caller.organizationId, { from: '0001-01-01', to: '9999-12-31' }, cloud);
    expect((await books.row(paper.id)).taxes).toEqual([qst]);
    expect(await driftOf(caller.organizationId, cloud)).toEqual([]);
  });

  it('claims what is usual of all of them at once, each line its own, and takes it back', async () => {
    const { caller, cloud } = books;
    const split = entry({ amount: 22_600, date: '2026-06-01', category: 'Office Supplies' });
    const trip = entry({ amount: 1130, date: '2026-06-02', category: 'Travel' });
    const premium = entry({ amount: 5000, date: '2026-06-03', category: 'Insurance' });
    const known = entry({ amount: 1130, date: '2026-06-04', category: 'Office Supplies' });
    for (const one of [split, trip, premium, known]) await addTransaction(one, caller, cloud);
    const parts = [{ category: 'Insurance', amount: 11_300 }];
    await changeTransaction(known.id, { version: 1, taxes: [] }, caller, cloud);
    await changeTransaction(split.id, { version: 1, parts }, caller, cloud);
    await books.register(registration);
    const [before] = (await books.filed()).periods;
    expect(before?.assumed).toEqual({ count: 3, amount: 1300 + 1300 + 130 });
    const standing = await Promise.all([books.paper, split, trip].map(({ id }) => books.row(id)));

    const noting = { ...cloud, outbox: new NotedOutbox(cloud.table, cloud.now) };
    const filter = { claim: 'possible' as const, ...year };
    const wish = { id: v7(), act: { do: 'usual-tax' as const }, filter, count: 3 };
    const started = await editTransactions(wish, caller, noting);
    expect(started).toMatchObject({ total: 3 });
    await runJob(caller.organizationId, wish.id, noting);
    expect(await cloud.jobs.get(caller.organizationId, wish.id)).toMatchObject({ status: 'done', done: 3 });
    const [after] = (await books.filed()).periods;
    expect(after).toMatchObject({ payable: (before?.payable ?? 0) - 2730, assumed: untold });
    const taxed = await books.row(split.id);
    expect(taxed).toMatchObject({ taxes: [{ kind: 'HST', rate: 13, amount: 1300 }], taxesSaid: true });
    expect(taxed.parts).toMatchObject([{ amount: -11_300, tax: 0 }]);
    expect(await books.row(known.id)).not.toHaveProperty('taxes');
    expect(await driftOf(caller.organizationId, cloud)).toEqual([]);

    await undoJob(wish.id, caller, noting);
    await runJob(caller.organizationId, wish.id, noting);
    const again = await Promise.all(standing.map(({ id }) => books.row(id)));
    expect(again.map((row) => ({ ...row, version: 0 }))).toEqual(
      standing.map((row) => ({ ...row, version: 0 })),
    );
    expect((await books.filed()).periods).toEqual([before]);
  });

  it('offers to confirm what lies in no closed period, which is what a confirmation changes', async () => {
    const { caller, cloud } = books;
    const earlier = entry({ amount: 2260, date: '2026-02-01', category: 'Office Supplies' });
    await addTransaction(earlier, caller, cloud);
    await books.register(registration);
    const whole = { to: year.to, count: 2, amount: 1560 };
    expect((await books.filed()).confirmable).toEqual({ from: '2026-02-01', ...whole });
    await lockPeriod({ until: '2026-02-01', version: 0 }, caller, cloud);
    const { confirmable, periods } = await books.filed();
    expect(confirmable).toEqual({ from: '2026-05-05', to: year.to, count: 1, amount: 1300 });
    expect(periods[0]?.assumed).toEqual({ count: 2, amount: 1560 });
    const { version } = await books.row(books.paper.id);
    await changeTransaction(books.paper.id, { version, taxes: [] }, caller, cloud);
    expect(await books.filed()).not.toHaveProperty('confirmable');
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
