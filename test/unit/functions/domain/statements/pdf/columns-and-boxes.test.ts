import { describe, expect, it } from 'vitest';
import { readStatementOfPages } from '../../../../../../functions/domain/statements/read-statement.ts';
import { typedPages } from '../../../../../support/statements/typed-pages.ts';

interface Layout {
  readonly what: string;
  readonly page: string;
  /** A row a line: day, minor units, words. */
  readonly rows: readonly string[];
  readonly currency?: string;
}

const LAYOUTS: readonly Layout[] = [
  {
    what: 'reads amounts between columns of words on either side of them',
    page: `
CUSTOMER STATEMENT    NGN
Period  01-Sep-2026 TO 30-Sep-2026
Opening Balance  1,000.00        Closing Balance  1,100.00
Trans. Date    Value. Date    Reference        Debits      Credits      Balance    Branch         Remarks
07-Sep-2026    07-Sep-2026    '453442          200.00                    800.00    E- CHANNELS    OAK BOOKS
14-Sep-2026    15-Sep-2026    '586847                       300.00     1,100.00    E- CHANNELS    LINDENHOF`,
    rows: [
      "2026-09-07 -20000 '453442 E- CHANNELS OAK BOOKS",
      "2026-09-14 30000 '586847 E- CHANNELS LINDENHOF",
    ],
  },
  {
    what: 'reads days without a year behind the amounts, where these have commas',
    page: `
Kontoutskrift for konto 5024.21.72428 i perioden 01.09.2026 - 30.09.2026
Forklaring                           Rentedato    Ut av konto    Inn på konto    Bokført
Saldo fra kontoutskrift 31.08.2026                                   1.000,00
Varekjøp Oak Books                       08.09         200,00                       07.09
Lønn Lindenhof                           14.09                         300,00       14.09
Avtalegiro Cafe Luise                    22.09           6,40                       21.09
Saldo i Deres favør                                                  1.093,60`,
    rows: [
      '2026-09-07 -20000 Varekjøp Oak Books',
      '2026-09-14 30000 Lønn Lindenhof',
      '2026-09-21 -640 Avtalegiro Cafe Luise',
    ],
  },
  {
    what: 'takes a currency’s word behind amounts as part of these',
    page: `
HESAP ÖZETİ
Tarih Aralığı: 01.09.2026 - 30.09.2026
Tarih         Açıklama           Etiket             Tutar          Bakiye
07.09.2026    OAK BOOKS          Market        -200,00 TL       800,00 TL
14.09.2026    LINDENHOF          Transfer       300,00 TL     1.100,00 TL
21.09.2026    CAFE LUISE         Market          -6,40 TL     1.093,60 TL`,
    rows: [
      '2026-09-07 -20000 OAK BOOKS Market',
      '2026-09-14 30000 LINDENHOF Transfer',
      '2026-09-21 -640 CAFE LUISE Market',
    ],
    currency: 'TRY',
  },
  {
    what: 'reads rows under their headings, though a box of facts above them has the title of a list',
    page: `
Account statement
9/1/26 - 9/30/26
Balance Summary - USD
Total in           300.00
Total out         -206.40
Transaction History - USD
Date        Description        Amount      Balance
09/07/26    Oak Books         -200.00       800.00
09/14/26    Lindenhof          300.00     1,100.00
09/21/26    Cafe Luise          -6.40     1,093.60`,
    rows: ['2026-09-07 -20000 Oak Books', '2026-09-14 30000 Lindenhof', '2026-09-21 -640 Cafe Luise'],
  },
  {
    what: 'takes the period over the rows of the next page for none of them',
    page: `
6 September 2026 to 5 October 2026
Account summary                             GBP
Opening Balance                                                     1,000.00
Closing Balance                                                     1,043.60
Date         Payment type and details      Paid out     Paid in      Balance
07 Sep 26    VIS  Oak Books                  200.00
             CR   Lindenhof                              300.00     1,100.00
21 Sep 26    VIS  Cafe Luise                   6.40                 1,093.60
-----
6 September 2026 to 5 October 2026
Date         Payment type and details      Paid out     Paid in      Balance
             BALANCE BROUGHT FORWARD                                1,093.60
             DD   Harbor Gas                  50.00                 1,043.60`,
    rows: [
      '2026-09-07 -20000 VIS Oak Books',
      '2026-09-07 30000 CR Lindenhof',
      '2026-09-21 -640 VIS Cafe Luise',
      '2026-09-21 -5000 DD Harbor Gas',
    ],
  },
  {
    what: 'reads a row of two lines that begins a page, its day printed on the page before',
    page: `
Statement 6 September 2026 to 5 October 2026     GBP
Opening Balance                                                     1,000.00
Closing Balance                                                     1,053.60
Date         Payment type and details      Paid out     Paid in      Balance
07 Sep 26    VIS  Oak Books                  200.00
             CR   Lindenhof                              300.00     1,100.00
             BALANCE CARRIED FORWARD                                1,100.00
-----
Your Statement
Date         Payment type and details      Paid out     Paid in      Balance
             BALANCE BROUGHT FORWARD                                1,100.00
             DD   Harbor Gas
                  Mandate 0021                50.00
             CR   Lindenhof                               10.00     1,060.00
21 Sep 26    VIS  Cafe Luise                   6.40                 1,053.60`,
    rows: [
      '2026-09-07 -20000 VIS Oak Books',
      '2026-09-07 30000 CR Lindenhof',
      '2026-09-07 -5000 DD Harbor Gas Mandate 0021',
      '2026-09-07 1000 CR Lindenhof',
      '2026-09-21 -640 VIS Cafe Luise',
    ],
  },
  {
    what: 'reads checks beside each other, one of whose amounts looks like a day',
    page: `
Statement of account     USD
Statement period 09/01/2026 to 09/30/2026
Beginning balance     1,000.00
Ending balance        1,261.34
Deposits
Date      Description              Amount
9/14      Lindenhof                300.00
Checks
Date    Check No    Amount    Date    Check No    Amount    Date    Check No    Amount
9/04    3424         11.24    9/08    3425         16.42    9/22    3426         11.00`,
    rows: [
      '2026-09-14 30000 Lindenhof',
      '2026-09-04 -1124 Check 3424',
      '2026-09-08 -1642 Check 3425',
      '2026-09-22 -1100 Check 3426',
    ],
  },
  {
    what: 'leaves a day of value beside the amounts alone where days head the rows',
    page: `
Kontoauszug vom 30.09.2026   EUR
Angaben zu den Umsätzen           Valuta     zu Ihren Lasten     zu Ihren Gunsten
Alter Kontostand vom 31.08.2026                                          1.000,00
Buchungsdatum: 07.09.2026
Oak Books                          08.09             150,00-
EREF 1120
Harbor Gas                         09.09              50,00-
Lindenhof                          08.09                                   300,00
Buchungsdatum: 21.09.2026
Cafe Luise                         23.09               6,40-
Oak Books                          22.09               3,60-
Lindenhof                          22.09                                    10,00
Neuer Kontostand vom 30.09.2026                                          1.100,00`,
    rows: [
      '2026-09-07 -15000 Oak Books EREF 1120',
      '2026-09-07 -5000 Harbor Gas',
      '2026-09-07 30000 Lindenhof',
      '2026-09-21 -640 Cafe Luise',
      '2026-09-21 -360 Oak Books',
      '2026-09-21 1000 Lindenhof',
    ],
  },
  {
    what: 'knows the column of money out whose heading runs into that of the balance',
    page: `
Statement 01/09/2026 - 30/09/2026   GBP
DATE          TRANSACTION             IN   OUT ACCOUNT BALANCE
07/09/2026    Oak Books                       200.00        800.00
14/09/2026    Lindenhof           300.00                  1,100.00
21/09/2026    Cafe Luise                        6.40      1,093.60`,
    rows: ['2026-09-07 -20000 Oak Books', '2026-09-14 30000 Lindenhof', '2026-09-21 -640 Cafe Luise'],
  },
];

describe('columns of amounts and boxes above them', () => {
  it.each(LAYOUTS)('$what', async ({ page, rows, currency }) => {
    const reading = await readStatementOfPages({ kind: 'pages', pages: typedPages(page) }, 'pdf');
    if (reading.kind === 'problem') throw new Error(reading.because.code);
    const { transactions, rejected, proven } = reading.statement;
    expect(transactions.map(({ date, amount, description }) => `${date} ${amount} ${description}`)).toEqual(
      rows,
    );
    expect(rejected).toEqual([]);
    expect(proven).toBe(true);
    if (currency !== undefined) expect(reading.statement.currency).toBe(currency);
  });
});
