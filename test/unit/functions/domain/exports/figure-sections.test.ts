import fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { csvHead, csvLine } from '../../../../../functions/domain/exports/csv.ts';
import type {
  ExportMoney,
  ExportRow,
  ExportSection,
} from '../../../../../functions/domain/exports/export-document.ts';
import { figureSections, flatFigures } from '../../../../../functions/domain/exports/figure-sections.ts';
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

const rowsOf = ({ rows }: ExportSection): readonly ExportRow[] =>
  [...(rows() as Iterable<readonly ExportRow[]>)].flat();
const figuresCsv = (report: Report, said: typeof words): string => {
  const section = flatFigures(report, 'Any', said);
  return csvHead(section.columns) + rowsOf(section).map(csvLine).join('');
};

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
      ['', 'On no line', '-0.07', '', '1'],
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

describe('the document of a report of figures', () => {
  const rows = [
    { key: 'income:sales', label: 'Sales', amount: 100_050, count: 3 },
    { key: 'expense:travel', label: 'Travel', amount: -1999, count: 1 },
    { key: 'expense:office', label: 'Office', amount: -1, count: 1 },
  ];
  const totals = { income: 100_050, expenses: -2000, net: 98_050 };

  it('adds income and expenses up, and both to the net', () => {
    const [section] = figureSections(reportOf({ rows, totals }), 'Profit & Loss', words);
    const moneyOf = (minor: number) => ({ minor, currency: 'CAD' });
    expect(section?.totals()).toEqual([
      {
        cells: [null, 'Total income', moneyOf(100_050), null],
        summed: [2],
        where: { column: 0, equals: 'Income' },
      },
      {
        cells: [null, 'Total expenses', moneyOf(-2000), null],
        summed: [2],
        where: { column: 0, equals: 'Expense' },
      },
      { cells: [null, 'Net', moneyOf(98_050), null], summed: [2] },
    ]);
  });

  it.each(['expense', 'income', 'category', 'tax', 'sales-tax'] as const)(
    'has every row of %s with its figures',
    (type) => {
      const [section, ...others] = figureSections(reportOf({ type, rows, totals }), 'Any', words);
      expect(others).toEqual([]);
      const at = section?.columns.findIndex(({ kind }) => kind === 'money') ?? -1;
      expect(section && rowsOf(section).map((row) => (row[at] as ExportMoney).minor)).toEqual([
        100_050, -1999, -1,
      ]);
      expect(section && rowsOf(section).every((row) => row.length === section.columns.length)).toBe(true);
    },
  );

  it('sets apart what could not be converted, each in its own currency', () => {
    const unconverted = [{ currency: 'JPY', amount: -1200, count: 2 }];
    const [, apart] = figureSections(reportOf({ rows, totals, unconverted }), 'Any', words);
    expect(apart && rowsOf(apart)).toEqual([['JPY', { minor: -1200, currency: 'JPY' }, 2]]);
  });

  it('says what of a form counts, and what is personal', () => {
    const form = { profit: 4200, personal: -300 };
    const [section] = figureSections(reportOf({ type: 'tax', rows, totals, form }), 'Any', words);
    expect(section?.totals().map(({ cells, summed }) => [cells[1], summed])).toEqual([
      ['Net', [2]],
      ['Profit on the form, by what counts', []],
      ['Personal, in no line above', []],
    ]);
  });
});
