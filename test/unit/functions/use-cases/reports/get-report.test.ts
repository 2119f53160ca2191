import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { LedgerRow } from '../../../../../functions/domain/ledger/ledger-row.ts';
import { isRefusal } from '../../../../../functions/domain/outcome.ts';
import { inLanguage } from '../../../../../functions/runtime/language.ts';
import { updateProfile } from '../../../../../functions/use-cases/books/update-profile.ts';
import { getReport } from '../../../../../functions/use-cases/reports/get-report.ts';
import { addDays } from '../../../../../shared/civil-date.ts';
import type { DateRange } from '../../../../../shared/model/export.ts';
import { ReportType } from '../../../../../shared/model/report.ts';
import { rangeNamed } from '../../../../../shared/report-ranges.ts';
import { memoryBooks } from '../../../../support/memory-books.ts';
import { anyDetailedRow, anyRow, rowWith } from '../../domain/ledger/rows.ts';
import { recounted } from './recounted.ts';
import { writeRows } from '../../../../support/write-rows.ts';

const HOME = 'USD';
const year = { from: '2026-01-01', to: '2026-12-31' };

/** Books in US dollars with these rows, of which a report can be asked. */
async function booksWith(rows: readonly LedgerRow[]) {
  const { cloud, caller } = await memoryBooks();
  const { organizationId } = caller;
  for (const row of rows) await writeRows(cloud, [{ after: { ...row, organizationId } }]);
  const report = async (type: ReportType, range: DateRange = year) => {
    const found = await getReport({ type, ...range }, caller, cloud);
    if (isRefusal(found)) throw new Error(found.refused);
    return found;
  };
  return { cloud, caller, report };
}

const row = (change: Partial<LedgerRow>, at = 0) =>
  rowWith({
    currency: HOME,
    ...change,
    id: `01900000-0000-7000-8000-00000000${String(1000 + at)}`,
  });
const booksOf = (...rows: Partial<LedgerRow>[]) => booksWith(rows.map(row));

/** Categories of the template, of the general choices, of neither, and what stands where none was chosen. */
const categoryId = fc.constantFrom(
  'office-supplies',
  'meals',
  'sales',
  'other',
  'beehives',
  'income',
  'expense',
);
const listed = { Office: 'office-supplies', Meals: 'meals', Fees: 'other' } as Record<string, string>;
/** A deposit with what was held back of it, or with an income of another category. */
const payout = fc
  .tuple(anyRow, fc.integer({ min: 1, max: 5000 }), categoryId, fc.constantFrom('income', 'expense'))
  .map(([deposit, amount, category, kind]): LedgerRow => ({
    ...deposit,
    kind: 'income',
    parts: [{ kind, categoryId: category, amount: kind === 'income' ? amount : -amount, description: '' }],
  }));
const anyEntry = fc
  .tuple(fc.oneof(anyDetailedRow, payout), categoryId)
  .map(([entry, category]): LedgerRow => {
    const parts = entry.parts?.map((part) => ({
      ...part,
      categoryId: listed[part.categoryId] ?? part.categoryId,
    }));
    return { ...entry, categoryId: category, ...(parts ? { parts } : {}) };
  });
const anyRange = fc.tuple(fc.nat(60), fc.nat(60)).map(([start, days]) => ({
  from: addDays('2026-01-01', start),
  to: addDays('2026-01-01', start + days),
}));

