import { describe, expect, it } from 'vitest';
import { entryColumns, entrySums } from '../../../../../../functions/domain/exports/entry-columns.ts';
import type { ExportRow } from '../../../../../../functions/domain/exports/export-document.ts';
import { figureSections } from '../../../../../../functions/domain/exports/figure-sections.ts';
import { sectionOf } from '../../../../../../functions/domain/exports/section.ts';
import { writeXlsx } from '../../../../../../functions/domain/exports/xlsx/write-xlsx.ts';
import { decimalFromMinor } from '../../../../../../shared/money.ts';
import { wordsFor } from '../../../../../../shared/text/words-for.ts';
import { documentOf } from '../../../../../support/export-documents.ts';
import { gathered } from '../../../../../support/gathered.ts';
import { hasLibreOffice, openedByLibreOffice } from '../../../../../support/libre-office.ts';

const { figures, kinds, titles } = wordsFor('en').reports;
const words = { ...figures, kinds, placeOf: (code: string) => code };

/** As many rows of three currencies as add up to cents that floating point alone would miss. */
const fields = ['date', 'description', 'amount', 'currency', 'tax'] as const;
const rows: ExportRow[] = Array.from({ length: 600 }, (_, at) => {
  const currency = ['CAD', 'JPY', 'KWD'][at % 3] ?? 'CAD';
  const amount = { minor: (at % 2 === 0 ? -1 : 1) * (at * 977 + 13), currency };
  return ['2026-03-05', at === 0 ? '=1+1' : `_x0041_ ${at}`, amount, currency, { minor: at, currency }];
});
const sums = entrySums(fields, 'Total');
sums.add(rows);
const entries = sectionOf('Entries', entryColumns(fields, titles), rows, { totals: sums.totals() });

const statement = figureSections(
  {
    ...{ type: 'profit-loss', from: '2026-03-01', to: '2026-03-31', currency: 'CAD' },
    totals: { income: 100_050, expenses: -2000, net: 98_050 },
    rows: [
      { key: 'income:sales', label: 'Sales', amount: 100_050, count: 3 },
      { key: 'expense:travel', label: 'Travel', amount: -1999, count: 1 },
      { key: 'expense:office', label: 'Office', amount: -1, count: 1 },
    ],
    unconverted: [],
  },
  'Profit & Loss',
  words,
);

describe.skipIf(!hasLibreOffice())('a workbook that LibreOffice opens and calculates anew', () => {
  it('has types, texts and sums as they were written', async () => {
    const file = await gathered(writeXlsx(documentOf([entries, ...statement])));
    const { Entries: kept = [], 'Profit & Loss': profit = [] } = openedByLibreOffice(file, {
      isShown: false,
    });
    const [heading, ...lines] = kept;
    expect(heading).toEqual(['Date', 'Description', 'Amount', 'Currency', 'Tax']);
    for (const [at, [, text, amount, currency]] of rows.entries()) {
      const cell = amount as { minor: number; currency: string };
      expect(lines[at]?.slice(1, 4)).toEqual([
        (text as string).replace(/^=/, "'="),
        String(Number(decimalFromMinor(cell.minor, cell.currency))),
        currency,
      ]);
    }
    const totals = lines.slice(rows.length + 1);
    expect(totals.map(([label, , amount, currency]) => [label, currency, Number(amount)])).toEqual(
      sums.totals().map(({ cells }) => {
        const { minor, currency } = cells[2] as { minor: number; currency: string };
        return ['Total', currency, Number(decimalFromMinor(minor, currency))];
      }),
    );
    expect(profit.slice(-3).map(([, label, amount]) => [label, Number(amount)])).toEqual([
      ['Total income', 1000.5],
      ['Total expenses', -20],
      ['Net', 980.5],
    ]);
  });

  it('is calculated there indeed: a sum that was told wrongly is put right', async () => {
    const totals = sums
      .totals()
      .map((total) => ({ ...total, cells: total.cells.with(2, { minor: 1, currency: 'CAD' }) }));
    const file = await gathered(writeXlsx(documentOf([{ ...entries, totals: () => totals }])));
    const { Entries: kept = [] } = openedByLibreOffice(file, { isShown: false });
    const cents = (at: number) => Number(kept.at(at)?.[2]);
    expect([-3, -2, -1].map(cents)).toEqual(
      sums.totals().map(({ cells }) => {
        const { minor, currency } = cells[2] as { minor: number; currency: string };
        return Number(decimalFromMinor(minor, currency));
      }),
    );
  });

  it('shows days as the books write them, and amounts with their digits', async () => {
    const file = await gathered(writeXlsx(documentOf([entries])));
    const { Entries: shown = [] } = openedByLibreOffice(file, { isShown: true });
    expect(shown.slice(1, 4).map(([day, , amount]) => [day, amount])).toEqual([
      ['03/05/2026', '-0.13'],
      ['03/05/2026', '990'],
      ['03/05/2026', '-1.967'],
    ]);
  });
});
