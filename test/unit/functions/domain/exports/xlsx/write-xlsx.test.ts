import * as XLSX from '@e965/xlsx';
import fc from 'fast-check';
import { strFromU8, unzipSync } from 'fflate';
import { afterEach, describe, expect, it, vi } from 'vitest';
import type {
  ExportCell,
  ExportColumn,
  ExportDocument,
  ExportRow,
  ExportSection,
} from '../../../../../../functions/domain/exports/export-document.ts';
import { sectionOf } from '../../../../../../functions/domain/exports/section.ts';
import { writeXlsx } from '../../../../../../functions/domain/exports/xlsx/write-xlsx.ts';
import { minorDigits } from '../../../../../../shared/money.ts';
import { documentOf } from '../../../../../support/export-documents.ts';
import { gathered } from '../../../../../support/gathered.ts';
import { zipTime } from '../../../../../support/strict-unzip.ts';

const columns: readonly ExportColumn[] = [
  { title: 'Date', kind: 'day', width: 11 },
  { title: 'Description', kind: 'text', width: 30 },
  { title: 'Amount', kind: 'money', width: 14 },
  { title: 'Entries', kind: 'count', width: 10 },
  { title: 'File', kind: 'text', width: 20 },
];
const money = (minor: number, currency = 'CAD') => ({ minor, currency });
const section = (rows: readonly ExportRow[], more: Partial<ExportSection> = {}): ExportSection => ({
  ...sectionOf('Entries', columns, rows),
  ...more,
});

const fileOf = (document: ExportDocument, limits?: Parameters<typeof writeXlsx>[1]) =>
  gathered(writeXlsx(document, limits));
const bookOf = (file: Buffer) => XLSX.read(file, { cellNF: true, cellStyles: true, cellFormula: true });

/** What stands in the cells of a sheet, as it stands there. */
function cellsOf(sheet: XLSX.WorkSheet = {}): unknown[][] {
  const { e: end } = XLSX.utils.decode_range(sheet['!ref'] ?? 'A1');
  return Array.from({ length: end.r + 1 }, (_, r) =>
    Array.from(
      { length: end.c + 1 },
      (_unused, c) => (sheet[XLSX.utils.encode_cell({ r, c })] as XLSX.CellObject | undefined)?.v ?? null,
    ),
  );
}
const partsOf = (file: Buffer) =>
  Object.fromEntries(Object.entries(unzipSync(file)).map(([name, bytes]) => [name, strFromU8(bytes)]));

/** When the files of a zip were made, as its directory says. */
function zipTimesOf(file: Buffer): string[] {
  const times: string[] = [];
  for (let at = file.indexOf('PK\x01\x02'); at >= 0; at = file.indexOf('PK\x01\x02', at + 46))
    times.push(zipTime(file, at + 12));
  return times;
}

/** The number by which a workbook knows a day. */
const serial = (day: string) => Date.parse(day) / 86_400_000 + 25_569;

afterEach(() => void vi.useRealTimers());

