import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import iconv from 'iconv-lite';
import { readWorded } from '../../../../support/statements/read-worded.ts';
import { addDays } from '../../../../../shared/civil-date.ts';
import { decimalFromMinor } from '../../../../../shared/money.ts';

interface Row {
  date: string;
  description: string;
  amount: number;
}

/** How a bank could print its statement. */
const layout = fc.record({
  delimiter: fc.constantFrom(',', ';', '\t', '|'),
  decimal: fc.constantFrom('.', ','),
  thousands: fc.constantFrom('', 'other', ' ', "'"),
  date: fc.constantFrom('iso', 'dmy.', 'dmy/', 'mdy/', 'named'),
  money: fc.constantFrom('signed', 'columns', 'parentheses', 'trailing', 'words'),
  isNewestFirst: fc.boolean(),
  hasPreamble: fc.boolean(),
  encoding: fc.constantFrom('utf-8', 'utf-16le', 'windows-1252'),
});
type Layout = typeof layout extends fc.Arbitrary<infer T> ? T : never;

const rows = fc
  .array(
    fc.record({
      description: fc.constantFrom('Café de la Gare', 'RENT, MARCH', 'Payroll "ACME"', 'Größe; 40', 'a|b'),
      amount: fc.integer({ min: -9_999_999, max: 9_999_999 }).filter((amount) => amount !== 0),
    }),
    { minLength: 3, maxLength: 12 },
  )
  .map((list) => list.map((row, at): Row => ({ ...row, date: addDays('2026-01-13', at * 3) })));

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

function printedDate(date: string, style: Layout['date']): string {
  const [year = '', month = '', day = ''] = date.split('-');
  if (style === 'iso') return date;
  if (style === 'named') return `${day} ${MONTHS[Number(month) - 1]} ${year}`;
  if (style === 'mdy/') return `${month}/${day}/${year}`;
  return [day, month, year].join(style === 'dmy.' ? '.' : '/');
}

function printedNumber(minor: number, { decimal, thousands }: Layout): string {
  const [whole = '', fraction = ''] = decimalFromMinor(Math.abs(minor), 'EUR').split('.');
  const separator = thousands === 'other' ? (decimal === '.' ? ',' : '.') : thousands;
  return whole.replace(/\B(?=(\d{3})+$)/g, separator) + decimal + fraction;
}

function printedMoney(minor: number, style: Layout): string[] {
  const number = printedNumber(minor, style);
  if (style.money === 'columns') return minor < 0 ? [number, ''] : ['', number];
  if (style.money === 'words') return [number, minor < 0 ? 'DR' : 'CR'];
  if (minor > 0) return [number];
  return [
    style.money === 'signed' ? `-${number}` : style.money === 'trailing' ? `${number}-` : `(${number})`,
  ];
}

function printed(list: Row[], style: Layout): string {
  const money = { columns: ['Debit', 'Credit'], words: ['Amount', 'DR/CR'] }[style.money as string] ?? [
    'Amount',
  ];
  let balance = 0;
  const lines = list.map((row) => {
    balance += row.amount;
    const shown = printedNumber(balance, style);
    return [
      printedDate(row.date, style.date),
      row.description,
      ...printedMoney(row.amount, style),
      balance < 0 ? `-${shown}` : shown,
    ];
  });
  const body = [
    ['Date', 'Description', ...money, 'Balance'],
    ...(style.isNewestFirst ? lines.toReversed() : lines),
  ];
  const preamble = style.hasPreamble ? [['Account statement'], ['Account number:', '12345678901'], []] : [];
  return [...preamble, ...body]
    .map((cells) => cells.map((cell) => quoted(cell, style.delimiter)).join(style.delimiter))
    .join('\r\n');
}

function quoted(cell: string, delimiter: string): string {
  return cell.includes(delimiter) || cell.includes('"') ? `"${cell.replaceAll('"', '""')}"` : cell;
}

describe('printing and reading a statement', () => {
  it('gives back every row, whatever layout, locale, encoding and order', async () => {
    await fc.assert(
      fc.asyncProperty(rows, layout, async (list, style) => {
        const reading = await readWorded(
          iconv.encode(printed(list, style), style.encoding, { addBOM: style.encoding === 'utf-16le' }),
        );
        if (reading.kind === 'problem') throw new Error(reading.detail);
        const { transactions, proven, rejected } = reading.statement;
        const read = transactions.map(({ date, description, amount }) => ({ date, description, amount }));
        expect(style.isNewestFirst ? read.toReversed() : read).toEqual(list);
        expect({ proven, rejected }).toEqual({ proven: true, rejected: [] });
      }),
      { numRuns: 300 },
    );
  });
});
