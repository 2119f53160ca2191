import { describe, expect, it } from 'vitest';
import { readPages } from '../../functions/adapters/page-text/read-pages.ts';
import { readWorded } from '../support/statements/read-worded.ts';
import type { WordedReading } from '../../functions/domain/statements/worded-reading.ts';
import { drawPdf, table } from '../support/draw-statement.ts';
import { statementsWithMoreAround } from './printed-banks/around-the-rows.ts';
import { cardsAndPlainPrint } from './printed-banks/cards-and-plain-print.ts';
import { europeanStatements } from './printed-banks/european.ts';
import { overseasStatements } from './printed-banks/overseas.ts';
import type { PrintedStatement } from './printed-banks/printed-statement.ts';
import { unusualStatements } from './printed-banks/unusual-layouts.ts';

/** Statements of invented banks, each laid out unlike the others. */
const printedStatements = [
  ...europeanStatements,
  ...overseasStatements,
  ...unusualStatements,
  ...cardsAndPlainPrint,
  ...statementsWithMoreAround,
];

const statementOf = (reading: WordedReading) =>
  reading.kind === 'read' ? reading.statement : expect.fail(reading.detail);

async function readDrawn({ pages, size }: Pick<PrintedStatement, 'pages' | 'size'>): Promise<WordedReading> {
  return readWorded(await drawPdf(pages, size === undefined ? {} : { size }), { readPages });
}

describe('a printed statement', () => {
  it.each(printedStatements)('is read and proven: $name', async (printed) => {
    const { transactions, ...statement } = statementOf(await readDrawn(printed));
    expect(transactions.map(({ date, amount }) => [date, amount])).toEqual(
      printed.rows.map(([date, amount]) => [date, amount]),
    );
    printed.rows.forEach(([, , words], at) => {
      for (const word of words.split(' ')) expect(transactions[at]?.description).toContain(word);
    });
    const { currency, opening, closing, proven } = printed;
    expect(statement).toMatchObject({ currency, opening, closing, proven, rejected: [] });
  });

  it('of a card keeps both days of each purchase', async () => {
    const [card] = cardsAndPlainPrint;
    const { transactions } = statementOf(await readDrawn(card ?? { pages: [] }));
    expect(transactions.map(({ date, otherDate }) => [date, otherDate])).toEqual([
      ['2026-05-04', '2026-05-05'],
      ['2026-05-11', '2026-05-12'],
      ['2026-05-12', '2026-05-13'],
      ['2026-05-20', '2026-05-22'],
    ]);
  });

  it('asks for the password of a locked file, and again for a wrong one', async () => {
    const [printed] = printedStatements;
    const bytes = await drawPdf(printed?.pages ?? [], { password: 'harbour' });
    for (const options of [{}, { password: 'guess' }])
      expect(await readWorded(bytes, { readPages, ...options })).toMatchObject({
        code: 'password-needed',
      });
    expect(await readWorded(bytes, { readPages })).toMatchObject({
      detail: expect.stringMatching(/save or print it as a new PDF/) as string,
    });
    expect(await readWorded(bytes, { readPages, password: 'harbour' })).toMatchObject({ kind: 'read' });
  });

  it('of several accounts is one statement each, every one proven by itself', async () => {
    const columns = [40, 110, -380, -460, -545];
    const names = ['Date', 'Details', 'Debit', 'Credit', 'Balance'];
    const first = [
      ...table([40, -400], 40, [
        ['Harbour Savings Bank   Statement period 1 May 2026 to 31 May 2026   Currency EUR'],
        ['Your accounts at a glance'],
        ['Current account 0000 5550 1111', '750.00'],
        ['Savings account 0000 5550 2222', '4,100.00'],
      ]),
      ...table(columns, 120, [
        ['Current account   Account number 0000 5550 1111'],
        names,
        ['01/05', 'Opening balance', '', '', '1,000.00'],
        ['04/05', 'Transfer to account 0000 5550 2222', '100.00', '', '900.00'],
        ['11/05', 'Groceries', '150.00', '', '750.00'],
        ['', 'Closing balance', '', '', '750.00'],
      ]),
    ];
    const second = [
      ...table([40], 40, [['Harbour Savings Bank   Account number 0000 5550 1111, page 2']]),
      ...table(columns, 80, [
        ['Savings account   Account number 0000 5550 2222'],
        names,
        ['01/05', 'Opening balance', '', '', '4,000.00'],
        ['04/05', 'Transfer from account 0000 5550 1111', '', '100.00', '4,100.00'],
        ['', 'Closing balance', '', '', '4,100.00'],
      ]),
    ];
    const { accounts, ...statement } = statementOf(await readDrawn({ pages: [first, second] }));
    expect(statement).toMatchObject({ currency: 'EUR', proven: true, opening: null, account: null });
    expect(statement.transactions.map(({ date, amount }) => [date, amount])).toEqual([
      ['2026-05-04', -10_000],
      ['2026-05-11', -15_000],
      ['2026-05-04', 10_000],
    ]);
    expect(accounts).toMatchObject([
      { account: { number: '••••1111', kind: 'checking' }, opening: 100_000, closing: 75_000, proven: true },
      { account: { number: '••••2222', kind: 'savings' }, opening: 400_000, closing: 410_000, proven: true },
    ]);
  });

  it('tells no more of a card’s number than its last four digits', async () => {
    const card = ['4111 11XX XXXX 1234', '4111111111111234', 'XXXX XXXX XXXX 1234', '•••• 1234', '**** 1234'];
    for (const number of card) {
      const page = table([50, 120, -500], 60, [
        ['Credit card statement', '', ''],
        [`Card number ${number}`],
        ['Credit limit 5,000.00   Minimum payment 25.00'],
        ['Date', 'Details', 'Amount'],
        ['03/02/2026', 'Brochures', '412.00'],
        ['04/02/2026', 'Delivery', '18.00'],
      ]);
      const { account } = statementOf(await readDrawn({ pages: [page] }));
      expect(account, number).toEqual({ label: '••••1234', number: '••••1234', kind: 'credit-card' });
    }
  });

  it('is not made of an invoice', async () => {
    const invoice = table([50, 120, -500], 60, [
      ['INVOICE 00731', '', ''],
      ['Date', 'Item', 'Amount'],
      ['03/02/2026', 'Brochures', '412.00'],
      ['04/02/2026', 'Delivery', '18.00'],
      ['Total due', '', '430.00'],
    ]);
    expect(await readDrawn({ pages: [invoice] })).toMatchObject({ kind: 'problem', code: 'no-transactions' });
  });
});
