import fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { writeCsv } from '../../../../../functions/domain/exports/csv.ts';
import type {
  ExportCell,
  ExportColumn,
  ExportRow,
} from '../../../../../functions/domain/exports/export-document.ts';
import { sectionOf } from '../../../../../functions/domain/exports/section.ts';
import { decimalFromMinor } from '../../../../../shared/money.ts';
import { gathered } from '../../../../support/gathered.ts';

const column = (title: string, kind: ExportColumn['kind'] = 'text'): ExportColumn => ({
  title,
  kind,
  width: 10,
});
const csvOf = async (rows: readonly ExportRow[], columns: readonly ExportColumn[]) =>
  new TextDecoder('utf-8', { ignoreBOM: true }).decode(
    await gathered(writeCsv(sectionOf('Any', columns, rows))),
  );
const described = async (description: string) =>
  (await csvOf([[description]], [column('Any')])).split('\r\n')[1];

describe('the CSV of an export', () => {
  it('writes a byte order mark, titles, and rows ending in CRLF', async () => {
    const columns = [
      column('Date', 'day'),
      column('Description'),
      column('Amount', 'money'),
      column('Sure', 'percent'),
    ];
    const row = ['2026-01-05', 'Café "Myriade", Montréal', { minor: -1250, currency: 'CAD' }, 96];
    expect(await csvOf([row, [null, '', null, null]], columns)).toBe(
      '\uFEFFDate,Description,Amount,Sure\r\n2026-01-05,"Café ""Myriade"", Montréal",-12.50,96\r\n,,,\r\n',
    );
  });

  it('turns what a spreadsheet would calculate into text', async () => {
    expect(await described('=HYPERLINK("x")')).toBe(`"'=HYPERLINK(""x"")"`);
    expect(await described('+1 514 555 0100')).toBe("'+1 514 555 0100");
    expect(await described('@SUM(A1)')).toBe("'@SUM(A1)");
    expect(await described('-12.50')).toBe("'-12.50");
    expect(await described('\t=1+1')).toBe(`"'\t=1+1"`);
    expect(await described('A=B')).toBe('A=B');
  });

  it('leaves negative amounts alone, with the digits of their currency, and nothing else where they stand', async () => {
    const cells = async (cell: ExportCell) =>
      (await csvOf([[cell]], [column('Amount', 'money')])).split('\r\n')[1];
    expect(await cells({ minor: -1250, currency: 'CAD' })).toBe('-12.50');
    expect(await cells({ minor: -1250, currency: 'JPY' })).toBe('-1250');
    expect(await cells('-12.50+cmd')).toBe("'-12.50+cmd");
  });

  it('names a file by where it lies beside it', async () => {
    expect(await csvOf([[{ text: 'a.pdf', path: 'receipts/a.pdf' }]], [column('File')])).toContain(
      'receipts/a.pdf',
    );
  });

  it('is read back as it was written, but for the guarded cells', async () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string({ unit: fc.constantFrom('a', '"', ',', '\r', '\n', '=', ' ', ';', 'é') }),
    );
    const money = fc.record({ minor: fc.maxSafeInteger(), currency: fc.constantFrom('CAD', 'JPY', 'KWD') });
    const cell: fc.Arbitrary<ExportCell> = fc.oneof(text, money, fc.integer(), fc.constant(null));
    const guarded = (value: string) => (/^[=+\-@\t\r\n＝＋－＠]/.test(value) ? `'${value}` : value);
    const written = (value: ExportCell): string => {
      if (typeof value === 'string') return guarded(value);
      if (typeof value === 'object')
        return value && 'minor' in value ? decimalFromMinor(value.minor, value.currency) : '';
      return String(value);
    };
    const rows = fc.array(fc.array(cell, { minLength: 2, maxLength: 2 }), { maxLength: 5 });
    await fc.assert(
      fc.asyncProperty(rows, async (some) => {
        const csv = await csvOf(some, [column('One'), column('Two')]);
        const { data } = Papa.parse<string[]>(csv.slice(1), { delimiter: ',', newline: '\r\n' });
        expect(data).toEqual([['One', 'Two'], ...some.map((row) => row.map(written)), ['']]);
      }),
    );
  });
});
