import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { splitDelimited } from '../../../../../../functions/domain/statements/formats/split-delimited.ts';
import { cellText, isWritten } from '../../../../../../functions/domain/statements/tables/table.ts';
import { TextRow } from '../../../../../../functions/domain/statements/tables/text-row.ts';
import { readWorded } from '../../../../../support/statements/read-worded.ts';

const commas = { delimiter: ',', quote: '"', isBackslashed: false };
const cell = fc.constantFrom('', ' ', 'Cafe', ' Cafe  Le Phare ', '1.00', '-2', '2026-03-13', 'é', '\t', ';');
const line = fc.array(cell, { maxLength: 6 }).map((cells) => cells.join(','));

const day = fc.constantFrom('2026-03-13', '2026-03-14', ' 2026-03-14', '14/03/2026', 'Page 2', '');
const money = fc.constantFrom(
  '',
  '0.00',
  '12.50',
  '-1,200.00',
  ' 3.00',
  '4,50',
  '7.00 CR',
  '$8.00',
  '1.234',
  '-',
  'n/a',
);
const words = fc.constantFrom(
  'Cafe',
  'Opening balance',
  'Total',
  'POS  VISA',
  ' Hydro ',
  'Pending',
  'EUR',
  '',
);
const row = fc.tuple(day, words, money, money, money);
const HEADINGS = ['Date', 'Description', 'Debit', 'Credit', 'Balance'];

const asText = (rows: readonly string[][]): Uint8Array =>
  new TextEncoder().encode(rows.map((cells) => cells.join('|')).join('\n'));

describe('TextRow', () => {
  it('has the cells that stand between the delimiters of its line', () => {
    fc.assert(
      fc.property(fc.array(line, { maxLength: 5 }), (lines) => {
        const rows = splitDelimited(lines.join('\n'), commas);
        const written = lines.flatMap((text, at) =>
          /^[\s,]*$/.test(text) ? [] : [{ line: at + 1, cells: text.split(',') }],
        );
        expect(rows.map(({ line: number, cells }) => ({ line: number, cells }))).toEqual(written);
        expect(rows.every((it) => it instanceof TextRow)).toBe(true);
      }),
    );
  });

  it('has empty cells before its first and behind its last one', () => {
    const [short, long] = splitDelimited('a,b\nc,d,e', commas);
    expect(short && cellText(short, 2)).toBe('');
    expect(short && isWritten(short, 2, '')).toBe(true);
    expect(long && cellText(long, 2)).toBe('e');
    const [, , behindQuotes] = splitDelimited('a,b\n"c",d\ne,f', commas);
    expect(behindQuotes && cellText(behindQuotes, -1)).toBe('');
  });

  it('has no more cells than a row with quotes', () => {
    const wide = Array.from({ length: 600 }, (_, at) => String(at)).join(',');
    const [plain, quoted] = splitDelimited(`${wide}\n"${wide.replaceAll(',', '","')}"`, commas);
    expect(plain?.cells).toEqual(quoted?.cells);
  });

  it('is read as one whose cells stand in quotes', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(row, { minLength: 1, maxLength: 12 }), async (rows) => {
        const table = [HEADINGS, ...rows];
        const quoted = table.map((cells) => cells.map((text) => `"${text}"`));
        const options = { currency: 'CAD' };
        expect(await readWorded(asText(table), options)).toEqual(await readWorded(asText(quoted), options));
      }),
    );
  });
});