describe('a workbook', () => {
  it('is the same bytes whenever it is written, and carries the moment of its order alone', async () => {
    const rows = Array.from({ length: 3000 }, (_, at) => ['2026-03-05', `Row ${at}`, money(at * 7), at]);
    const pages = Array.from({ length: 6 }, (_, at) => rows.slice(at * 500, at * 500 + 500));
    const written = (now: string, some: ExportRow[][]) => {
      vi.useFakeTimers({ toFake: ['Date'], now: new Date(now) });
      return fileOf(documentOf([section([], { rows: () => some }), section(rows, { title: 'Other' })]));
    };
    const first = await written('2026-04-01T12:30:05Z', pages);
    const later = await written('2031-11-30T23:59:58Z', [rows]);
    expect(later.equals(first)).toBe(true);
    expect([...new Set(zipTimesOf(first))]).toEqual(['2026-04-01T12:30:00']);
  });

  it('holds days, amounts and numbers as what they are, by a heading that stays and filters', async () => {
    const rows = [
      ['2026-03-05', 'Café “Myriade”', money(-1205), 3, { text: 'a&b.pdf', path: 'docs/a&b “1”.pdf' }],
    ];
    const file = await fileOf(documentOf([section(rows)]));
    const sheet = bookOf(file).Sheets['Entries'];
    expect(cellsOf(sheet)).toEqual([
      ['Date', 'Description', 'Amount', 'Entries', 'File'],
      [serial('2026-03-05'), 'Café “Myriade”', -12.05, 3, 'a&b.pdf'],
    ]);
    const cell = (at: string) => sheet?.[at] as XLSX.CellObject;
    expect([cell('A2').z, cell('A2').w, cell('C2').z, cell('D2').z]).toEqual([
      'mm/dd/yyyy',
      '03/05/2026',
      '#,##0.00',
      '#,##0',
    ]);
    expect(cell('E2').l?.Target).toBe('docs/a%26b%20%E2%80%9C1%E2%80%9D.pdf');
    expect(sheet?.['!autofilter']).toEqual({ ref: 'A1:E2' });
    const xml = partsOf(file)['xl/worksheets/sheet1.xml'] ?? '';
    expect(xml).toMatch(/<pane ySplit="1"[^>]*state="frozen"/);
    expect(xml).toMatch(/<col min="2" max="2" width="32"/);
  });

  it('says whose it is and when it was ordered, in its properties and on a last sheet', async () => {
    const file = await fileOf(documentOf([section([], { notes: ['Read me.'] })]));
    const book = bookOf(file);
    expect(book.Props).toMatchObject({ Title: 'Transaction History', Author: 'Ann & “Bob” <Ltd>' });
    expect(new Date(book.Props?.CreatedDate ?? 0).toISOString()).toBe('2026-04-01T12:30:00.000Z');
    expect(book.SheetNames).toEqual(['Entries', 'About this file']);
    expect(cellsOf(book.Sheets['About this file'])).toEqual([
      ['Report', 'Transaction History'],
      ['Organization', 'Ann & “Bob” <Ltd>'],
      ['Period', '03/01/2026 to 03/31/2026'],
      ['To know', 'Money in is positive.'],
      ['Entries', 'Read me.'],
      ['Made (UTC)', expect.closeTo(serial('2026-04-01') + 12.5 / 24, 6)],
    ]);
  });

  it('shows amounts with the digits of their currency', async () => {
    const rows = [money(1234, 'JPY'), money(1234, 'KWD'), money(1234)].map((amount) => [
      null,
      null,
      amount,
      null,
      null,
    ]);
    const sheet = bookOf(await fileOf(documentOf([section(rows)]))).Sheets['Entries'];
    const shown = ['C2', 'C3', 'C4'].map((at) => sheet?.[at] as XLSX.CellObject);
    expect(shown.map(({ v, z }) => [v, z])).toEqual([
      [1234, '#,##0'],
      [1.234, '#,##0.000'],
      [12.34, '#,##0.00'],
    ]);
  });

  it('leaves days that a workbook cannot count as text', async () => {
    const rows = ['0001-01-01', '1900-02-28', '1900-03-01', '9999-12-31', '2026-01-04; 2026-01-05'].map(
      (day) => [day],
    );
    const sheet = bookOf(await fileOf(documentOf([section(rows)]))).Sheets['Entries'];
    expect(
      cellsOf(sheet)
        .slice(1)
        .map(([day]) => day),
    ).toEqual([
      ...['0001-01-01', '1900-02-28', serial('1900-03-01'), serial('9999-12-31'), '2026-01-04; 2026-01-05'],
    ]);
  });

  it('goes on in another sheet where one is full, and adds up all of them', async () => {
    const rows = Array.from({ length: 25 }, (_, at) => [
      '2026-03-05',
      'Any',
      money(at),
      1,
      { text: 'a', path: 'a' },
    ]);
    const totals = () => [{ cells: ['Total', null, money(300)], summed: [2] }];
    const file = await fileOf(documentOf([section(rows, { totals })]), { rows: 21, links: 3 });
    const { SheetNames, Sheets } = bookOf(file);
    expect(SheetNames).toEqual(['Entries', 'Entries (2)', 'Entries (3)', 'About this file']);
    expect(SheetNames.slice(0, 3).map((name) => cellsOf(Sheets[name]).length)).toEqual([11, 11, 8]);
    const sum = Sheets['Entries (3)']?.['C8'] as XLSX.CellObject;
    expect([sum.f, sum.v]).toEqual(["SUM('Entries'!C2:C11)+SUM('Entries (2)'!C2:C11)+SUM(C2:C6)", 3]);
    const links = (name: string) =>
      Object.values(Sheets[name] ?? {}).filter((cell: XLSX.CellObject) => cell.l).length;
    expect(links('Entries')).toBe(3);
    expect((Sheets['Entries']?.['E9'] as XLSX.CellObject).v).toBe('a');
  });

  it('fails where its rows do, and asks for no more of them once nobody takes it', async () => {
    const failing = section([], {
      rows: function* () {
        throw new Error('No rows today.');
      },
    });
    await expect(fileOf(documentOf([failing]))).rejects.toThrow('No rows today.');
    let asked = 0;
    const endless = section([], {
      rows: function* () {
        for (;;)
          yield Array.from({ length: 500 }, () => ['2026-03-05', String((asked += 1)), money(asked), 1]);
      },
    });
    for await (const _chunk of writeXlsx(documentOf([endless]))) if (asked > 2000) break;
    const by = asked;
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(asked).toBeLessThanOrEqual(by + 500);
  });
});

