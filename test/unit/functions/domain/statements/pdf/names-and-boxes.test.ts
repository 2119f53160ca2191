import { describe, expect, it } from 'vitest';
import type { ReadStatement } from '../../../../../../functions/domain/statements/reading.ts';
import { readStatementOfPages } from '../../../../../../functions/domain/statements/read-statement.ts';
import { printedBalances } from '../../../../../../functions/domain/statements/pdf/printed-balances.ts';
import { typedPages } from '../../../../../support/statements/typed-pages.ts';

async function read(page: string): Promise<ReadStatement> {
  const reading = await readStatementOfPages({ kind: 'pages', pages: typedPages(page) }, 'pdf');
  if (reading.kind === 'problem') throw new Error(reading.because.code);
  return reading.statement;
}

const rowsOf = ({ transactions }: ReadStatement): string[] =>
  transactions.map(({ date, amount, description }) => `${date} ${String(amount)} ${description}`);

describe('a shop that is called as a balance is', () => {
  it('is a row at both ends of a table whose balances would agree without it', async () => {
    const statement = await read(`
Harbour Bank     Statement period 1 August 2026 to 31 August 2026   GBP
Opening balance   1,000.00
Date      Description                         Amount      Balance
01 Aug    Balance Studio Yoga                 -20.00       980.00
03 Aug    Corner shop                        -100.00       880.00
21 Aug    Wages                                50.00       930.00
29 Aug    New Balance 0417 Leeds              -30.00       900.00`);
    expect(rowsOf(statement)).toEqual([
      '2026-08-01 -2000 Balance Studio Yoga',
      '2026-08-03 -10000 Corner shop',
      '2026-08-21 5000 Wages',
      '2026-08-29 -3000 New Balance 0417 Leeds',
    ]);
    expect(statement).toMatchObject({ proven: true, opening: 100_000, closing: 90_000 });
  });

  it('is a row without balances beside it, and where its name is broken', async () => {
    const statement = await read(`
Harbour Bank     Statement period 1 August 2026 to 31 August 2026   GBP
Opening balance   1,000.00        Closing balance     850.00
Date      Description                     Paid out     Paid in
03 Aug    Balance Studio Yoga               100.00
04 Aug    Wages                                          50.00
29 Aug    New Balance 0417                  100.00
          Leeds`);
    expect(statement.transactions.map(({ amount }) => amount)).toEqual([-10_000, 5000, -10_000]);
    expect(statement.proven).toBe(true);
  });

  it('leaves balances what they are, with the words that follow in their names', async () => {
    const statement = await read(`
Harbour Bank     Statement period 1 August 2026 to 31 August 2026   GBP
Date      Description                         Amount      Balance
01 Aug    Balance from previous statement                1,000.00
03 Aug    Corner shop                        -100.00       900.00
31 Aug    New balance as of 31 August                      900.00`);
    expect(rowsOf(statement)).toEqual(['2026-08-03 -10000 Corner shop']);
  });

  it('is a row of no other name beside its amount and the balance that it leaves', async () => {
    const statement = await read(`
Harbour Bank     Statement period 1 August 2026 to 31 August 2026   GBP
Opening balance  1,000.00
Date      Description             Paid out     Paid in     Balance
03 Aug    Corner shop               100.00                   900.00
21 Aug    New Balance                50.00                   850.00`);
    expect(rowsOf(statement)).toEqual(['2026-08-03 -10000 Corner shop', '2026-08-21 -5000 New Balance']);
  });

  it('is no line that states the last balance once more, beside the sum of a column', async () => {
    const statement = await read(`
Harbour Bank     Statement period 1 August 2026 to 31 August 2026   GBP
Opening balance  1,000.00
Date      Description             Paid out     Paid in     Balance
03 Aug    Corner shop               100.00                   900.00
21 Aug    Book shop                  50.00                   850.00
31 Aug    New balance               150.00                   850.00`);
    expect(rowsOf(statement)).toEqual(['2026-08-03 -10000 Corner shop', '2026-08-21 -5000 Book shop']);
    expect(statement.proven).toBe(true);
  });

  it.each([
    'Balance carry forward',
    'BALANCE CARRY FORWARD',
    'Balance brought over here',
    'Balance anterior',
    'Balance inicial',
    'Balance restant',
    'Balance since 31 July',
    'Balance PKR',
  ])('takes no balance for a shop: %s', async (name) => {
    const statement = await read(`
Harbour Bank     Statement period 1 August 2026 to 31 August 2026   GBP
Date      Description                     Paid out     Paid in
01 Aug    ${name.padEnd(40)}       1,000.00
03 Aug    Corner shop                       100.00
04 Aug    Wages                                          50.00`);
    expect(statement.transactions.map(({ amount }) => amount)).toEqual([-10_000, 5000]);
  });
});

