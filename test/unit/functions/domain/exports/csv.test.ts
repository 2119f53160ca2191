import fc from 'fast-check';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { csvHead, csvLine } from '../../../../../functions/domain/exports/csv.ts';
import type { ExportRow } from '../../../../../functions/domain/exports/export-rows.ts';
import { exportFields, type ExportField } from '../../../../../shared/model/export.ts';
import { wordsFor } from '../../../../../shared/text/words-for.ts';

const { titles } = wordsFor('en').reports;
const csvOf = (rows: readonly ExportRow[], fields: readonly ExportField[]) =>
  new TextEncoder().encode(csvHead(fields, titles) + rows.map((row) => csvLine(row, fields)).join(''));
const empty = Object.fromEntries(exportFields.map((field) => [field, ''])) as ExportRow;
const textOf = (bytes: Uint8Array) => new TextDecoder('utf-8', { ignoreBOM: true }).decode(bytes);
const described = (description: string) =>
  textOf(csvOf([{ ...empty, description }], ['description'])).split('\r\n')[1];

describe('the CSV of an export', () => {
  it('writes a byte order mark, titles, and rows ending in CRLF', () => {
    const row = { ...empty, date: '2026-01-05', description: 'Café "Myriade", Montréal', amount: '-12.50' };
    expect([...csvOf([], ['date']).slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    expect(textOf(csvOf([row], ['date', 'description', 'amount']))).toBe(
      '\uFEFFDate,Description,Amount\r\n2026-01-05,"Café ""Myriade"", Montréal",-12.50\r\n',
    );
  });

  it('turns what a spreadsheet would calculate into text', () => {
    expect(described('=HYPERLINK("x")')).toBe(`"'=HYPERLINK(""x"")"`);
    expect(described('+1 514 555 0100')).toBe("'+1 514 555 0100");
    expect(described('@SUM(A1)')).toBe("'@SUM(A1)");
    expect(described('-12.50')).toBe("'-12.50");
    expect(described('\t=1+1')).toBe(`"'\t=1+1"`);
    expect(described('A=B')).toBe('A=B');
  });

  it('leaves negative numbers of number columns alone, and nothing else there', () => {
    const cells = (amount: string) => textOf(csvOf([{ ...empty, amount }], ['amount'])).split('\r\n')[1];
    expect(cells('-12.50')).toBe('-12.50');
    expect(cells('-12.50+cmd')).toBe("'-12.50+cmd");
    expect(cells('-1e3')).toBe("'-1e3");
  });

  it('is read back as it was written, but for the guarded cells', () => {
    const text = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.string({ unit: fc.constantFrom('a', '"', ',', '\r', '\n', '=', ' ', ';', 'é') }),
    );
    const row = fc.record(
      Object.fromEntries(exportFields.map((field) => [field, text])),
    ) as fc.Arbitrary<ExportRow>;
    const fields = fc.shuffledSubarray([...exportFields], { minLength: 2 });
    const guarded = (value: string) => (/^[=+\-@\t\r\n＝＋－＠]/.test(value) ? `'${value}` : value);
    fc.assert(
      fc.property(fc.array(row, { maxLength: 5 }), fields, (rows, chosen) => {
        const { data } = Papa.parse<string[]>(textOf(csvOf(rows, chosen)).slice(1), {
          delimiter: ',',
          newline: '\r\n',
        });
        expect(data).toEqual([
          chosen.map((field) => titles[field]),
          ...rows.map((each) => chosen.map((field) => asWritten(field, each[field], guarded))),
          [''],
        ]);
      }),
    );
  });
});

function asWritten(field: string, value: string, guarded: (text: string) => string): string {
  const isNumber =
    ['amount', 'receipt_amount', 'match_confidence'].includes(field) && /^-?\d+(\.\d+)?$/.test(value);
  return isNumber ? value : guarded(value);
}
