import { expect, it } from 'vitest';
import { readStatementOfPages } from '../../../../../../functions/domain/statements/read-statement.ts';
import { typedPages } from '../../../../../support/statements/typed-pages.ts';

const read = async (page: string) => {
  const reading = await readStatementOfPages({ kind: 'pages', pages: typedPages(page) }, 'pdf');
  if (reading.kind === 'problem') throw new Error(reading.because.code);
  const { transactions, proven } = reading.statement;
  return {
    rows: transactions.map(({ date, amount, description }) => `${date} ${amount} ${description}`),
    proven,
  };
};

it('reads the signs of each section by its own habit, where another one of the same way writes none', async () => {
  expect(
    await read(`
Statement Period: Sep 1, 2026 through Sep 30, 2026   USD
Beginning Balance on Sep 1                 3,000.00
Ending Balance on Sep 30, 2026             3,084.80
Customer Deposits
Date        Description                      Amount
Sep 8       Deposit at branch                500.00
Other Withdrawals
Date        Description                      Amount
Sep 3       Electronic Withdrawal XCEL       105.20-
Sep 29      Monthly Maintenance Fee           40.00-
Checks Presented Conventionally
Date        Description                      Amount
Sep 4       1041                              50.00
Sep 9       1042                             150.00
Sep 18      1043                              70.00`),
  ).toEqual({
    rows: [
      '2026-09-08 50000 Deposit at branch',
      '2026-09-03 -10520 Electronic Withdrawal XCEL',
      '2026-09-29 -4000 Monthly Maintenance Fee',
      '2026-09-04 -5000 1041',
      '2026-09-09 -15000 1042',
      '2026-09-18 -7000 1043',
    ],
    proven: true,
  });
});

it('keeps a withdrawal taken back above zero on the page where its section goes on', async () => {
  expect(
    await read(`
Statement Period: Sep 1, 2026 through Sep 30, 2026   USD
Other Withdrawals
Date        Description                      Amount
Sep 3       Electronic Withdrawal XCEL       105.20
Sep 29      Monthly Maintenance Fee           40.00
Other Withdrawals (continued)
Date        Description                      Amount
Sep 30      Reversal of fee                   40.00-`),
  ).toMatchObject({
    rows: [
      '2026-09-03 -10520 Electronic Withdrawal XCEL',
      '2026-09-29 -4000 Monthly Maintenance Fee',
      '2026-09-30 4000 Reversal of fee',
    ],
  });
});

it('names no columns by the headings of a list of daily balances', async () => {
  expect(
    await read(`
Your statement for September 1, 2026 to September 30, 2026   USD
Beginning balance on September 1, 2026        3,000.00
Ending balance on September 30, 2026          3,928.92
Deposits and other additions
Date        Description                   Amount
09/04/26    ORIGIN DENTAL PAYROLL             1,125.00
Withdrawals and other subtractions
Date        Description                   Amount
09/01/26    HARRIS TEETER                       -62.31
09/08/26    DUKE ENERGY                        -133.77
Daily ledger balances
Date      Balance ($)   Date             Balance ($)
09/01        2,937.69   09/08                3,928.92`),
  ).toEqual({
    rows: [
      '2026-09-04 112500 ORIGIN DENTAL PAYROLL',
      '2026-09-01 -6231 HARRIS TEETER',
      '2026-09-08 -13377 DUKE ENERGY',
    ],
    proven: true,
  });
});

it('takes the column that every row fills for the amounts of a bill whose foreign amounts stand in another one', async () => {
  expect(
    await read(`
Kreditkartenabrechnung   Rechnung vom 22.09.2026   Kontonummer 1234 5678   Karte 5102 XXXX XXXX 4417   Währung CHF
Datum      Valuta     Details                          Währung / Betrag   Betrag in CHF
22.08.26              Saldovortrag letzte Rechnung                               310.40
24.08.26   25.08.26   Migros M Zürich                                             45.80
01.09.26   01.09.26   Ihre Zahlung - besten Dank                               310.40 -
02.09.26   03.09.26   Hotel Adlon, Berlin                    EUR 100.00           96.40
                      Total Rechnungsbetrag                                      142.20`),
  ).toEqual({
    rows: [
      '2026-08-24 -4580 Migros M Zürich',
      '2026-09-01 31040 Ihre Zahlung - besten Dank',
      '2026-09-02 -9640 Hotel Adlon, Berlin',
    ],
    proven: true,
  });
});