describe('days', () => {
  it.each([
    ['20 Dec   20 Dec', '21 Dec   22 Dec', '08 Jan   09 Jan'],
    ['20 Dec 20 Dec', '21 Dec 22 Dec', '08 Jan 09 Jan'],
    ['Dec 20 Dec 20', 'Dec 21 Dec 22', 'Jan 08 Jan 09'],
  ])('without a year are not of the year that the day beside them looks like: %s', async (a, b, c) => {
    const [first, second, third] = [a, b, c].map((days) => days.padEnd(18));
    const statement = await read(`
Tui Bank     Statement period 20 December 2025 to 19 January 2026   NZD
Date     Value     Description                         Amount      Balance
                   Opening balance                                1,000.00
${first} Corner shop                        -100.00       900.00
${second} Wages                                50.00       950.00
${third} Books                               -50.00       900.00`);
    expect(statement.transactions.map(({ date }) => date)).toEqual([
      '2025-12-20',
      '2025-12-21',
      '2026-01-08',
    ]);
  });

  it('take no period from a reference of eight digits behind a day', async () => {
    const statement = await read(`
Rewards Visa credit card       Statement closing date May 5, 2026
Minimum payment due 35.00      Card number XXXX XXXX XXXX 9934
Previous balance 100.00        New balance 90.00   CAD
Trans Date   Post Date   Reference   Description                 Amount
04/12        04/13       94959002    Payment - thank you         -50.00
04/14        04/24       20330111    Corner shop                  30.00
04/20        04/24       20330112    Books                        10.00`);
    expect(statement.transactions.map(({ date }) => date)).toEqual([
      '2026-04-12',
      '2026-04-14',
      '2026-04-20',
    ]);
  });
});

describe('balances', () => {
  it('are not the sums of a box beside them', async () => {
    const statement = await read(`
Oranje Bank    Periode: 05-11-2026 t/m 04-12-2026   EUR
Beginsaldo              1.617,41     Totaal bijgeschreven       0,00
Saldo op 04-12-2026      -367,96     Totaal afgeschreven    1.985,37
Boekdatum       Omschrijving                      Bedrag
07-11-2026      Huur                             -502,03
07-11-2026      Supermarkt                        -87,11
19-11-2026      Energie                        -1.396,23`);
    expect(statement).toMatchObject({ opening: 161_741, closing: -36_796, proven: true });
  });

  it('are found in time that grows with the lines above them', () => {
    const words = ['Corner', 'shop', 'Leeds'].map((text, at) => ({
      ...{ text, left: at / 10, right: at / 10 + 0.05 },
      ...{ height: 0.01, middle: 0 },
    }));
    const lines = Array.from({ length: 30_000 }, (_, row) => ({
      ...{ row, words, text: 'Corner shop Leeds', left: 0, page: Math.floor(row / 60) },
      ...{ middle: row, down: row, height: 0.01, money: [], days: [] },
    }));
    const from = performance.now();
    printedBalances({ lines });
    expect(performance.now() - from).toBeLessThan(5000);
  });

  it('have names that are broken over lines in a box of figures', async () => {
    const statement = await read(`
Rewards Mastercard credit card     Statement date: 21 May 2026     GBP
Minimum payment due 35.00          Account number **** **** **** 9182

Balance from                  Other      Purchases &                 New
last statement   Payments    credits       charges      Interest   Balance
1,061.11         -501.97       -0.00        475.26          0.00   1,034.40

Date             Details                              Amount
09 May 2026      Payment received - thank you        -501.97
10 May 2026      Delta Air                            464.64
12 May 2026      Corner shop                           10.62`);
    expect(statement).toMatchObject({ opening: -106_111, closing: -103_440, proven: true });
  });

  it('of one account at a page’s end and the next one’s beginning are not of two accounts', async () => {
    const statement = await read(`
Harbour Bank       Current account statement     GBP
Account number 5459-8951
Statement period 1 August 2026 to 31 August 2026
Date      Description             Money in    Money out     Balance
01 Aug    Opening balance                                  1,000.00
03 Aug    Corner shop                            100.00      900.00
          Closing balance                                    900.00
---
Account number 5459-8951
Opening balance                                              850.00
21 Aug    Wages                      50.00                   900.00
          Closing balance                                    900.00`);
    expect(statement.accounts).toBeUndefined();
    expect(statement.proven).not.toBe(true);
  });
});

