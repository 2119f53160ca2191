import { expect, it } from 'vitest';
import type { PageText } from '../../../../../../shared/model/document.ts';
import { readStatementOfPages } from '../../../../../../functions/domain/statements/read-statement.ts';
import { typedPages } from '../../../../../support/statements/typed-pages.ts';

interface Page {
  readonly what: string;
  readonly page: string;
  readonly rows: readonly string[];
  /** Lines below others that stand nearer to these than to the next ones, as sub-lines do. */
  readonly subLines?: RegExp;
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
  {
    what: 'takes a second day under each row for that of value where the balance above has one as well',
    page: `
Kontoauszug vom 01.09.2026 bis 30.09.2026   EUR
Buchungstag   Vorgang          Empfänger           Ausgang        Eingang
01.09.2026                     Alter Saldo                      +1.200,44
01.09.2026
02.09.2026    Lastschrift      Stadtwerke           -98,00
03.09.2026    H4400/12
15.09.2026    Übertrag         Muster GmbH                      +2.511,22
15.09.2026    H4401/12
28.09.2026    Überweisung      Familie Kern        -880,00
29.09.2026    H4402/12
30.09.2026                     Neuer Saldo                      +2.733,66`,
    rows: [
      '2026-09-02 -9800 Lastschrift Stadtwerke H4400/12',
      '2026-09-15 251122 Übertrag Muster GmbH H4401/12',
      '2026-09-28 -88000 Überweisung Familie Kern H4402/12',
    ],
    subLines: /^\d\d\.09\.2026(\s+H\d+\/12)?$/,
  },
  {
    what: 'takes a day that begins the line below an amount for its row, and amounts beside money in and out for the balance',
    page: `
EUR statement 1 September 2026 - 30 September 2026
Description                            Incoming      Outgoing         Amount
Card transaction issued by Hetzner                     -41.17       2,231.47
27 September 2026 Transaction: CARD-881
Received money from Nordic Studio      1,530.00                     2,272.64
8 September 2026 Transaction: TRANSFER-99
Sent money to Ella Brandt                             -257.36         742.64
3 September 2026 Transaction: TRANSFER-98`,
    rows: [
      '2026-09-27 -4117 Card transaction issued by Hetzner Transaction: CARD-881',
      '2026-09-08 153000 Received money from Nordic Studio Transaction: TRANSFER-99',
      '2026-09-03 -25736 Sent money to Ella Brandt Transaction: TRANSFER-98',
    ],
    subLines: /^\d+ September 2026 Transaction/,
  },
  {
    what: 'parts a period whose words grew together on a scan',
    page: `
STATEMENT PERIOD Sep 1-Sep30,2026   Checking
DATE      DESCRIPTION             AMOUNT      BALANCE
Sep 1     Opening Balance                     $300.00
Sep 11    Deposit                +$100.00     $400.00
Sep 30    Closing Balance                     $400.00`,
    rows: ['2026-09-11 10000 Deposit'],
  },
  {
    what: 'believes a period of two-digit years, whatever other years and sums of such figures are printed',
    page: `
Established 12 March 1954   Rates as of 1 January 2025
Statement period 16/12/25 to 14/01/26   EUR
Previous balance 27,333.57   Money in 200.00   Money out 1,954.42   New balance 25,579.15
Money out 1954.42
DATE      DESCRIPTION             PAID OUT    PAID IN     BALANCE
17/12     Acme Hosting             1,954.42                25,379.15
12/01     Lakeside Ltd                         200.00      25,579.15`,
    rows: ['2025-12-17 -195442 Acme Hosting', '2026-01-12 20000 Lakeside Ltd'],
  },
  {
    what: 'knows a day that grew to the word before it',
    page: `
Datum afschrift30-09-2026   EUR
Boekdatum   Omschrijving            Bedrag af      Bedrag bij
            Vorig saldo                              1.000,00
01-09       Albert Heijn                23,45
24-09       Atelier BV                                 100,00
            Nieuw saldo                              1.076,55`,
    rows: ['2026-09-01 -2345 Albert Heijn', '2026-09-24 10000 Atelier BV'],
  },
  {
    what: 'parts the year before a dash from the month behind it and the day before it',
    page: `
Statement Period: Sep 012026-Sep 30 2026   USD
DATE      DESCRIPTION             AMOUNT      BALANCE
          Beginning Balance                    300.00
09/11     Deposit                 100.00       400.00
          Ending Balance                       400.00`,
    rows: ['2026-09-11 10000 Deposit'],
  },
  {
    what: 'takes the day above rows without one for theirs where its balance stands beside it',
    page: `
Extrato Conta Corrente   Período: 01/09/2026 a 30/09/2026   BRL
1 de Setembro de 2026   Saldo do dia: R$ 965,79
 Pix enviado: Maria Souza                -R$ 150,00     R$ 1.050,00
 Compra no debito: Mercado               -R$ 84,21        R$ 965,79
10 de Setembro de 2026   Saldo do dia: R$ 5.465,79
 Pix recebido: Estudio Ltda              R$ 4.500,00    R$ 5.465,79`,
    rows: [
      '2026-09-01 -15000 Pix enviado: Maria Souza',
      '2026-09-01 -8421 Compra no debito: Mercado',
      '2026-09-10 450000 Pix recebido: Estudio Ltda',
    ],
  },
  {
    what: 'goes on with words under a row whose part of the statement begins further left than the others',
    page: `
Statement Period 09/01/2026 - 09/30/2026   USD
Beginning Balance      300.00
Ending Balance         515.00
Deposits
POSTING DATE        DESCRIPTION                   AMOUNT
09/03               DEPOSIT ONE                    40.00
09/04               DEPOSIT TWO                    50.00
09/05               DEPOSIT THREE                 150.00
Electronic Payments
POSTING DATE    DESCRIPTION                       AMOUNT
09/11           DEBIT CARD PURCHASE                25.00
                STOP SHOP BOSTON`,
    rows: [
      '2026-09-03 4000 DEPOSIT ONE',
      '2026-09-04 5000 DEPOSIT TWO',
      '2026-09-05 15000 DEPOSIT THREE',
      '2026-09-11 -2500 DEBIT CARD PURCHASE STOP SHOP BOSTON',
    ],
  },
  {
    what: 'takes the word for an empty column with a full stop for none of the description',
    page: `
01 July 2026 to 31 July 2026   GBP
Date         Description      Type     Money In (£)   Money Out (£)    Balance (£)
             Balance brought forward                                        100.00
01 Jul 26    TFL TRAVEL       DEB            blank.           7.20           92.80
13 Jul 26    HALDEN LTD       FPI             50.00         blank.          142.80`,
    rows: ['2026-07-01 -720 TFL TRAVEL DEB', '2026-07-13 5000 HALDEN LTD FPI'],
  },
];

