import { describe, expect, it } from 'vitest';
import { readStatementOfPages } from '../../../../../../functions/domain/statements/read-statement.ts';
import { typedPages } from '../../../../../support/statements/typed-pages.ts';

interface Layout {
  readonly what: string;
  readonly page: string;
  /** A row a line: day, minor units, words. */
  readonly rows: readonly string[];
  /** Both balances, where these prove the rows. */
  readonly ends?: readonly [opening: number, closing: number];
  readonly asked?: readonly string[];
}

const LAYOUTS: readonly Layout[] = [
  {
    what: 'reads days that stand below their amounts, nearer to these than to the next ones',
    page: `
EUR statement
1 September 2026 - 30 September 2026
Description                              Incoming      Outgoing      Amount

Card transaction at Cafe Luise                            -6.40     1,093.60
21 September 2026 Card ending in 1234

Received money from Lindenhof              300.00                   1,100.00
14 September 2026

Sent money to Oak Books                                 -200.00       800.00
7 September 2026 Transaction: 99`,
    rows: [
      '2026-09-21 -640 Card transaction at Cafe Luise Card ending in 1234',
      '2026-09-14 30000 Received money from Lindenhof',
      '2026-09-07 -20000 Sent money to Oak Books Transaction: 99',
    ],
  },
  {
    what: 'leaves days where they are that head the rows of a day, one each',
    page: `
Statement of account for the period 01/09/2026 to 30/09/2026   EUR
Details                                          Amount      Balance
7 September 2026
Oak Books                                       -200.00       800.00

14 September 2026
Lindenhof                                        300.00     1,100.00

21 September 2026
Cafe Luise                                        -6.40     1,093.60`,
    rows: ['2026-09-07 -20000 Oak Books', '2026-09-14 30000 Lindenhof', '2026-09-21 -640 Cafe Luise'],
  },
  {
    what: 'reads rows under a heading with days in it, below a summary of balances',
    page: `
EUR Statement
Balance summary
Product               Opening balance    Money out    Money in   Closing balance
Account                       €500.00      €206.40     €300.00           €593.60
Account transactions from September 1, 2026 to September 30, 2026
Date            Description               Money out    Money in           Balance
Sep 7, 2026     Oak Books                   €200.00                       €300.00
Sep 14, 2026    Lindenhof                               €300.00           €600.00
Sep 21, 2026    Cafe Luise                    €6.40                       €593.60`,
    rows: ['2026-09-07 -20000 Oak Books', '2026-09-14 30000 Lindenhof', '2026-09-21 -640 Cafe Luise'],
  },
  {
    what: 'takes a mark below an amount for that of the amount',
    page: `
Credit card statement for the period 01/09/2026 to 30/09/2026   GBP
Date          Transaction details                          Amount £
Sep 4         PAYMENT RECEIVED - THANK YOU                 1,500.00
                                                                 CR
Sep 7         Oak Books                                       79.32
Sep 21        Cafe Luise                                       6.40`,
    rows: [
      '2026-09-04 150000 PAYMENT RECEIVED - THANK YOU',
      '2026-09-07 -7932 Oak Books',
      '2026-09-21 -640 Cafe Luise',
    ],
  },
  {
    what: 'reads the day of a payment that has a star',
    page: `
Credit card statement for the period 09/01/26 to 09/30/26   USD
Payments                                                   Amount
09/12/26*     MOBILE PAYMENT                             -$150.00

New Charges                                                Amount
09/14/26      Oak Books                                    $79.32
09/21/26      Cafe Luise                                    $6.40`,
    rows: ['2026-09-12 15000 MOBILE PAYMENT', '2026-09-14 -7932 Oak Books', '2026-09-21 -640 Cafe Luise'],
  },
  {
    what: 'reads days of six digits',
    page: `
Kontoutdrag   Period 2026-09-01 - 2026-09-30   SEK
Bokf.dag    Specifikation                    Belopp          Saldo
            Ingående saldo                                1 000,00
260907      Oak Books                       -200,00         800,00
260914      Lindenhof                        300,00       1 100,00
            Utgående saldo                                1 100,00`,
    rows: ['2026-09-07 -20000 Oak Books', '2026-09-14 30000 Lindenhof'],
  },
  {
    what: 'reads on behind years that stand under the days',
    page: `
Kontoauszug vom 01.09.2026 bis 30.09.2026   EUR
Buchung  Valuta   Vorgang                          Soll        Haben
07.09.   07.09.   SEPA Lastschrift von         - 200,00
2026     2026     Oak Books
                  Rechnung 4711
14.09.   14.09.   SEPA Überweisung von                      + 300,00
2026     2026     Lindenhof`,
    rows: [
      '2026-09-07 -20000 SEPA Lastschrift von Oak Books Rechnung 4711',
      '2026-09-14 30000 SEPA Überweisung von Lindenhof',
    ],
  },
  {
    what: 'reads on behind days in brackets that stand under the days',
    page: `
Rekeningafschrift over de periode 01-09-2026 tot 30-09-2026   EUR
Boekdatum     Omschrijving                  Bedrag af      Bedrag bij
07-09         BEA, Betaalpas                   200,00
(06-09)       Oak Books
14-09         SEPA Overboeking                                300,00
(14-09)       Lindenhof`,
    rows: ['2026-09-07 -20000 BEA, Betaalpas Oak Books', '2026-09-14 30000 SEPA Overboeking Lindenhof'],
  },
  {
    what: 'takes totals of both sides for no row, though they have a day, and a shop called Total for one',
    page: `
Statement for the period September 1, 2026 to September 30, 2026   CAD
                                      Amounts         Amounts
Date        Description               debited         credited     Balance
Sep 07      Total                          200.00                   800.00
Sep 14      Lindenhof                                   300.00    1,100.00
Sep 30      Closing totals                 200.00       300.00`,
    rows: ['2026-09-07 -20000 Total', '2026-09-14 30000 Lindenhof'],
  },
  {
    what: 'reads days and months of four digits, and no numbers of rows for such',
    page: `
Kontoauszug Nr. 009/2026   EUR
Buchung  Buchungstext                 Wert        Betrag in EUR
31.08.   Alter Saldo                                   1.000,00
0409     Lindenhof GmbH               0409               500,00
1109     Wien Energie                 1109              -200,00
1809     CAFE LUISE 1010 WIEN         1709               -45,20
30.09.2026 Neuer Saldo                                 1.254,80`,
    rows: [
      '2026-09-04 50000 Lindenhof GmbH',
      '2026-09-11 -20000 Wien Energie',
      '2026-09-18 -4520 CAFE LUISE 1010 WIEN',
    ],
    ends: [100000, 125480],
  },
  {
    what: 'reads no numbers of rows for days of four digits',
    page: `
Rekeninguittreksel nr. 9   EUR
Nr.      Datum        Omschrijving                 Bedrag in EUR
0101     04-09-2026   DE VRIES NV                        +500,00
0102     11-09-2026   LUMINUS NV                         -200,00
0103     18-09-2026   CAFE PORT GENT                      -45,20`,
    rows: ['2026-09-04 50000 DE VRIES NV', '2026-09-11 -20000 LUMINUS NV', '2026-09-18 -4520 CAFE PORT GENT'],
  },
  {
    what: 'reads two days with a stroke between them',
    page: `
Kontoauszug vom 31.08.2026 bis 30.09.2026   EUR
Buchung/Wert     Vorgang                              Soll       Haben
04.09./04.09.    Gutschr.SEPA                                  + 500,00
                 Lindenhof GmbH
11.09./12.09.    SDD Lastschr                     - 200,00`,
    rows: ['2026-09-04 50000 Gutschr.SEPA Lindenhof GmbH', '2026-09-11 -20000 SDD Lastschr'],
  },
  {
    what: 'takes a day of six digits between amounts for no amount',
    page: `
Kontoauszug 01.09.2026 - 30.09.2026   CHF
Datum      Informationen      Belastungen  Gutschriften  Valuta    Saldo
01.09.26   Anfangssaldo                                         1'000.00
04.09.26   ATELIER ROSA                         500.00  04.09.26 1'500.00
11.09.26   SAMMELAUFTRAG           200.00               10.09.26 1'300.00
30.09.26   Schlusssaldo                                         1'300.00`,
    rows: ['2026-09-04 50000 ATELIER ROSA', '2026-09-11 -20000 SAMMELAUFTRAG'],
    ends: [100000, 130000],
  },
  {
    what: 'reads the rows below a day behind its name',
    page: `
Kontoauszug vom 30.09.2026   EUR
Angaben zu den Umsätzen           Valuta   zu Ihren Lasten   zu Ihren Gunsten
Alter Kontostand vom 31.08.2026                                     1.000,00
Buchungsdatum: 04.09.2026
Lindenhof GmbH                    04.09                               500,00
Buchungsdatum: 11.09.2026
Stadtwerke Musterstadt            11.09          200,00-
Neuer Kontostand vom 30.09.2026                                     1.300,00`,
    rows: ['2026-09-04 50000 Lindenhof GmbH', '2026-09-11 -20000 Stadtwerke Musterstadt'],
    ends: [100000, 130000],
  },
  {
    what: 'reads rows that have kinds before their words, where balances have none',
    page: `
Your Statement   1 September to 30 September 2026   GBP
Date        Type    Details                   Paid out   Paid in   Balance
31 Aug 26           BALANCE BROUGHT FORWARD                       1,000.00
04 Sep 26   CR      LAKESIDE LTD                         500.00
                    INV 77
            DD      CITY POWER                  200.00            1,300.00
18 Sep 26   VIS     HARBOUR CAFE                 45.20            1,254.80
30 Sep 26           BALANCE CARRIED FORWARD                       1,254.80`,
    rows: [
      '2026-09-04 50000 CR LAKESIDE LTD INV 77',
      '2026-09-04 -20000 DD CITY POWER',
      '2026-09-18 -4520 VIS HARBOUR CAFE',
    ],
    ends: [100000, 125480],
  },
  {
    what: 'reads rows that have a day of posting alone',
    page: `
Credit card statement   Billing period 08/28/26-09/28/26   USD
Previous balance                                              $500.00
New balance                                                   $551.70
Sale Date   Post Date   Description                            Amount
            09/12       ONLINE PAYMENT, THANK YOU            -$500.00
09/02       09/03       SHELL OIL                              $41.20
09/10       09/11       OAK BOOKS                             $500.00
09/12       09/13       CAFE LUISE                              $9.00
            09/28       INTEREST CHARGED                        $1.50`,
    rows: [
      '2026-09-12 50000 ONLINE PAYMENT, THANK YOU',
      '2026-09-02 -4120 SHELL OIL',
      '2026-09-10 -50000 OAK BOOKS',
      '2026-09-12 -900 CAFE LUISE',
      '2026-09-28 -150 INTEREST CHARGED',
    ],
    ends: [-50000, -55170],
  },
  {
    what: 'leaves a box of facts beside the table alone',
    page: `
Account Statement   01 - 30 Sep 2026   GBP
Your transactions                                                      At a glance
                                                                       Start balance   1,000.00
Date     Description               Money out   Money in    Balance
1 Sep    Start Balance                                    1,000.00     Money in          500.00
4 Sep    Lakeside Ltd                            500.00   1,500.00     Money out         245.20
11 Sep   City Power                   200.00                           End balance     1,254.80
         Harbour Cafe                  45.20              1,254.80
30 Sep   Balance carried forward                          1,254.80`,
    rows: ['2026-09-04 50000 Lakeside Ltd', '2026-09-11 -20000 City Power', '2026-09-11 -4520 Harbour Cafe'],
    ends: [100000, 125480],
  },
  {
    what: 'takes no column for a box, though nobody knows its heading',
    page: `
Auszug   Zeitraum 31.12.2025   EUR
Datum      Betrag      Saldo       Vorgang
                       11.493,74   Anfangssaldo
24.12.25   11.031,44   462,30      BAHN TICKET
26.12.25   96,66       365,64      Bäckerei Möwe
27.12.25   301,60      64,04       Papier Kröger
                       64,04       Endsaldo`,
    rows: [
      '2025-12-24 -1103144 BAHN TICKET',
      '2025-12-26 -9666 Bäckerei Möwe',
      '2025-12-27 -30160 Papier Kröger',
    ],
    ends: [1149374, 6404],
  },
  {
    what: 'reads balances that are called the same at both ends',
    page: `
RELEVE DE COMPTES   30 septembre 2026   EUR
Date         Opération                          Débit        Crédit
             SOLDE CREDITEUR AU 31/08/2026                 1.000,00
04/09/2026   VIR ATELIER DUPONT                              500,00
11/09/2026   PRLV SEPA EDF                     200,00
             SOLDE CREDITEUR AU 30/09/2026                 1.300,00`,
    rows: ['2026-09-04 50000 VIR ATELIER DUPONT', '2026-09-11 -20000 PRLV SEPA EDF'],
    ends: [100000, 130000],
  },
  {
    what: 'reads Finnish balances',
    page: `
TILIOTE   01.09.2026 - 30.09.2026   EUR
Arvopv   Kirjpv   Saaja / Maksaja                    Määrä
                  Alkusaldo 01.09.2026          1.000,00 +
04.09    04.09    ASIAKAS OY                      500,00 +
11.09    11.09    ELISA OYJ                       200,00 -
                  Loppusaldo 30.09.2026         1.300,00 +`,
    rows: ['2026-09-04 50000 ASIAKAS OY', '2026-09-11 -20000 ELISA OYJ'],
    ends: [100000, 130000],
  },
  {
    what: 'reads Czech balances',
    page: `
Výpis z účtu   období 01.09.2026 - 30.09.2026   CZK
Počáteční zůstatek                              +1 000.00
Konečný zůstatek                                +1 300.00
Zaúčtováno   Položka                         Částka obratu
04.09.2026   Klient s.r.o.                        +500.00
11.09.2026   ČEZ Prodej                           -200.00`,
    rows: ['2026-09-04 50000 Klient s.r.o.', '2026-09-11 -20000 ČEZ Prodej'],
    ends: [100000, 130000],
  },
  {
    what: 'keeps further lines of words under their rows, though a day and a balance stand above the headings',
    page: `
RELEVÉ DE COMPTE en euros   EUR
 du 01/09/2026 au 30/09/2026
Date         Valeur       Nature                  Débit       Crédit
                          SOLDE PRÉCÉDENT AU 31/08/2026     1.000,00
04/09/2026   04/09/2026   VIR RECU 123                        500,00
                          DE: ATELIER DUPONT
11/09/2026   11/09/2026   PRELEVEMENT            200,00
                          DE: EDF CLIENTS
                          NOUVEAU SOLDE AU 30/09/2026       1.300,00`,
    rows: [
      '2026-09-04 50000 VIR RECU 123 DE: ATELIER DUPONT',
      '2026-09-11 -20000 PRELEVEMENT DE: EDF CLIENTS',
    ],
    ends: [100000, 130000],
  },
  {
    what: 'takes a card for one by what its summary says, though its title names only a brand',
    page: `
Scotia Momentum VISA Infinite   Statement period Aug 29, 2026 - Sep 28, 2026   CAD
Previous balance, Aug 28, 2026                       $500.00
Payments/credits                                    -$500.00
Purchases/charges                                    +$77.52
New balance, Sep 28, 2026                             $77.52
REF.#   DATE     DETAILS                           AMOUNT($)
001     Sep 2    TIM HORTONS                            4.20
002     Sep 10   AWS EMEA                              73.32
003     Sep 14   PAYMENT FROM - 1234                 500.00-`,
    rows: [
      '2026-09-02 -420 TIM HORTONS',
      '2026-09-10 -7332 AWS EMEA',
      '2026-09-14 50000 PAYMENT FROM - 1234',
    ],
    ends: [-50000, -7752],
    asked: [],
  },
  {
    what: 'asks about an account that thanks for a payment below zero, as about a card',
    page: `
Statement period Aug 29, 2026 - Sep 28, 2026   CAD
Previous balance                                      500.00
Date     Details                                      Amount
Sep 2    TIM HORTONS                                    4.20
Sep 10   AWS EMEA                                      73.32
Sep 14   PAYMENT RECEIVED - THANK YOU                -500.00
New balance                                            77.52`,
    rows: [
      '2026-09-02 -420 TIM HORTONS',
      '2026-09-10 -7332 AWS EMEA',
      '2026-09-14 50000 PAYMENT RECEIVED - THANK YOU',
    ],
    ends: [-50000, -7752],
    asked: ['sign'],
  },
  {
    what: 'reads the balances of a statement that takes them over in short',
    page: `
Statement of Transactions   September 01, 2026 - September 30, 2026   INR
DATE         PARTICULARS              DEPOSITS     WITHDRAWALS      BALANCE
01-09-2026   B/F                                                   1,000.00
04-09-2026   NEFT-LAKESIDE              500.00                     1,500.00
11-09-2026   UPI/SWIGGY                                 200.00     1,300.00
30-09-2026   C/F                                                   1,300.00`,
    rows: ['2026-09-04 50000 NEFT-LAKESIDE', '2026-09-11 -20000 UPI/SWIGGY'],
    ends: [100000, 130000],
  },
  {
    what: 'reads balances whose names stand behind them, and rows with two days where these have one',
    page: `
ESTRATTO CONTO AL 30.09.2026   EUR
DATA       VALUTA            DARE        AVERE   DESCRIZIONE
31.08.26                              1.000,00   SALDO INIZIALE
04.09.26   04.09.26                     500,00   BONIFICO A VOSTRO FAVORE DA
                                                 ROSSI SRL
11.09.26   11.09.26        200,00                ADDEBITO ENEL
30.09.26                   200,00     1.500,00   TOTALI
30.09.26                              1.300,00   SALDO FINALE`,
    rows: ['2026-09-04 50000 BONIFICO A VOSTRO FAVORE DA ROSSI SRL', '2026-09-11 -20000 ADDEBITO ENEL'],
    ends: [100000, 130000],
  },
  {
    what: 'reads days of a month that its period says once, and what cash there was',
    page: `
Schwab One Account   Statement Period September 1-30, 2026   USD
Beginning Cash                                      $1,000.00
Ending Cash                                           $397.80
Date     Category    Description                     Amount($)
09/08    Purchase    VANGUARD TOTAL STOCK             (602.20)`,
    rows: ['2026-09-08 -60220 Purchase VANGUARD TOTAL STOCK'],
    ends: [100000, 39780],
  },
  {
    what: 'reads the rows below a day and its sum of money in or out, and not the sum',
    page: `
01 DE SETEMBRO DE 2026 a 30 DE SETEMBRO DE 2026   VALORES EM R$
Saldo inicial                                        1.000,00
Saldo final do período                               1.300,00
04 SET 2026   Total de entradas                      + 500,00
              Transferência recebida CLIENTE           500,00
08 SET 2026   Total de saídas                        - 200,00
              Compra no débito PADARIA                  80,00
              Pagamento de boleto ENERGIA              120,00`,
    rows: [
      '2026-09-04 50000 Transferência recebida CLIENTE',
      '2026-09-08 -8000 Compra no débito PADARIA',
      '2026-09-08 -12000 Pagamento de boleto ENERGIA',
    ],
    ends: [100000, 130000],
  },
  {
    what: 'takes what a loan owes for what is not held',
    page: `
Mortgage statement   1 September 2025 to 31 August 2026   GBP
                                      Amounts      Payments
Date         Description              charged      received      Balance
01/09/2025   Opening balance                                  150,000.00
30/09/2025   Interest                  512.50                 150,512.50
01/10/2025   Direct debit payment                    812.44   149,700.06
31/08/2026   Closing balance                                  149,700.06`,
    rows: ['2025-09-30 -51250 Interest', '2025-10-01 81244 Direct debit payment'],
    ends: [-15000000, -14970006],
  },
];

describe('a printed layout', () => {
  it.each(LAYOUTS.map((layout) => [layout.what, layout] as const))('%s', async (_, layout) => {
    const pages = typedPages(layout.page);
    const reading = await readStatementOfPages({ kind: 'pages', pages }, 'pdf');
    if (reading.kind === 'problem') throw new Error(reading.because.code);
    const { transactions, opening, closing, proven, questions } = reading.statement;
    expect(transactions.map(({ date, amount, description }) => `${date} ${amount} ${description}`)).toEqual(
      layout.rows,
    );
    if (layout.ends) expect([opening, closing, proven]).toEqual([...layout.ends, true]);
    if (layout.asked) expect(questions.map(({ about }) => about)).toEqual(layout.asked);
  });
});
