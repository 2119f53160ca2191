import { expect, it } from 'vitest';
import type { ReadOptions } from '../../../../../../functions/domain/statements/reading.ts';
import { readStatementOfPages } from '../../../../../../functions/domain/statements/read-statement.ts';
import { typedPages } from '../../../../../support/statements/typed-pages.ts';

interface Page {
  readonly what: string;
  readonly page: string;
  readonly rows: readonly string[];
  readonly proven: boolean | null;
  readonly options?: ReadOptions;
}

const CARD: ReadOptions = { accountKind: 'credit-card' };

const PAGES: readonly Page[] = [
  {
    what: 'leaves numbers that count the rows out of their words, and knows a balance brought forward behind one',
    page: `
Statement From: 31-08-2026 To: 30-09-2026   Currency: INR
Sl   Tran Date    Particulars                   Debit       Credit      Balance
1    31-08-2026   B/F                                                  1,000.00 Cr
2    01-09-2026   UPI ZOMATO                   100.00                    900.00 Cr
3    05-09-2026   NEFT SALARY                              500.00      1,400.00 Cr
4    30-09-2026   ACH EMI                      200.00                  1,200.00 Cr`,
    rows: ['2026-09-01 -10000 UPI ZOMATO', '2026-09-05 50000 NEFT SALARY', '2026-09-30 -20000 ACH EMI'],
    proven: true,
  },
  {
    what: 'keeps numbers before days that do not count the rows',
    page: `
Statement From: 31-08-2026 To: 30-09-2026   Currency: INR
Branch   Tran Date    Particulars                   Debit       Credit      Balance
                      Opening balance                                      1,000.00 Cr
12       01-09-2026   UPI ZOMATO                   100.00                    900.00 Cr
7        05-09-2026   NEFT SALARY                              500.00      1,400.00 Cr
12       30-09-2026   ACH EMI                      200.00                  1,200.00 Cr`,
    rows: [
      '2026-09-01 -10000 12 UPI ZOMATO',
      '2026-09-05 50000 7 NEFT SALARY',
      '2026-09-30 -20000 12 ACH EMI',
    ],
    proven: true,
  },
  {
    what: 'reads days of two numbers with a blank between them',
    page: `
BANK STATEMENT   Statement from 01 September 2026 to 30 September 2026   ZAR
Details                       Service Fee        Amount    Date       Balance
BALANCE BROUGHT FORWARD                                    09 01     1,200.00
WOOLWORTHS 0411                                 453.11-    09 02       746.89
SALARY                                        2,000.00     09 14     2,746.89
MONTHLY ACCOUNT FEE                ##            46.89-    09 30     2,700.00`,
    rows: [
      '2026-09-02 -45311 WOOLWORTHS 0411',
      '2026-09-14 200000 SALARY',
      '2026-09-30 -4689 MONTHLY ACCOUNT FEE ##',
    ],
    proven: true,
  },
  {
    what: 'books the payment of a last balance',
    page: `
Rekeningoverzicht   Datum 17 september 2026   EUR
Vorig saldo 512,10   Nieuw saldo 173,47
Datum    Omschrijving                   Bedrag
22 aug   GEINCASSEERD VORIG SALDO       512,10 Bij
23 aug   BOL.COM UTRECHT                 64,99 Af
03 sep   DELTA AIR ATLANTA              108,48 Af`,
    rows: [
      '2026-08-22 51210 GEINCASSEERD VORIG SALDO',
      '2026-08-23 -6499 BOL.COM UTRECHT',
      '2026-09-03 -10848 DELTA AIR ATLANTA',
    ],
    proven: true,
    options: CARD,
  },
  {
    what: 'knows the bill of a Brazilian card, whose purchases do not go on with its payments',
    page: `
Fatura de setembro/2026   Vencimento 15/09/2026   Total desta fatura R$ 385,70
Pagamentos
DATA     ESTABELECIMENTO                 VALOR EM R$
05/09    PAGAMENTO EFETUADO                 -980,00

Gastos da IDA BERG (final 4417)
DATA     ESTABELECIMENTO                 VALOR EM R$
12/08    MERCADO LIVRE PARC 03/10            129,90
28/08    IFOOD                                45,80
02/09    POSTO IPIRANGA                      210,00`,
    rows: [
      '2026-09-05 98000 PAGAMENTO EFETUADO',
      '2026-08-12 -12990 MERCADO LIVRE PARC 03/10',
      '2026-08-28 -4580 IFOOD',
      '2026-09-02 -21000 POSTO IPIRANGA',
    ],
    proven: null,
    options: CARD,
  },
  {
    what: 'takes the year of its days from a month that is named with words between',
    page: `
Estado de cuenta de enero de 2026   EUR
Fecha    Concepto                       Importe      Saldo
03/01    RECIBO LUZ                     -100,00      900,00
14/01    NOMINA                          500,00    1.400,00
31/12    COMISION                        -10,00    1.390,00`,
    rows: ['2026-01-03 -10000 RECIBO LUZ', '2026-01-14 50000 NOMINA', '2025-12-31 -1000 COMISION'],
    proven: true,
  },
  {
    what: 'reads tables that stand beside each other one after the other',
    page: `
Statement 09/01/2026 - 09/30/2026   USD
Beginning balance   3,000.00     Ending balance   4,200.00
Deposits                                       Withdrawals
Date      Description          Amount          Date      Description          Amount
09/04     Payroll Koller     2,640.19          09/01     Rent Venture       1,875.00
09/18     Interest               0.81          09/08     Wawa                 366.00
09/30     Refund               800.00`,
    rows: [
      '2026-09-04 264019 Payroll Koller',
      '2026-09-18 81 Interest',
      '2026-09-30 80000 Refund',
      '2026-09-01 -187500 Rent Venture',
      '2026-09-08 -36600 Wawa',
    ],
    proven: true,
  },
  {
    what: 'takes the net of gross, fee and net, and no name of a service for a heading',
    page: `
Cobalt Payments
Activity statement 1 September 2026 - 30 September 2026   EUR
Date           Description           Gross       Fee        Net
03 Sep 2026    Charge Anna          100.00     -3.20      96.80
09 Sep 2026    Charge Ben            50.00     -1.75      48.25
14 Sep 2026    Refund Ben           -50.00      0.00     -50.00`,
    rows: ['2026-09-03 9680 Charge Anna', '2026-09-09 4825 Charge Ben', '2026-09-14 -5000 Refund Ben'],
    proven: null,
  },
  {
    what: 'knows a statement that is a tax invoice too by both its balances, and bank charges beside its amounts',
    page: `
Tax Invoice / Statement   Statement Period : 31 August 2026 to 30 September 2026   ZAR
Opening Balance       1,200.00 Cr
Closing Balance      24,772.89 Cr
Date      Description                   Amount          Balance    Accrued Bank Charges
02 Sep    POS Purchase                  453.11         746.89Cr
14 Sep    Magtape Credit             25,100.00Cr    25,846.89Cr
25 Sep    Debit Order                   849.00      24,997.89Cr                    2.50
30 Sep    Monthly Fee                   225.00      24,772.89Cr`,
    rows: [
      '2026-09-02 -45311 POS Purchase',
      '2026-09-14 2510000 Magtape Credit',
      '2026-09-25 -84900 Debit Order 2.50',
      '2026-09-30 -22500 Monthly Fee',
    ],
    proven: true,
  },
  {
    what: 'reads what a Mexican card charges at once, and not what it has put off',
    page: `
ESTADO DE CUENTA   Periodo: 21-ago-2026 al 20-sep-2026   MXN
COMPRAS Y CARGOS DIFERIDOS A MESES SIN INTERESES
Fecha          Descripción            Monto original    Pago requerido
10-jun-2026    LIVERPOOL                    3,000.00            500.00
CARGOS, ABONOS Y COMPRAS REGULARES (NO A MESES)
Fecha          Descripción                     Monto
25-ago-2026    OXXO REFORMA                 + 140.50
01-sep-2026    PAGO POR SPEI GRACIAS      - 3,200.00
12-sep-2026    UBER TRIP                  + 1,200.00`,
    rows: [
      '2026-08-25 -14050 OXXO REFORMA',
      '2026-09-01 320000 PAGO POR SPEI GRACIAS',
      '2026-09-12 -120000 UBER TRIP',
    ],
    proven: null,
    options: CARD,
  },
  {
    what: 'asks for no sign of purchases by card that come to the sum named',
    page: `
RELEVÉ DE VOTRE CARTE À DÉBIT DIFFÉRÉ arrêté au 05/09/2026   EUR
DATE     COMMERÇANT                     MONTANT
25/08    CARREFOUR LYON                   34,12
30/08    SNCF CONNECT                     89,00
         TOTAL DES OPÉRATIONS            123,12`,
    rows: ['2026-08-25 -3412 CARREFOUR LYON', '2026-08-30 -8900 SNCF CONNECT'],
    proven: null,
    options: CARD,
  },
  {
    what: 'leaves out what waits below a heading with days, under a summary and before the rows',
    page: `
EUR Statement   Generated on the 1 Oct 2026
Balance summary
Product          Opening balance     Money out      Money in     Closing balance
Account                  €220.00        €41.07       €300.00             €478.93
Pending from 1 October 2026 to 1 October 2026
Start date     Description            Money out      Money in
1 Oct 2026     Tesco Naas                €12.40
Account transactions from 1 September 2026 to 30 September 2026
Date           Description            Money out      Money in             Balance
1 Sep 2026     Lidl Dublin               €41.07                           €178.93
14 Sep 2026    Payment from Kildare                   €300.00             €478.93`,
    rows: ['2026-09-01 -4107 Lidl Dublin', '2026-09-14 30000 Payment from Kildare'],
    proven: true,
  },
  {
    what: 'books a charge that is called a balance, with the balance after it',
    page: `
Kontoauszug 01.09.2026 - 30.09.2026   CHF
Datum         Buchungstext                           Belastung    Gutschrift        Saldo
01.09.2026    Anfangssaldo                                                       1'000.00
25.09.2026    Kauf Coop                                  45.80                     954.20
30.09.2026    Saldo Dienstleistungspreisabschluss         5.00                     949.20
              Schlusssaldo                                                         949.20`,
    rows: ['2026-09-25 -4580 Kauf Coop', '2026-09-30 -500 Saldo Dienstleistungspreisabschluss'],
    proven: true,
  },
  {
    what: 'books a charge in a column of its own, by which the balance is less',
    page: `
RELEVÉ DE COMPTE   Pour la période du 1er au 30 septembre 2026   CAD
Date     Code   Description               Frais     Retrait      Dépôt       Solde
                Solde reporté                                               910.00
1 SEP    VIN    Virement                                        150.00    1 060.00
3 SEP    ACH    Achat METRO                           84.21                 975.79
30 SEP   FIX    Frais fixes                7.95                             967.84`,
    rows: [
      '2026-09-01 15000 VIN Virement',
      '2026-09-03 -8421 ACH Achat METRO',
      '2026-09-30 -795 FIX Frais fixes',
    ],
    proven: true,
  },
  {
    what: 'takes the year from a day in Spanish, and the steps of interest for no rows',
    page: `
ESTADO DE CUENTA AL 30 DE SEPTIEMBRE DE 2026   MXN
FECHA     CONCEPTO              RETIROS     DEPOSITOS        SALDO
01 SEP    SALDO ANTERIOR                                  5,000.00
03 SEP    RETIRO CAJERO        1,200.00                   3,800.00
14 SEP    DEPOSITO SPEI                      8,500.00    12,300.00
Prospetto di scalare
03 SEP    3,800.00`,
    rows: ['2026-09-03 -120000 RETIRO CAJERO', '2026-09-14 850000 DEPOSITO SPEI'],
    proven: true,
  },
  {
    what: 'keeps a box of facts beside the rows of a card out of them',
    page: `
Statement from AUG 18 to SEP 17, 2026   CAD   4510 **** **** 4417
TRANSACTION   POSTING   ACTIVITY DESCRIPTION      AMOUNT ($)       CONTACT US
AUG 19        AUG 20    LOBLAWS TORONTO               $84.21       PAYMENTS AND INTEREST RATES
                        7406449623200001                            Minimum payment           $10.00
AUG 28        AUG 28    PAYMENT - THANK YOU         -$512.10        Credit limit           $8,000.00
                        PAIEMENT - MERCI                            Available credit       $7,775.54
SEP 02        SEP 04    HOTEL ADLON                  $160.25       CALCULATING YOUR BALANCE
                        EUR 100.00                                  Previous Account Balance $512.10
SEP 10        SEP 11    RETURN INDIGO                -$20.00        NEW BALANCE              $224.46`,
    rows: [
      '2026-08-19 -8421 LOBLAWS TORONTO 7406449623200001',
      '2026-08-28 51210 PAYMENT - THANK YOU PAIEMENT - MERCI',
      '2026-09-02 -16025 HOTEL ADLON EUR 100.00',
      '2026-09-10 2000 RETURN INDIGO',
    ],
    proven: true,
    options: CARD,
  },
  {
    what: 'takes how interest is counted for no payments that wait',
    page: `
ESTRATTO CONTO al 30.09.2026   EUR
Data       Descrizione                   Dare         Avere
           SALDO INIZIALE AL 31.08.2026            1.000,00
01.09.26   Bolletta                    100,00
15.09.26   Stipendio                                 500,00
           SALDO FINALE AL 30.09.2026              1.400,00

Riepilogo competenze
30.09.26   Interessi creditori                         0,03
30.09.26   Ritenuta fiscale              0,01`,
    rows: ['2026-09-01 -10000 Bolletta', '2026-09-15 50000 Stipendio'],
    proven: true,
  },
];

it('knows the currency of a Brazilian account by its sign in a heading', async () => {
  const page = `
Extrato   Período 01/09/2026 a 30/09/2026
Data          Lançamento          Valor (R$)     Saldo (R$)
01/09/2026    SALDO ANTERIOR                       3.120,00
02/09/2026    Pix enviado             -20,00       3.100,00
03/09/2026    Pix recebido             10,00       3.110,00`;
  const reading = await readStatementOfPages({ kind: 'pages', pages: typedPages(page) }, 'pdf');
  expect(reading).toMatchObject({ statement: { currency: 'BRL', proven: true } });
});

it.each(PAGES)('$what', async ({ page, rows, proven, options = {} }) => {
  const reading = await readStatementOfPages({ kind: 'pages', pages: typedPages(page) }, 'pdf', options);
  if (reading.kind === 'problem') throw new Error(reading.because.code);
  const { transactions, rejected, questions, ...statement } = reading.statement;
  expect(transactions.map(({ date, amount, description }) => `${date} ${amount} ${description}`)).toEqual(
    rows,
  );
  expect({ rejected, questions, proven: statement.proven }).toEqual({ rejected: [], questions: [], proven });
});
