import fc from 'fast-check';
import { expect, it } from 'vitest';
import { addDays } from '../../shared/civil-date.ts';
import { readWorded } from '../support/statements/read-worded.ts';
import { printDelimited, printWorkbook } from '../support/statements/print-file.ts';
import type { PrintedCell } from '../support/statements/print-table.ts';
import { decimalFromMinor } from '../../shared/money.ts';

interface BesideRow {
  readonly amount: number;
  readonly fee: number;
  readonly foreign: number;
  readonly code: string;
  readonly party: number;
}

const PARTIES = [
  ['Alder Foods', 'DE02120300000000202051'],
  ['Birch Rail', 'DE02500105170137075030'],
  ['Cedar Books', 'NL91ABNA0417164300'],
] as const;

const rows: fc.Arbitrary<BesideRow[]> = fc.array(
  fc.record({
    amount: fc.integer({ min: -90_000, max: 90_000 }).filter((amount) => amount !== 0),
    fee: fc.constantFrom(0, 0, 125, 350),
    foreign: fc.integer({ min: 100, max: 99_999 }),
    code: fc.constantFrom('EUR', 'EUR', 'USD', 'GBP'),
    party: fc.nat(PARTIES.length - 1),
  }),
  { minLength: 6, maxLength: 30 },
);

const files = fc.record({
  rows,
  isNewestFirst: fc.boolean(),
  isFeeNegative: fc.boolean(),
  isWorkbook: fc.boolean(),
  foreignFirst: fc.boolean(),
  foreign: fc.constantFrom(
    ['Original Amount', 'Original Currency'],
    ['Foreign Amount', 'Foreign Currency'],
    ['Betrag in Fremdwährung', 'Fremdwährung'],
    ["Montant d'origine", "Devise d'origine"],
    ['Importe original', 'Divisa original'],
    ['FX Amount', 'Currency'],
  ),
  account: fc.constantFrom('IBAN', 'Account', 'Konto', 'Account number'),
});

const text = (value: string): PrintedCell => ({ text: value });
const money = (minor: number): PrintedCell => ({ text: decimalFromMinor(minor, 'USD'), minor });

it('tells the account’s own columns from foreign amounts, fees and the other side’s numbers beside them', async () => {
  await fc.assert(
    fc.asyncProperty(files, async (file) => {
      let balance = 500_000;
      const lines = file.rows.map((row, at) => {
        const amount = row.amount - row.fee;
        balance += amount;
        const date = addDays('2026-01-05', at);
        const isForeign = row.code !== 'EUR';
        const paid = isForeign ? Math.sign(row.amount) * row.foreign : row.amount;
        const [name, number] = PARTIES[row.party] ?? PARTIES[0];
        const foreign = [money(paid), text(row.code)];
        const fee = row.fee === 0 ? 0 : row.fee * (file.isFeeNegative ? -1 : 1);
        const cells = [
          text(date),
          text(name),
          text(number),
          ...(file.foreignFirst ? foreign : []),
          money(row.amount),
          money(fee),
          money(balance),
          ...(file.foreignFirst ? [] : foreign),
        ];
        return { date, amount, cells };
      });
      const printed = file.isNewestFirst ? lines.toReversed() : lines;
      const foreign = file.foreign.map(text);
      const headings = [
        ...['Date', 'Payee', file.account].map(text),
        ...(file.foreignFirst ? foreign : []),
        ...['Amount', 'Fee', 'Balance'].map(text),
        ...(file.foreignFirst ? [] : foreign),
      ];
      const table = [headings, ...printed.map(({ cells }) => cells)];
      const bytes = file.isWorkbook
        ? printWorkbook(table, { isTyped: true, bookType: 'xlsx', currency: 'EUR' })
        : printDelimited(table, {
            delimiter: ';',
            hasSeparatorLine: false,
            endsWithDelimiter: false,
            quotesAll: false,
            newline: '\n',
            encoding: 'utf-8',
          });
      const reading = await readWorded(bytes, { currency: 'EUR' });
      if (reading.kind === 'problem') throw new Error(reading.detail);
      const { transactions, account, accounts, currency, proven } = reading.statement;
      expect(transactions.map(({ date, amount }) => [date, amount])).toEqual(
        printed.map(({ date, amount }) => [date, amount]),
      );
      expect([account, accounts, currency, proven]).toEqual([null, undefined, 'EUR', true]);
    }),
    { seed: 2026, numRuns: 150 },
  );
});