it('reads a table beside sentences as if these were not there', async () => {
  const statement = await read(`
Southern Bank      12/09/2026 through 11/10/2026    AUD
Date       Transaction          Money out     Money in       Balance
                                                                       Refinance your home
12/09/26   Opening balance                                    628.22   loan and receive
                                                                       $2,000.00 cashback.
13/09/26   Deposit photos          492.77                     135.45   Please check all of
                                                                       the entries on this
14/09/26   Fedex                    45.15                      90.30   statement and contact
                                                                       us about any error.
16/09/26   Payroll                                0.42         90.72   Terms and fees apply.`);
  expect(rowsOf(statement)).toEqual([
    '2026-09-13 -49277 Deposit photos',
    '2026-09-14 -4515 Fedex',
    '2026-09-16 42 Payroll',
  ]);
  expect(statement.proven).toBe(true);
});

it('never takes a second table for sentences beside the first', async () => {
  const statement = await read(`
Southern Bank      12/09/2026 through 11/10/2026    AUD
Date       Transaction          Money out     Money in       Balance
12/09/26   Opening balance                                    628.22
13/09/26   Deposit photos          492.77                     135.45
                                                                       Date       Card purchases     Amount
                                                                       15/09/26   Fern Cafe           12.00
14/09/26   Fedex                    45.15                      90.30   16/09/26   Elm Books           22.00
                                                                       17/09/26   Oak Tea              8.00
16/09/26   Payroll                                0.42         90.72   18/09/26   Ash Bar              9.00`);
  expect(JSON.stringify(statement)).toContain('Fern Cafe');
  expect(statement.proven).not.toBe(true);
});

it('takes what is named "Available credit" and "Member number" above a table for no headings of it', async () => {
  const statement = await read(`
Freedom Card Visa          Statement period 26 August 2026 - 25 September 2026   AUD
Payment        Minimum      Available                            Member
               payment                     Account Number
due date                    credit                               number
               due
20 Oct 2026    35.00        483.46         5944 2559 0793 5992   208508922
Your previous balance 392.69
Statement balance 483.46
Date          Activity Description                Amount
28/08/2026    Google                              131.39
09/09/2026    Payment - thank you                -100.00
13/09/2026    Checkers drive-in                    59.38`);
  expect(statement.transactions).toHaveLength(3);
  expect(statement).toMatchObject({ account: { number: '••••5992' }, opening: -39_269, closing: -48_346 });
});

it.each(['06/15/2025', '15.06.2025', '2025-06-15'])(
  'takes no day close behind for the end of a card’s number: %s',
  async (day) => {
    const statement = await read(`
Mastercard          Statement period April 22, 2025 - May 21, 2025   CAD
Minimum due   Account Number           Due date
35.00         5350 9415 1187 4212 ${day}
Your previous balance 100.00
Statement balance 112.00
Date          Description                Amount
Apr 23        Zoom                        12.00`);
    expect(statement.account?.number).toBe('••••4212');
  },
);