it('reads signs in a column of their own before the amounts', async () => {
  expect(
    await read(`
Tarjeta Quetzal Oro   Fecha de corte: 18-sep-2026   Límite de crédito: 40,000.00 MXN
CARGOS, COMPRAS Y ABONOS REGULARES (NO A MESES)
Fecha de la operación   Fecha de cargo   Descripción del movimiento           Monto
21-ago-2026             22-ago-2026      AMAZON MX MARKETPLACE        +      899.00
01-sep-2026             01-sep-2026      SU PAGO GRACIAS SPEI         -    2,100.00
10-sep-2026             11-sep-2026      UBER TRIP                    +      190.40`),
  ).toMatchObject({
    rows: [
      '2026-08-21 -89900 AMAZON MX MARKETPLACE',
      '2026-09-01 210000 SU PAGO GRACIAS SPEI',
      '2026-09-10 -19040 UBER TRIP',
    ],
  });
});

it('reads a period that grew together with the word before it', async () => {
  expect(
    await read(`
Account Statement   Opening/Closing Date08/28/26-09/28/26   USD
Date     Description             Amount
09/04    ORIGIN DENTAL           125.00
09/08    DUKE ENERGY            -133.77`),
  ).toMatchObject({ rows: ['2026-09-04 12500 ORIGIN DENTAL', '2026-09-08 -13377 DUKE ENERGY'] });
});

it('passes over the word “blank” where a column has no amount', async () => {
  expect(
    await read(`
ACCOUNT STATEMENT   01 JULY 2026 TO 31 JULY 2026   AUD
Date     Transaction Details           Withdrawals ($)   Deposits ($)   Balance ($)
01 JUL   OPENING BALANCE                                                     200.22
01 JUL   WOOLWORTHS NEWTOWN                      83.10          blank        117.12
15 JUL   SALARY HALDEN                           blank       3,112.90      3,230.02
20 JUL   TRANSFER TO AGL                        210.34          blank      3,019.68
31 JUL   CLOSING BALANCE                                                   3,019.68`),
  ).toEqual({
    rows: [
      '2026-07-01 -8310 WOOLWORTHS NEWTOWN',
      '2026-07-15 311290 SALARY HALDEN',
      '2026-07-20 -21034 TRANSFER TO AGL',
    ],
    proven: true,
  });
});

it('reads a period whose days and words grew together', async () => {
  expect(
    await read(`
EXTRATO   Periodo de01-09-2026a30-09-2026   EUR
Data     Descrição               Débito   Crédito     Saldo
01-09    COMPRA PINGO DOCE        45,21              834,91
25-09    TRF CLINICA                       1.420,50  2.255,41`),
  ).toMatchObject({ rows: ['2026-09-01 -4521 COMPRA PINGO DOCE', '2026-09-25 142050 TRF CLINICA'] });
});

it('takes the amounts by their sections where a scan lost a minus and the balances say so', async () => {
  expect(
    await read(`
Credit card statement   Closing Date 09/18/2026   Minimum Payment Due 40.00   USD
Previous Balance                                  600.00
New Balance                                       204.86
Payments and Credits
Date        Description                           Amount
09/01/26    AUTOPAY PAYMENT                       600.00
09/10/26    REI.COM KENT WA                      -119.99
New Charges
Date        Description                           Amount
08/22/26    SOUTHWEST AIRLINES                    318.40
09/02/26    BLUE BOTTLE COFFEE                      6.45`),
  ).toEqual({
    rows: [
      '2026-09-01 60000 AUTOPAY PAYMENT',
      '2026-09-10 11999 REI.COM KENT WA',
      '2026-08-22 -31840 SOUTHWEST AIRLINES',
      '2026-09-02 -645 BLUE BOTTLE COFFEE',
    ],
    proven: true,
  });
});

it('takes no sum in a box above the rows for a day that these write in another way', async () => {
  expect(
    await read(`
Statement of account   For the period 2025-12-21 to 2025-12-26   CAD
Deposits         Withdrawals
11.23              23,464.33
Date     Transaction details        Transaction amount
         Starting balance                    27,064.13
Deposits
12-25    HARBOUR CAFE                             1.63
12-25    CITY PARKING                             9.60
Withdrawals
12-21    Lakeside Ltd                        23,464.33
         Final balance                        3,611.03`),
  ).toEqual({
    rows: ['2025-12-25 163 HARBOUR CAFE', '2025-12-25 960 CITY PARKING', '2025-12-21 -2346433 Lakeside Ltd'],
    proven: true,
  });
});
