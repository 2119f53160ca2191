import fc from 'fast-check';
import { v7 } from 'uuid';
import { describe, expect, it } from 'vitest';
import type { LedgerRow } from '../../functions/domain/ledger/ledger-row.ts';
import { valuedIn } from '../../functions/domain/ledger/valued-totals.ts';
import { isRefusal } from '../../functions/domain/outcome.ts';
import { pendingReceipt } from '../../functions/use-cases/receipts/pending-receipt.ts';
import { getReport } from '../../functions/use-cases/reports/get-report.ts';
import { PAYMENTS_MAX, getVendorTotals } from '../../functions/use-cases/reports/get-vendor-totals.ts';
import { addDays } from '../../shared/civil-date.ts';
import { memoryBooks } from '../support/memory-books.ts';
import { anyDetailedRow, rowWith } from '../unit/functions/domain/ledger/rows.ts';
import { writeRows } from '../support/write-rows.ts';

const OWN = 'helpers';
const FIRST = '2026-01-01';
const year = { from: FIRST, to: '2026-12-31' };
const vendors = ['Jane Doe', 'JANE DOE', 'Иван Петров', null] as const;

/** Of meals a country may let half the tax be claimed. */
const renamed: Readonly<Record<string, string>> = { Office: OWN, Fees: OWN, Meals: 'meals' };

/** Entries for work and for other things, split, shared, private, paid back, of two currencies, with and without documents. */
const anyEntry = fc
  .tuple(
    anyDetailedRow,
    fc.constantFrom('Jane Doe', 'E-TRANSFER TO JANE DOE 7', 'Петров', 'CHEQUE 12', 'No description'),
    fc.option(fc.nat(vendors.length - 1), { nil: undefined }),
  )
  .map(([row, description, document]) => {
    const categoryOf = (id: string) => renamed[id] ?? id;
    const parts = row.parts?.map((part) => ({ ...part, categoryId: categoryOf(part.categoryId) }));
    const categoryId = categoryOf(row.categoryId);
    return { row: { ...row, description, categoryId, ...(parts ? { parts } : {}) }, document };
  });
const anyEntries = fc.uniqueArray(anyEntry, { maxLength: 25, selector: ({ row }) => row.id });
const anyDays = fc.tuple(fc.nat(90), fc.nat(90)).map(([start, length]) => ({
  from: addDays(FIRST, start),
  to: addDays(FIRST, start + length),
}));

/** American books with a category for contractors, a document by each vendor, and these entries. */
async function booksWith(entries: readonly { row: LedgerRow; document: number | undefined }[]) {
  const { cloud, caller } = await memoryBooks();
  const { organizationId } = caller;
  const organization = await cloud.organizations.get(organizationId);
  if (!organization) throw new Error('There are no books.');
  const helpers = { id: OWN, name: 'Helpers', kind: 'expense' as const };
  await cloud.table.write([
    cloud.organizations.categoriesChange(organization, [
      { ...helpers, formLines: { expense: 'Schedule C line 11' } },
    ]),
  ]);
  const documents = vendors.map((vendor) => ({ id: v7(), vendor }));
  for (const { id, vendor } of documents) {
    const own = { organizationId, userId: 'u', createdAt: '2026-01-01T00:00:00Z' };
    const file = { fileName: 'a.png', contentType: 'image/png', size: 3, sha256: 'a'.repeat(64) };
    const upload = { id, ...own, ...file, purpose: 'receipt' as const };
    await cloud.table.write(
      cloud.receipts.arrivals(upload, { ...pendingReceipt(upload), status: 'processed', vendor }),
    );
  }
  for (const { row, document } of entries) {
    const linked = document === undefined ? undefined : documents[document]?.id;
    const receipts = linked === undefined ? {} : { receiptId: linked, receiptIds: [linked] };
    await writeRows(cloud, [{ after: { ...row, ...receipts, organizationId } }]);
  }
  return { cloud, caller };
}

/** Has the books move to Ontario and register for its tax on a day, if on any. */
async function registered(
  since: string | undefined,
  { organizationId }: { readonly organizationId: string },
  { organizations, table }: Pick<Awaited<ReturnType<typeof memoryBooks>>['cloud'], 'organizations' | 'table'>,
): Promise<void> {
  if (since === undefined) return;
  const organization = await organizations.get(organizationId);
  if (!organization) throw new Error('There are no books.');
  const salesTax = {
    since,
    number: '12302 6635 RT0001',
    period: 'quarter',
    endsIn: 3,
    method: 'normal',
  } as const;
  const place = { country: 'Canada', region: 'ON', profession: 'general' } as const;
  const canadian = { ...place, currency: 'CAD', salesTax } as const;
  await table.write(organizations.setUpChange(organization, canadian, organization.accounts));
}

