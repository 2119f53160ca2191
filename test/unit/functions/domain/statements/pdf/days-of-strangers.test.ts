import { expect, it } from 'vitest';
import { readStatementOfPages } from '../../../../../../functions/domain/statements/read-statement.ts';
import { typedPages } from '../../../../../support/statements/typed-pages.ts';

interface Page {
  readonly what: string;
  readonly page: string;
  readonly rows: readonly string[];
}

const PAGES: readonly Page[] = [
  {
    what: 'takes the month behind the number of pages for that of the period',
    page: `
Page 1 of 2 September 1 - September 30, 2026   Checking   USD
Date     Description             Amount Subtracted   Amount Added     Balance
09/01    Opening Balance                                             1,000.00
09/02    Debit Card Purchase                100.00                     900.00
09/21    Zelle Credit                                      50.00       950.00
09/30    Closing Balance                                               950.00`,
    rows: ['2026-09-02 -10000 Debit Card Purchase', '2026-09-21 5000 Zelle Credit'],
  },
  {
    what: 'takes two days many years apart for no period',
    page: `
Term of your mortgage 1 May 2024 to 30 April 2049   GBP
Statement date 10 January 2026
Date      Description          Paid out     Paid in      Balance
01 Dec    Opening balance                                1,000.00
02 Dec    Corner shop            100.00                    900.00
03 Jan    Wages                              50.00         950.00`,
    rows: ['2025-12-02 -10000 Corner shop', '2026-01-03 5000 Wages'],
  },
  {
    what: 'joins a day with its month on the line below where other days stand in the same column',
    page: `
Account summary 1st Sep 2026 to 30th Sep 2026   GBP
Date      Description                 Money in     Money out      Balance
          Balance brought forward                                1,000.00
1st Sep   CARD PAYMENT                               100.00        900.00
22nd      FASTER PAYMENTS                50.00                     950.00
Sep       FROM HALDEN LTD
23rd Sep  BILL PAYMENT                                10.00        940.00`,
    rows: [
      '2026-09-01 -10000 CARD PAYMENT',
      '2026-09-22 5000 FASTER PAYMENTS FROM HALDEN LTD',
      '2026-09-23 -1000 BILL PAYMENT',
    ],
  },
  {
    what: 'takes the first of two columns under one heading of the balance for the amount',
    page: `
Statement Period 09/01/2026 - 09/30/2026   USD
DATE     DESCRIPTION             AMOUNT . . BALANCE
         Beginning Balance                   1,000.00
09/01    Square Inc               100.00     1,100.00
09/03    Card Purchase            -50.00     1,050.00
09/30    Service Fee              -15.00     1,035.00
         Ending Balance                      1,035.00`,
    rows: ['2026-09-01 10000 Square Inc', '2026-09-03 -5000 Card Purchase', '2026-09-30 -1500 Service Fee'],
  },
];

it.each(PAGES)('$what', async ({ page, rows }) => {
  const reading = await readStatementOfPages({ kind: 'pages', pages: typedPages(page) }, 'pdf');
  if (reading.kind === 'problem') throw new Error(reading.because.code);
  const { transactions, rejected, proven } = reading.statement;
  expect(transactions.map(({ date, amount, description }) => `${date} ${amount} ${description}`)).toEqual(
    rows,
  );
  expect({ rejected, proven }).toEqual({ rejected: [], proven: true });
});