const SUB_LINE_UP = 0.0013;

/** Pages with some lines moved up a little. */
function movedPages(text: string, subLines: RegExp | undefined): PageText[] {
  const lines = text.split('\n');
  const isMoved = (top: number): boolean => subLines?.test(lines[Math.round(top * 60) - 1] ?? '') ?? false;
  return typedPages(text).map((page) => ({
    ...page,
    words: page.words.map((word) => {
      const [left, top, width, height] = word.box;
      return isMoved(top) ? { ...word, box: [left, top - SUB_LINE_UP, width, height] } : word;
    }),
  }));
}

it.each(PAGES)('$what', async ({ page, rows, subLines }) => {
  const pages = movedPages(page, subLines);
  const reading = await readStatementOfPages({ kind: 'pages', pages }, 'pdf');
  if (reading.kind === 'problem') throw new Error(reading.because.code);
  const { transactions, rejected, proven } = reading.statement;
  expect(transactions.map(({ date, amount, description }) => `${date} ${amount} ${description}`)).toEqual(
    rows,
  );
  expect({ rejected, proven }).toEqual({ rejected: [], proven: true });
});

it('joins a year that a narrow column broke from its day, and keeps the words beside it', async () => {
  const reading = await readStatementOfPages(
    {
      kind: 'pages',
      pages: typedPages(`
Harbour Bank    Account number 12345678
Statement period 1 May 2026 to 31 May 2026
Date      Details                   Paid out     Paid in     Balance
04 May    BALANCE BROUGHT FORWARD                              64.10
26
05 May    TESCO STORES 2241            30.00                   34.10
26        LEEDS
08 May    KIRKGATE STUDIOS                         900.00     934.10
26        REF MAY
19 May    GREGGS                        7.50                  926.60
26        LEEDS`),
    },
    'pdf',
  );
  if (reading.kind === 'problem') throw new Error(reading.because.code);
  const { proven, transactions } = reading.statement;
  expect(proven).toBe(true);
  expect(transactions.map(({ date, description }) => `${date} ${description}`)).toEqual([
    '2026-05-05 TESCO STORES 2241 LEEDS',
    '2026-05-08 KIRKGATE STUDIOS REF MAY',
    '2026-05-19 GREGGS LEEDS',
  ]);
});

it('reads a period whose last year stands below it', async () => {
  const reading = await readStatementOfPages(
    {
      kind: 'pages',
      pages: typedPages(`
Harbour Bank    Account number 12345678
STATEMENT PERIOD: December 25, 2025 to January 24,
2026

Date      Details                   Paid out     Paid in     Balance
DEC 25    Opening balance                                      64.10
DEC 29    TESCO STORES 2241            30.00                   34.10
JAN 19    GREGGS                        7.50                   26.60`),
    },
    'pdf',
  );
  if (reading.kind === 'problem') throw new Error(reading.because.code);
  expect(reading.statement.period).toEqual({ from: '2025-12-25', to: '2026-01-24' });
});

