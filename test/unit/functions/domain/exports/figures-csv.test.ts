import fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { figuresCsv } from '../../../../../functions/domain/exports/figures-csv.ts';
import type { Report } from '../../../../../shared/model/report.ts';
import { decimalFromMinor } from '../../../../../shared/money.ts';
import { wordsFor } from '../../../../../shared/text/words-for.ts';

const { figures, kinds } = wordsFor('en').reports;
const words = { ...figures, kinds, placeOf: (code: string) => code };
const days = { from: '2026-01-01', to: '2026-03-31' };
const reportOf = (change: Partial<Report>): Report => ({
  ...{ type: 'profit-loss', ...days, currency: 'CAD', totals: { income: 0, expenses: 0, net: 0 } },
  ...{ rows: [], unconverted: [], ...change },
});

/** The cells of the file; fails where it is not strict CSV with a byte order mark. */
function cellsOf(report: Report): string[][] {
  const text = figuresCsv(report, words);
  expect(text.startsWith('\uFEFF')).toBe(true);
  const { data, errors } = Papa.parse<string[]>(text.slice(1), { delimiter: ',', skipEmptyLines: true });
  expect(errors).toEqual([]);
  return data;
}

describe('the CSV of a report of figures', () => {
  it('has a line for each row, with its days and currency', () => {
    const rows = [
      { key: 'income:sales', label: 'Sales', amount: 100_050, count: 3 },
      { key: 'expense:travel', label: 'Travel; trains', amount: -1999, count: 1 },
    ];
    expect(cellsOf(reportOf({ rows }))).toEqual([
      ['Type', 'Label', 'Amount', 'Entries', 'Currency', 'From', 'To'],
      ['Income', 'Sales', '1000.50', '3', 'CAD', days.from, days.to],
      ['Expense', 'Travel; trains', '-19.99', '1', 'CAD', days.from, days.to],
    ]);
  });

  it('says of a form the line, what counts of it, and what is on none', () => {
    const rows = [
      { key: 'T2125 line 8523', label: 'Meals', amount: -1000, count: 2, counts: -500 },
      { key: 'T2125 line 8811', label: 'Office', amount: -300, count: 1 },
      { key: 'no-line:expense', label: 'On no line', amount: -7, count: 1 },
    ];
    expect(cellsOf(reportOf({ type: 'tax', rows })).map((line) => line.slice(0, 5))).toEqual([
      ['Line', 'Label', 'Amount', 'Counts On The Form', 'Entries'],
      ['T2125 line 8523', 'Meals', '-10.00', '-5.00', '2'],
      ['T2125 line 8811', 'Office', '-3.00', '-3.00', '1'],
      ['', 'On no line', '-0.07', '-0.07', '1'],
    ]);
  });

  it('names what could not be converted in its own currency, and since when tax is left out', () => {
    const unconverted = [{ currency: 'JPY', amount: -1200, count: 2 }];
    const lines = cellsOf(reportOf({ unconverted, netSince: '2026-02-01' }));
    expect(lines[0]?.at(-1)).toBe('Without Sales Tax Since');
    expect(lines[1]).toEqual([
      '',
      figures.unconverted,
      '-1200',
      '2',
      'JPY',
      days.from,
      days.to,
      '2026-02-01',
    ]);
  });

  it('lets no spreadsheet calculate a name, and keeps every amount to the cent', () => {
    fc.assert(
      fc.property(
        fc.array(
          fc.record({
            label: fc.oneof(
              fc.string(),
              fc.string().map((text) => `=${text}`),
            ),
            amount: fc.integer({ min: -1e12, max: 1e12 }),
          }),
          { minLength: 1 },
        ),
        (some) => {
          const rows = some.map((one, at) => ({ ...one, key: `expense:${at}`, count: at }));
          const text = figuresCsv(reportOf({ type: 'expense', rows }), words);
          const { data } = Papa.parse<string[]>(text.slice(1), { delimiter: ',', newline: '\r\n' });
          const lines = data.slice(1, -1);
          expect(lines.map(([, , amount]) => amount)).toEqual(
            rows.map(({ amount }) => decimalFromMinor(amount, 'CAD')),
          );
          for (const [, label = ''] of lines) expect(label).not.toMatch(/^[=+\-@\t\r\n]/);
        },
      ),
    );
  });
});