const hostile = fc.oneof(
  fc.constantFrom('_x000D_', '_x0041_x0042_', 'a_xABcd_b'),
  fc.string({ unit: 'binary', maxLength: 40 }),
  fc.string({
    unit: fc.constantFrom(
      '=',
      '+',
      '@',
      '-',
      '\t',
      '\r',
      '\n',
      '<',
      '&',
      ']]>',
      '"',
      "'",
      '\0',
      '\u0007',
      '\ud800',
      '١',
      '办',
      ' ',
    ),
  }),
  fc.constantFrom(
    "=cmd|' /C calc'!A0",
    '\u0000=1+1',
    '<script>alert(1)</script>',
    '＝1',
    '\u202eevil',
    'a'.repeat(40_000),
  ),
);

/** What is left of a text in a cell. */
function expected(text: string): string {
  const plain = text
    .toWellFormed()
    .replace(/[\0-\x08\x0b\x0c\x0e-\x1f\x7f\ufffe\uffff]/g, '')
    .replace(/\r\n?/g, '\n');
  const guarded = /^[=+\-@\t\n＝＋－＠]/.test(plain) ? `'${plain}` : plain;
  return guarded.length > 32_767 ? `${guarded.slice(0, 32_766)}…` : guarded;
}

describe('whatever texts a workbook holds', () => {
  it('are read back as they are, but for what XML lacks and what would be calculated', async () => {
    const cell: fc.Arbitrary<ExportCell> = fc.oneof(
      hostile,
      fc.record({
        minor: fc.integer({ min: -1e11, max: 1e11 }),
        currency: fc.constantFrom('CAD', 'JPY', 'KWD'),
      }),
      fc.constant(null),
    );
    const rows = fc.array(fc.array(cell, { minLength: 2, maxLength: 2 }), { minLength: 1, maxLength: 4 });
    await fc.assert(
      fc.asyncProperty(rows, hostile, hostile, async (some, title, name) => {
        const own = { title, columns: [{ ...columns[1], title: name }, columns[2]] as ExportColumn[] };
        const facts = { title: name, organization: title, facts: [name] };
        const file = await fileOf(documentOf([section(some, own), section(some, own)], facts));
        const { Sheets, SheetNames } = bookOf(file);
        expect(new Set(SheetNames.map((each) => each.toLowerCase())).size).toBe(3);
        for (const each of SheetNames) expect(each).toMatch(/^(?!')[^\\/?*:[\]]{1,31}(?<!')$/u);
        const written = (value: ExportCell) => {
          if (typeof value === 'string') return expected(value) || null;
          return value && typeof value === 'object' && 'minor' in value
            ? value.minor / 10 ** minorDigits(value.currency)
            : value;
        };
        for (const each of SheetNames.slice(0, 2)) {
          const [, ...read] = cellsOf(Sheets[each]);
          // Neither reader nor writer says anything of cells that are empty.
          const cells = some.map((row, at) => row.map((_cell, c) => read[at]?.[c] ?? null));
          expect(read.length).toBeLessThanOrEqual(some.length);
          expect(cells.map((row) => row.map((one) => (one === '' ? null : one)))).toEqual(
            some.map((row) => row.map(written)),
          );
          for (const one of Object.values(Sheets[each] ?? {}))
            expect((one as XLSX.CellObject).f).toBeUndefined();
        }
      }),
      { numRuns: 60 },
    );
  });
});
