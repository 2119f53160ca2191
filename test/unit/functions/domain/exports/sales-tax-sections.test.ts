import { expect, it } from 'vitest';
import type { ExportRow, ExportSection } from '../../../../../functions/domain/exports/export-document.ts';
import { salesTaxSections } from '../../../../../functions/domain/exports/sales-tax-sections.ts';
import type { SalesTaxReport } from '../../../../../shared/model/sales-tax.ts';
import { wordsFor } from '../../../../../shared/text/words-for.ts';

const words = { texts: wordsFor('en').reports.salesTax, taxName: (kind: string) => kind };
const money = (minor: number) => ({ minor, currency: 'CAD' });
const rowsOf = ({ rows }: ExportSection): readonly ExportRow[] =>
  [...(rows() as Iterable<readonly ExportRow[]>)].flat();

const report: SalesTaxReport = {
  ...{ from: '2026-01-01', to: '2026-03-31', currency: 'CAD', registration: null, evidence: null },
  periods: [
    {
      ...{ from: '2026-01-01', to: '2026-03-31', file: '2026-04-30', pay: '2026-04-30' },
      ...{ boxes: [], payable: -1250, unproven: { count: 1, amount: 130 } },
      ...{ undecided: { count: 2, amount: 4550 }, unsorted: { count: 3, amount: 911 } },
      ...{ assumed: { count: 1, amount: 65 }, prepaid: { count: 4, amount: 120_000 } },
      abroad: { count: 3, amount: 24_000 },
      taxes: [
        { side: 'income', kind: 'HST', rate: 13, amount: 1300, claimed: 1300, count: 1 },
        { side: 'expense', kind: 'QST', rate: 9.975, amount: 2600, claimed: 2550, count: 2 },
        { side: 'expense', kind: 'tax', amount: 5, claimed: 0, count: 1 },
        { side: 'income', kind: 'VAT', rate: 20, amount: 40, claimed: 40, count: 1, reversed: true },
      ],
    },
  ],
  unproven: [
    {
      ...{ id: '0', date: '2026-02-03', description: '=Paper', amount: -1130 },
      ...{ claimed: 130, reason: 'no-document' },
    },
    {
      ...{ id: '1', date: '2026-02-04', description: 'Ink', amount: -565 },
      ...{ claimed: 65, reason: 'assumed' },
    },
  ],
};

it('says for each period what is owed by when, each tax by kind and rate, and each claim without evidence', () => {
  const sections = salesTaxSections(report, words);
  expect(sections.map(({ title }) => title)).toEqual([
    ...['Filing periods', 'Payments to the tax authority', 'Purchases that may be from abroad'],
    ...['By kind and rate', 'Claims without evidence'],
    'Uncategorized money in, counted as sales',
    ...['Sales with no tax on record', 'Purchases with no tax on record'],
  ]);
  const [first, last] = ['2026-01-01', '2026-03-31'];
  expect(sections.map(rowsOf)).toEqual([
    [[first, last, '2026-04-30', '2026-04-30', money(-1250)]],
    [[first, last, 4, money(120_000)]],
    [[first, last, 3, money(24_000)]],
    [
      [first, last, 'Charged', 'HST', 13, money(1300), money(1300), 1],
      [first, last, 'Paid', 'QST', 9.975, money(2600), money(2550), 2],
      [first, last, 'Paid', 'tax', null, money(5), money(0), 1],
      [first, last, 'Owed on services from abroad', 'VAT', 20, money(40), money(40), 1],
    ],
    [['2026-02-03', '=Paper', money(-1130), money(130), 'No document is linked']],
    [[first, last, 3, money(911)]],
    [[first, last, 2, money(4550)]],
    [['2026-02-04', 'Ink', money(-565), money(65)]],
  ]);
  for (const section of sections)
    for (const row of rowsOf(section)) expect(row).toHaveLength(section.columns.length);
});

it('leaves out what there is nothing of', () => {
  expect(salesTaxSections({ ...report, periods: [], unproven: [] }, words)).toEqual([]);
});
