import { expect, it } from 'vitest';
import { readStatementOfPages } from '../../../../../../functions/domain/statements/read-statement.ts';
import { typedPages } from '../../../../../support/statements/typed-pages.ts';

async function rowsOf(text: string): Promise<string[]> {
  const reading = await readStatementOfPages({ kind: 'pages', pages: typedPages(text) }, 'pdf');
  if (reading.kind === 'problem') throw new Error(reading.because.code);
  return reading.statement.transactions.map(
    ({ date, amount, description }) => `${date} ${amount} ${description}`,
  );
}

it('reads days that stand below their amounts, nearer to these than to the next ones', async () => {
  const rows = await rowsOf(`
EUR statement
1 September 2026 - 30 September 2026
Description                              Incoming      Outgoing      Amount

Card transaction at Cafe Luise                            -6.40     1,093.60
21 September 2026 Card ending in 1234

Received money from Lindenhof              300.00                   1,100.00
14 September 2026

Sent money to Oak Books                                 -200.00       800.00
7 September 2026 Transaction: 99`);
  expect(rows).toEqual([
    '2026-09-21 -640 Card transaction at Cafe Luise Card ending in 1234',
    '2026-09-14 30000 Received money from Lindenhof',
    '2026-09-07 -20000 Sent money to Oak Books Transaction: 99',
  ]);
});

it('leaves days where they are that head the rows of a day, one each', async () => {
  const rows = await rowsOf(`
Statement of account for the period 01/09/2026 to 30/09/2026   EUR
Details                                          Amount      Balance
7 September 2026
Oak Books                                       -200.00       800.00

14 September 2026
Lindenhof                                        300.00     1,100.00

21 September 2026
Cafe Luise                                        -6.40     1,093.60`);
  expect(rows).toEqual([
    '2026-09-07 -20000 Oak Books',
    '2026-09-14 30000 Lindenhof',
    '2026-09-21 -640 Cafe Luise',
  ]);
});

it('reads rows under a heading with days in it, below a summary of balances', async () => {
  const rows = await rowsOf(`
EUR Statement
Balance summary
Product               Opening balance    Money out    Money in   Closing balance
Account                       €500.00      €206.40     €300.00           €593.60
Account transactions from September 1, 2026 to September 30, 2026
Date            Description               Money out    Money in           Balance
Sep 7, 2026     Oak Books                   €200.00                       €300.00
Sep 14, 2026    Lindenhof                               €300.00           €600.00
Sep 21, 2026    Cafe Luise                    €6.40                       €593.60`);
  expect(rows).toEqual([
    '2026-09-07 -20000 Oak Books',
    '2026-09-14 30000 Lindenhof',
    '2026-09-21 -640 Cafe Luise',
  ]);
});

it('takes a mark below an amount for that of the amount', async () => {
  const rows = await rowsOf(`
Credit card statement for the period 01/09/2026 to 30/09/2026   GBP
Date          Transaction details                          Amount £
Sep 4         PAYMENT RECEIVED - THANK YOU                 1,500.00
                                                                 CR
Sep 7         Oak Books                                       79.32
Sep 21        Cafe Luise                                       6.40`);
  expect(rows).toEqual([
    '2026-09-04 150000 PAYMENT RECEIVED - THANK YOU',
    '2026-09-07 -7932 Oak Books',
    '2026-09-21 -640 Cafe Luise',
  ]);
});

it('reads the day of a payment that has a star', async () => {
  const rows = await rowsOf(`
Credit card statement for the period 09/01/26 to 09/30/26   USD
Payments                                                   Amount
09/12/26*     MOBILE PAYMENT                             -$150.00

New Charges                                                Amount
09/14/26      Oak Books                                    $79.32
09/21/26      Cafe Luise                                    $6.40`);
  expect(rows).toEqual([
    '2026-09-12 15000 MOBILE PAYMENT',
    '2026-09-14 -7932 Oak Books',
    '2026-09-21 -640 Cafe Luise',
  ]);
});

it('reads days of six digits', async () => {
  const rows = await rowsOf(`
Kontoutdrag   Period 2026-09-01 - 2026-09-30   SEK
Bokf.dag    Specifikation                    Belopp          Saldo
            Ingående saldo                                1 000,00
260907      Oak Books                       -200,00         800,00
260914      Lindenhof                        300,00       1 100,00
            Utgående saldo                                1 100,00`);
  expect(rows).toEqual(['2026-09-07 -20000 Oak Books', '2026-09-14 30000 Lindenhof']);
});

it('reads on behind years that stand under the days', async () => {
  const rows = await rowsOf(`
Kontoauszug vom 01.09.2026 bis 30.09.2026   EUR
Buchung  Valuta   Vorgang                          Soll        Haben
07.09.   07.09.   SEPA Lastschrift von         - 200,00
2026     2026     Oak Books
                  Rechnung 4711
14.09.   14.09.   SEPA Überweisung von                      + 300,00
2026     2026     Lindenhof`);
  expect(rows).toEqual([
    '2026-09-07 -20000 SEPA Lastschrift von Oak Books Rechnung 4711',
    '2026-09-14 30000 SEPA Überweisung von Lindenhof',
  ]);
});

it('reads on behind days in brackets that stand under the days', async () => {
  const rows = await rowsOf(`
Rekeningafschrift over de periode 01-09-2026 tot 30-09-2026   EUR
Boekdatum     Omschrijving                  Bedrag af      Bedrag bij
07-09         BEA, Betaalpas                   200,00
(06-09)       Oak Books
14-09         SEPA Overboeking                                300,00
(14-09)       Lindenhof`);
  expect(rows).toEqual([
    '2026-09-07 -20000 BEA, Betaalpas Oak Books',
    '2026-09-14 30000 SEPA Overboeking Lindenhof',
  ]);
});

it('takes totals of both sides for no row, though they have a day, and a shop called Total for one', async () => {
  const rows = await rowsOf(`
Statement for the period September 1, 2026 to September 30, 2026   CAD
                                      Amounts         Amounts
Date        Description               debited         credited     Balance
Sep 07      Total                          200.00                   800.00
Sep 14      Lindenhof                                   300.00    1,100.00
Sep 30      Closing totals                 200.00       300.00`);
  expect(rows).toEqual(['2026-09-07 -20000 Total', '2026-09-14 30000 Lindenhof']);
});