it('parts headings that run into one another over a column of one amount', async () => {
  const statement = await read(`
Oranje Bank    Van 01-11-2026 tot en met 30-11-2026    EUR
Beginsaldo   3.580,38
Boekdatum     Omschrijving               Af      Bij Saldo na mutatie
03/11/2026    Vattenfall              59,27                  3.521,11
07/11/2026    Belastingdienst         36,89                  3.484,22
24/11/2026    Salaris                         181,21         3.665,43
26/11/2026    Bol.com                478,86                  3.186,57`);
  expect(statement.transactions.map(({ amount }) => amount)).toEqual([-5927, -3689, 18_121, -47_886]);
});

it('reads cheques with their amounts before their days, and purchases by card in a section of an account', async () => {
  const statement = await read(`
First Harbor Bank      Account number 4417009934
August 14, 2026 through September 13, 2026    USD
Checking summary
Beginning balance                  1,000.00
Ending balance                       400.00
Deposits and Credits
Date        Description                                Amount
08/16       Payroll                                    100.00
Checks
Check no.         Amount      Date
1001  ^            87.84     09/03
1003              412.16     09/05
Card Purchases
Date        Description                                Amount
08/24       Coffee roasters                            150.00
08/26       Amazon                                      50.00`);
  expect(statement.transactions.map(({ amount }) => amount)).toEqual([
    10_000, -8784, -41_216, -15_000, -5000,
  ]);
  expect(statement.proven).toBe(true);
});

describe('rows of one day that is printed once', () => {
  it('keep a shop that is called as a total is, where its amount leads from balance to balance', async () => {
    const statement = await read(`
Tui Bank     Statement period 20 December 2026 to 19 January 2027   NZD
Date      Description                         Amount      Balance
20 Dec    Opening balance                                1,000.00
21 Dec    Amazon                             -100.00       900.00
          Total Wine & More                   -20.00       880.00
          Payroll                              50.00       930.00
22 Dec    Books                               -30.00       900.00
          Total                              -100.00       900.00`);
    expect(rowsOf(statement)).toEqual([
      '2026-12-21 -10000 Amazon',
      '2026-12-21 -2000 Total Wine & More',
      '2026-12-21 5000 Payroll',
      '2026-12-22 -3000 Books',
    ]);
    expect(statement.proven).toBe(true);
  });

  it('are of that day, not of the day of value that each of them has', async () => {
    const statement = await read(`
Post Bank     Statement period 20 January 2026 to 19 February 2026   CHF
Date          Value date    Description                   Amount      Balance
20 Jan 2026                 Opening balance                          1,000.00
20 Jan 2026   20 Jan 2026   Amazon                       -100.00       900.00
              21 Jan 2026   Books                         -20.00       880.00
              21 Jan 2026   Payroll                        50.00       930.00
22 Jan 2026   23 Jan 2026   Corner shop                   -30.00       900.00
              23 Jan 2026   Cafe                          -10.00       890.00
25 Jan 2026   25 Jan 2026   Bakery                        -10.00       880.00
              26 Jan 2026   Cinema                        -20.00       860.00
              26 Jan 2026   Train                         -20.00       840.00`);
    expect(statement.transactions.map(({ date }) => date.slice(-2)).join(' ')).toBe(
      '20 20 20 22 22 25 25 25',
    );
    expect(statement.proven).toBe(true);
  });
});

it('never turns money out around where the column of money in has a heading and no amount', async () => {
  const statement = await read(`
Bank of Eire     For the period 01/11/2026 to 30 Nov 2026     EUR
Date            Narrative                    Money out      Money in
                Beginning balance               855.79
03 Nov 2026     Netflix                       6,756.94
14 Nov 2026     Payment processing              404.06
30 Nov 2026     Closing balance               8,016.79`);
  expect(statement.transactions.map(({ amount }) => amount)).toEqual([-675_694, -40_406]);
});

it('reads balances whose names are broken over lines beside their figures', async () => {
  const statement = await read(`
Direktbank AG     Kontoauszug 20.11.2026 bis 19.12.2026     EUR
Datum         Buchungstext          Belastung      Eingang        Saldo
              Alter                                            1.000,00
              Kontostand
20.11.2026    Rewe                     100,00
20.11.2026    Miete                     20,00                    880,00
24.11.2026    Gutschrift                             50,00       930,00
              Neuer                                              930,00
              Kontostand`);
  expect(statement).toMatchObject({ opening: 100_000, closing: 93_000, proven: true });
});