describe('what vendors were paid', () => {
  it('is what the totals of its categories are, every payment once, whatever entries are made of', async () => {
    await fc.assert(
      fc.asyncProperty(anyEntries, anyDays, async (entries, days) => {
        const { cloud, caller } = await booksWith(entries);
        const told = await getVendorTotals(days, caller, cloud);
        if (isRefusal(told)) throw new Error(told.refused);
        const totals = await cloud.ledger.categoryTotals(caller.organizationId, days);
        const { counted, apart } = valuedIn(
          told.currency,
          totals.filter(({ categoryId }) => categoryId === OWN),
        );
        const paid = (some: readonly { income: number; expenses: number }[]) =>
          some.reduce((sum, { income, expenses }) => sum - income - expenses, 0);
        const all = (some: readonly { readonly amount: number }[]) =>
          some.reduce((sum, { amount }) => sum + amount, 0);
        expect(told.total).toBe(paid(counted));
        expect(all(told.vendors)).toBe(told.total);
        expect(told.vendors.reduce((sum, { count }) => sum + count, 0)).toBe(told.count);
        for (const one of told.unconverted)
          expect(one.amount).toBe(paid(apart.filter(({ currency }) => currency === one.currency)));
        const figures = [...told.vendors, ...told.unconverted];
        for (const { amount, count, payments } of figures) {
          expect(all(payments)).toBe(amount);
          expect(new Set(payments.map(({ id }) => id)).size).toBe(count);
        }
        const ids = figures.flatMap(({ payments }) => payments.map(({ id }) => id));
        expect(new Set(ids).size).toBe(ids.length);
        for (const { key, name } of told.vendors) expect(name === null).toBe(key === 'nobody');
      }),
      { numRuns: 60 },
    );
  });

  it('is all that the profit and loss has as expenses, to the cent, whatever tax is claimed', async () => {
    await fc.assert(
      fc.asyncProperty(anyEntries, anyDays, fc.constantFrom(undefined, 0, 20), async (entries, days, at) => {
        const { cloud, caller } = await booksWith(entries);
        await registered(at === undefined ? undefined : addDays(FIRST, at), caller, cloud);
        const told = await getVendorTotals({ ...days, of: 'spending' }, caller, cloud);
        const report = await getReport({ ...days, type: 'expense' }, caller, cloud);
        if (isRefusal(told) || isRefusal(report)) throw new Error('refused');
        const all = (some: readonly { readonly amount: number }[]) =>
          some.reduce((sum, { amount }) => sum + amount, 0);
        expect(told.total).toBe(0 - report.totals.expenses);
        expect(all(told.vendors)).toBe(told.total);
        for (const { amount, payments } of [...told.vendors, ...told.unconverted])
          expect(all(payments)).toBe(amount);
        for (const { currency, amount } of told.unconverted)
          expect(amount).toBe(0 - (report.unconverted.find((one) => one.currency === currency)?.amount ?? 0));
      }),
      { numRuns: 60 },
    );
  });

  it('rounds the claim of a month’s category once, as the profit and loss does', async () => {
    const meal = (id: string) => {
      const taxes = [{ kind: 'GST' as const, rate: 5, amount: 5 }];
      return {
        row: rowWith({ id, kind: 'expense', amount: -105, categoryId: 'meals', taxes }),
        document: undefined,
      };
    };
    const { cloud, caller } = await booksWith([meal(v7()), meal(v7())]);
    await registered(FIRST, caller, cloud);
    const told = await getVendorTotals({ ...year, of: 'spending' }, caller, cloud);
    expect(told).toMatchObject({ total: 205, count: 2 });
    expect(await getReport({ ...year, type: 'expense' }, caller, cloud)).toMatchObject({
      totals: { expenses: -205 },
    });
  });

  it('reads no row of books without any such payment', async () => {
    const { cloud, caller } = await booksWith([
      { row: rowWith({ categoryId: 'rent' }), document: undefined },
    ]);
    cloud.ledger.rowPages = () => {
      throw new Error('Rows were read.');
    };
    const told = await getVendorTotals(year, caller, cloud);
    expect(told).toMatchObject({
      categories: ['Subcontractors', 'Helpers'],
      total: 0,
      count: 0,
      vendors: [],
    });
  });

  it('is refused before it is too much for one answer', async () => {
    const { cloud, caller } = await booksWith([]);
    const { organizationId } = caller;
    const pay = () =>
      writeRows(
        cloud,
        [{ after: rowWith({ id: v7(), categoryId: OWN, currency: 'USD', organizationId }) }],
        null,
      );
    for (let at = 0; at < PAYMENTS_MAX; at += 1) await pay();
    expect(await getVendorTotals(year, caller, cloud)).toMatchObject({ count: PAYMENTS_MAX });
    await pay();
    expect(await getVendorTotals(year, caller, cloud)).toMatchObject({
      refused: 'wrong-state',
      because: { code: 'too-many-entries-to-search' },
    });
  });
});