it('ends two tables beside each other at the heading of one that takes the width of both', async () => {
  const reading = await readStatementOfPages(
    {
      kind: 'pages',
      pages: typedPages(`
First Prairie Bank   Account Number 00-8820-199
BUSINESS CHECKING STATEMENT   April 1, 2026 to April 30, 2026
PREVIOUS BALANCE     03/31/26     4,400.00
ENDING BALANCE       04/30/26     6,137.47
DEPOSITS AND OTHER CREDITS
DATE    DESCRIPTION      AMOUNT DATE    DESCRIPTION      AMOUNT
04/02   DEPOSIT        1,200.00 04/16   DEPOSIT        1,512.25
04/09   DEPOSIT          830.40 04/23   DEPOSIT          640.00
OTHER DEBITS
DATE    DESCRIPTION                                      AMOUNT
04/03   ACH RENT ARBOR PROPERTIES                      2,100.00
04/14   INTUIT PAYROLL TAX                               330.18
04/30   SERVICE CHARGE                                    15.00`),
    },
    'pdf',
  );
  if (reading.kind === 'problem') throw new Error(reading.because.code);
  const { proven, transactions } = reading.statement;
  expect(proven).toBe(true);
  expect(transactions.map(({ date, amount }) => `${date} ${amount}`).toSorted()).toEqual([
    '2026-04-02 120000',
    '2026-04-03 -210000',
    '2026-04-09 83040',
    '2026-04-14 -33018',
    '2026-04-16 151225',
    '2026-04-23 64000',
    '2026-04-30 -1500',
  ]);
});

it('reads days written with a point as days where amounts have commas, beside many whole ones', async () => {
  const reading = await readStatementOfPages(
    {
      kind: 'pages',
      pages: typedPages(`
Relevé de vos comptes   au 31.05.2026   édité le 02.06.2026
Compte Courant n° 30441189934
Date      Libellé                                      Débit      Crédit
          Ancien solde débiteur au 30.04.2026         112,40
04.05     CARTE MONOPRIX 02/05                         45,20
06.05     VIR LOYER                                   620,00
29.05     VIR SALAIRE                                            1 900,00
          Nouveau solde créditeur au 31.05.2026                  1 122,40`),
    },
    'pdf',
  );
  if (reading.kind === 'problem') throw new Error(reading.because.code);
  const { proven, transactions } = reading.statement;
  expect(proven).toBe(true);
  expect(transactions.map(({ date }) => date)).toEqual(['2026-05-04', '2026-05-06', '2026-05-29']);
});

/** The statement on a page typed so. */
async function readPage(page: string) {
  const reading = await readStatementOfPages({ kind: 'pages', pages: typedPages(page) }, 'pdf');
  if (reading.kind === 'problem') throw new Error(reading.because.code);
  return reading.statement;
}

it('reads a statement whose one day stands above rows with other days in their words', async () => {
  const { transactions } = await readPage(`
Kontoauszug    Kontonummer 0031772448
Zeitraum 29.12.25
Datum     Vorgang                         Lasten      Gunsten      Saldo
          Alter Saldo                                          24.770,24
29.12.    Bäckerei
          Bäckerei Möwe 04/05
          Stadtwerke Nord 12.03.       15.347,10
          Miete Halle 04/05                54,87
          Lindenhof GmbH 04/05             96,64
          BAHN TICKET 03/07/26             52,36                9.219,27
          Neuer Saldo                                           9.219,27`);
  expect(new Set(transactions.map(({ date }) => date))).toEqual(new Set(['2025-12-29']));
});

it('reads posted rows below those that wait, and a fee of the first row in its own column', async () => {
  const posted = await readPage(`
Account activity   Student Checking (...9934)   July 1, 2026 - July 31, 2026
Pending transactions
Date         Description               Amount
Pending      TARGET 1188               -43.50
Posted transactions
Date         Description               Amount     Balance
07/31/2026   INTEREST                    0.09    1,284.89
07/21/2026   PECO ENERGY              -430.00    1,284.80
07/10/2026   LEHIGH PRINTING         1,100.00    1,714.80`);
  expect([posted.proven, posted.transactions.length]).toEqual([true, 3]);
  const charged = await readPage(`
Main Account Statement   Account number 1447119934
From Date: 01/04/2026 To Date: 30/04/2026 Print Date: 02/05/2026
Opening Balance: R820.10     Closing Balance: R8 992.10
Date         Description           Money In    Money Out     Fee      Balance
01/04/2026   Admin Fee                                       -7.50     812.60
04/04/2026   Checkers Claremont                  -120.50               692.10
25/04/2026   Salary                9 800.00                         10 492.10
26/04/2026   Landlord                          -1 500.00             8 992.10`);
  expect({ ...charged.period, proven: charged.proven, closing: charged.closing }).toEqual({
    from: '2026-04-01',
    to: '2026-04-30',
    proven: true,
    closing: 899_210,
  });
  expect(charged.transactions[0]?.amount).toBe(-750);
});

it('takes the dollars of a heading for those of its amounts', async () => {
  const { currency, questions } = await readPage(`
Account statement   Credit limit $8,000.00   Account number 0044719934
Date         Description          Paid out (S$)   Paid in (S$)   Balance
01/04/2026   Opening balance                                      400.00
04/04/2026   GRAB                         45.60                   354.40
25/04/2026   SALARY                                   100.00      454.40`);
  expect([currency, questions]).toEqual(['SGD', []]);
});