describe('getReport', () => {
  it('tells of every type what an independent recount of the rows does, in whole months and in parts of them', async () => {
    const rows = fc.uniqueArray(anyEntry, { maxLength: 14, selector: ({ id }) => id });
    await fc.assert(
      fc.asyncProperty(rows, anyRange, async (some, range) => {
        const { report } = await booksWith(some);
        for (const type of ReportType.options) {
          const { rows: told, totals, unconverted, form, ...facts } = await report(type, range);
          const { form: counts, ...counted } = recounted(type, some, range, HOME);
          const figures = told.map(({ key, amount, count }) => [key, { amount, count }] as const);
          expect(facts).toEqual({ type, ...range, currency: HOME });
          expect(form).toEqual(type === 'tax' ? counts : undefined);
          expect({ totals, unconverted, rows: Object.fromEntries(figures) }, type).toEqual(counted);
          expect(
            told.reduce((sum, { amount }) => sum + amount, 0),
            type,
          ).toBe(type === 'income' ? totals.income : type === 'expense' ? totals.expenses : totals.net);
        }
      }),
      { numRuns: 60 },
    );
  });

  it('is of nothing in empty books, but for the lines of the form', async () => {
    const { report } = await booksOf();
    for (const type of ReportType.options) {
      const { totals, rows, unconverted } = await report(type);
      expect([totals, unconverted]).toEqual([{ income: 0, expenses: 0, net: 0 }, []]);
      expect(rows.every(({ amount, count }) => amount === 0 && count === 0)).toBe(true);
      expect(rows.length > 0).toBe(type === 'tax');
    }
  });

  it('holds the days of a broken month at each end, and none beside them', async () => {
    const days = ['2026-01-14', '2026-01-15', '2026-02-28', '2026-03-10', '2026-03-11'];
    const { report } = await booksOf(
      ...days.map((date, at) => ({ date, amount: -(10 ** at), categoryId: 'travel' })),
    );
    const { totals, rows } = await report('expense', { from: '2026-01-15', to: '2026-03-10' });
    expect(totals).toEqual({ income: 0, expenses: -1110, net: -1110 });
    expect(rows).toEqual([{ key: 'travel', label: 'Travel', amount: -1110, count: 3 }]);
  });

  it('holds a British year from the 6th of April to the 5th', async () => {
    const days = ['2026-04-05', '2026-04-06', '2027-04-05', '2027-04-06'];
    const { cloud, caller, report } = await booksOf(
      ...days.map((date, at) => ({
        ...{ date, amount: 10 ** at, currency: 'GBP' as const },
        ...{ kind: 'income' as const, categoryId: 'sales' },
      })),
    );
    await updateProfile({ country: 'UK', profession: 'general' }, caller, cloud);
    const { fiscalYearStart } = (await cloud.organizations.get(caller.organizationId)) ?? {};
    expect(fiscalYearStart).toBe('04-06');
    const range = rangeNamed('this-year', { today: '2026-11-24', fiscalYearStart: '04-06' });
    expect(await report('income', range)).toMatchObject({ ...range, totals: { income: 110 } });
  });

  it('lists the largest first, and of profit and loss the income before the expenses', async () => {
    const { report } = await booksOf(
      { amount: -300, categoryId: 'meals' },
      { amount: -900, categoryId: 'travel' },
      { amount: 500, kind: 'income', categoryId: 'sales' },
      { amount: 40, kind: 'income', categoryId: 'travel' },
    );
    const of = async (type: ReportType) =>
      (await report(type)).rows.map(({ key, amount, count }) => [key, amount, count]);
    expect(await of('profit-loss')).toEqual([
      ['income:sales', 500, 1],
      ['expense:travel', -860, 2],
      ['expense:meals', -300, 1],
    ]);
    expect(await of('category')).toEqual([
      ['travel', -860, 2],
      ['sales', 500, 1],
      ['meals', -300, 1],
    ]);
  });

  it('puts every line of the form in its order, a refund on the line that it belongs to, and apart what is on none', async () => {
    const { report } = await booksOf(
      { amount: -900, categoryId: 'travel' },
      { amount: 40, kind: 'income', categoryId: 'travel' },
      { amount: 500, kind: 'income', categoryId: 'sales' },
      { amount: 70, kind: 'income', categoryId: 'income' },
      { amount: -30, categoryId: 'beehives' },
      { amount: -80, kind: 'transfer', categoryId: 'transfer' },
    );
    const { rows, totals } = await report('tax');
    expect(totals).toEqual({ income: 570, expenses: -890, net: -320 });
    expect(rows.filter(({ count }) => count > 0)).toEqual([
      { key: 'Schedule C line 1', label: 'Gross receipts or sales', amount: 500, count: 1 },
      { key: 'Schedule C line 24a', label: 'Travel', amount: -860, count: 2 },
      { key: 'no-line:income', label: 'Income on no line of the form', amount: 70, count: 1 },
      { key: 'no-line:expense', label: 'Expenses on no line of the form', amount: -30, count: 1 },
    ]);
    const keys = rows.map(({ key }) => key);
    expect(keys.indexOf('Schedule C line 8')).toBeLessThan(keys.indexOf('Schedule C line 25'));
  });

  it('follows what the books made of their categories: renamed, merged, on another line, their own', async () => {
    const { cloud, caller, report } = await booksOf(
      { amount: -1, categoryId: 'meals' },
      { amount: -10, categoryId: 'food' },
      { amount: -100, categoryId: 'bees' },
      { amount: -1000, categoryId: 'hives' },
    );
    const organization = await cloud.organizations.get(caller.organizationId);
    if (!organization) throw new Error('There are no books.');
    const categories = [
      { id: 'meals', name: 'Client lunches', isRetired: true as const },
      { id: 'food', merged: { into: 'meals', jobId: 'j' } },
      { id: 'bees', name: 'Bees', formLines: { expense: 'Schedule C line 22' } },
      { id: 'hives', name: 'Hives', formLines: { expense: 'SA103F box 17' } },
    ];
    await cloud.table.write([cloud.organizations.categoriesChange(organization, categories)]);
    expect((await report('expense')).rows).toEqual([
      { key: 'hives', label: 'Hives', amount: -1000, count: 1 },
      { key: 'bees', label: 'Bees', amount: -100, count: 1 },
      { key: 'meals', label: 'Client lunches', amount: -11, count: 2 },
    ]);
    const onForm = (await report('tax')).rows.filter(({ count }) => count > 0);
    expect(onForm.map(({ key, amount }) => [key, amount])).toEqual([
      ['Schedule C line 22', -100],
      ['Schedule C line 24b', -11],
      ['no-line:expense', -1000],
    ]);
  });

  it.each([
    ['USA', 'USD', { 'Schedule C line 1': 8000, 'Schedule C line 2': -500 }],
    ['Canada', 'CAD', { 'T2125 line 8000': 7500 }],
  ] as const)(
    'tells what customers in %s got back where the form asks for it, else as less of what they paid',
    async (country, currency, onForm) => {
      const { cloud, caller, report } = await booksOf(
        { amount: 8000, currency, kind: 'income', categoryId: 'sales' },
        { amount: -500, currency, categoryId: 'sales' },
      );
      await updateProfile({ country, profession: 'general' }, caller, cloud);
      const filled = (await report('tax')).rows.filter(({ count }) => count > 0);
      expect(Object.fromEntries(filled.map(({ key, amount }) => [key, amount]))).toEqual(onForm);
    },
  );

  it('keeps on its line what a person put there when the line was called otherwise', async () => {
    const { cloud, caller, report } = await booksOf(
      { amount: -70, currency: 'EUR', categoryId: 'bees' },
      { amount: -20, currency: 'EUR', categoryId: 'food' },
    );
    await updateProfile({ country: 'Ireland', profession: 'general' }, caller, cloud);
    const organization = await cloud.organizations.get(caller.organizationId);
    if (!organization) throw new Error('There are no books.');
    const bees = { id: 'bees', name: 'Bees', formLines: { expense: 'Form 11 Staff costs' } };
    await cloud.table.write([cloud.organizations.categoriesChange(organization, [bees])]);
    expect((await report('tax')).rows.filter(({ count }) => count > 0)).toEqual([
      { key: 'Form 11 line 133', label: 'Salaries/Wages', amount: -70, count: 1 },
      { key: 'no-line:expense', label: 'Expenses on no line of the form', amount: -20, count: 1 },
    ]);
  });

  it('is worded in the reader’s language', async () => {
    const { report } = await booksOf({ categoryId: 'office-supplies' }, { categoryId: 'expense' });
    const labels = async (type: ReportType) =>
      (await report(type)).rows.filter(({ count }) => count > 0).map(({ label }) => label);
    expect(await labels('expense')).toEqual(['Uncategorized', 'Office Supplies']);
    expect(await inLanguage('fr', () => labels('expense'))).toEqual([
      'Non catégorisé',
      'Fournitures de bureau',
    ]);
    expect(await inLanguage('fr', () => labels('tax'))).toEqual([
      'Frais de bureau',
      'Dépenses sur aucune ligne du formulaire',
    ]);
  });

  it('refuses a last day before the first, and more than ten years', async () => {
    const { cloud, caller } = await booksOf();
    const of = (from: string, to: string) => getReport({ type: 'tax', from, to }, caller, cloud);
    expect(await of('2026-02-01', '2026-01-31')).toMatchObject({
      refused: 'invalid-input',
      fields: { to: { code: 'first-day-after-last' } },
    });
    expect(await of('2016-02-29', '2026-02-28')).toMatchObject({
      refused: 'invalid-input',
      fields: { from: { code: 'more-than-ten-years' } },
    });
    expect(isRefusal(await of('2016-03-01', '2026-02-28'))).toBe(false);
    expect(isRefusal(await of('9998-01-01', '9999-12-31'))).toBe(false);
  });
});
