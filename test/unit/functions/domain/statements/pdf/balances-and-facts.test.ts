import { describe, expect, it } from 'vitest';
import { readStatementOfPages } from '../../../../../../functions/domain/statements/read-statement.ts';
import type { ReadStatement } from '../../../../../../functions/domain/statements/reading.ts';
import { typedPages } from '../../../../../support/statements/typed-pages.ts';

async function read(page: string): Promise<ReadStatement> {
  const reading = await readStatementOfPages({ kind: 'pages', pages: typedPages(page) }, 'pdf');
  if (reading.kind === 'problem') throw new Error(reading.because.code);
  return reading.statement;
}

describe('balances of a printed statement', () => {
  it('takes a balance alone above the rows for the opening one, whatever its line is called', async () => {
    const statement = await read(`
Extrait de compte CHF
Du 01.09.2026 au 30.09.2026
Date        Texte                  Débit       Crédit        Solde      Valeur
01.09.26    Carried from above                               1'000.00   01.09.26
07.09.26    Oak Books             150.00                                08.09.26
07.09.26    Cafe Luise             50.00                       800.00   08.09.26
14.09.26    Lindenhof                          300.00        1'100.00   14.09.26
30.09.26    Solde en votre faveur                            1'100.00`);
    expect(statement).toMatchObject({ opening: 100_000, closing: 110_000, proven: true, rejected: [] });
    expect(statement.transactions.map(({ amount }) => amount)).toEqual([-15_000, -5000, 30_000]);
  });

  it('tries only the ends of a list of balances beside the rows, as every pair is tried', async () => {
    const list = Array.from({ length: 200 }, (_, at) => {
      const day = String(1 + (at % 28)).padStart(2, '0');
      return `${day} Sep    Balance of the day                                  ${1000 + at}.00`;
    }).join('\n');
    const statement = await read(`
Account statement 1 September 2026 - 30 September 2026   AUD
Opening balance                                             1,000.00
Date      Transaction                  Debit      Credit     Balance
${list}
01 Sep    Oak Books                   100.00
05 Sep    Cafe Luise                   20.00
${list}
Closing balance                                               830.00`);
    expect(statement).toMatchObject({ opening: 100_000, closing: 83_000, proven: false });
  });

  it('takes the last of many balances at the end of a day for the closing one', async () => {
    const days = Array.from({ length: 9 }, (_, at) => {
      const day = String(at + 1).padStart(2, '0');
      return `${day}/09/2026  Plata la POS               10.00
            RULAJ ZI                   10.00          0.00
            SOLD FINAL ZI                         ${990 - 10 * at}.00`;
    });
    const statement = await read(`
EXTRAS CONT din 01/09/2026 - 30/09/2026
SOLD ANTERIOR                                   1,000.00
Data        Descriere                  Debit        Credit
${days.join('\n')}
            RULAJ TOTAL CONT           90.00          0.00
            SOLD FINAL CONT                         910.00`);
    expect(statement).toMatchObject({ opening: 100_000, closing: 91_000, proven: true, rejected: [] });
    expect(statement.transactions.map(({ amount }) => amount)).toEqual(Array(9).fill(-1000));
  });

  it('are a Mexican card’s last one where it says what to pay to owe no interest', async () => {
    const statement = await read(`
Tarjeta de Crédito Oro       Periodo: 15/09/2026 al 14/10/2026
Adeudo del periodo anterior              $1,000.00
Pago para no generar intereses             $906.40
Pago mínimo                                 $45.00
Fecha          Descripción del movimiento       Monto
16-sep-2026    OAK BOOKS                    + $200.00
20-sep-2026    SU PAGO GRACIAS              - $300.00
25-sep-2026    CAFE LUISE                     + $6.40`);
    expect(statement).toMatchObject({ opening: -100_000, closing: -90_640, proven: true });
  });

  const TOLD = `
Account statement 1 September 2026 - 30 September 2026   AUD
Date      Transaction                                    Debit      Credit       Balance
01 Sep    2026 OPENING BALANCE                                                 1,000.00
07 Sep    Oak Books                                     200.00                   800.00
07 Sep    DEBIT INTEREST CHARGED on this account
          to August 31, 2026 is $0.11
14 Sep    Lindenhof                                                 300.00     1,100.00
30 Sep    2026 CLOSING BALANCE                                                 1,100.00`;

  it('passes over a dated line without an amount where the balances around it follow from each other', async () => {
    const statement = await read(TOLD);
    expect(statement).toMatchObject({ proven: true, rejected: [] });
    expect(statement.transactions.map(({ amount }) => amount)).toEqual([-20_000, 30_000]);
  });

  it('tells of that line where money moved between the balances around it', async () => {
    const statement = await read(TOLD.replace(' 800.00', ' 800.00').replaceAll('1,100.00', '1,099.89'));
    expect(statement.proven).not.toBe(true);
    expect(statement.rejected).toHaveLength(1);
  });
});

describe('amounts of a printed statement', () => {
  it('are whole where only the days of its period end as cents do', async () => {
    const days = 'Időszak: 2026.09.01 - 2026.09.30';
    const statement = await read(`
Számlakivonat  HUF
${days}
Könyvelés    Megnevezés            Terhelés / Jóváírás     Egyenleg
             NYITÓ EGYENLEG                                  421.802
2026.09.07   OAK BOOKS                          -4.913       416.889
2026.09.14   LINDENHOF                          42.897       459.786
-----
${days}
2026.09.21   CAFE LUISE                           -198       459.588
             ZÁRÓ EGYENLEG                                   459.588`);
    expect(statement).toMatchObject({ opening: 42_180_200, closing: 45_958_800, proven: true });
    expect(statement.transactions.map(({ amount }) => amount)).toEqual([-491_300, 4_289_700, -19_800]);
  });

  it('are round where dashes stand for their cents, and none where a dash stands for them', async () => {
    const statement = await read(`
Kontoauszug 01.09.2026 - 30.09.2026  CHF
Datum         Text                 Bezug         Einzahlung             Saldo
              Saldovortrag                                            1'000.–
07.09.2026    Oak Books            200.–                  –             800.–
14.09.2026    Lindenhof                –              300.–           1'100.–
21.09.2026    Cafe Luise            6.40                  –          1'093.60
22.09.2026    Lindenhof                –              10.40           1'104.–`);
    expect(statement).toMatchObject({ opening: 100_000, closing: 110_400, proven: true, rejected: [] });
    expect(statement.transactions.map(({ amount }) => amount)).toEqual([-20_000, 30_000, -640, 1040]);
  });

  it('keep a dash behind them as their sign', async () => {
    const statement = await read(`
Kontoauszug 01.09.2026 - 30.09.2026  CHF
Datum         Text                   Betrag            Saldo
              Saldovortrag                          1'000.00
07.09.2026    Oak Books              200.00  -        800.00
14.09.2026    Lindenhof              300.00         1'100.00
21.09.2026    Cafe Luise               6.40  -      1'093.60
Rückvergütung der Karte             1'200.00
Rückvergütung des Kontos            1'300.00`);
    expect(statement.transactions.map(({ amount }) => amount)).toEqual([-20_000, 30_000, -640]);
  });

  it('say their way by letters in brackets', async () => {
    const statement = await read(`
Account Statement   INR
Period : 01-09-2026 To 30-09-2026
Date          Narration         Chq/Ref No      Withdrawal (Dr)/         Balance
                                                    Deposit (Cr)
07-09-2026    Oak Books         UPI-33120           200.00(Dr)        800.00(Cr)
14-09-2026    Lindenhof         UPI-33121           300.00(Cr)      1,100.00(Cr)`);
    expect(statement.proven).toBe(true);
    expect(statement.transactions.map(({ amount }) => amount)).toEqual([-20_000, 30_000]);
  });

  it('lead from what a payment service had available to what it has', async () => {
    const statement = await read(`
Statement for September 2026
Beginning Available Balance         1,000.00
Ending Available Balance            1,093.60
Transaction History - USD
Date        Description          Gross       Fee          Net
09/07/26    Oak Books          -200.00      0.00      -200.00
09/14/26    Lindenhof           309.00     -9.00       300.00
09/21/26    Cafe Luise           -6.40      0.00        -6.40`);
    expect(statement).toMatchObject({ opening: 100_000, closing: 109_360, proven: true });
  });

  it('are of the year behind the name of their month', async () => {
    const statement = await read(`
EXTRACTO CUENTA DE AHORROS      INFORME DEL MES: SEPTIEMBRE /2026
Saldo Anterior     1.000,00
Nuevo Saldo        1.100,00
Fecha           Valor      Doc.    Clase de Movimiento
07 09        200,00 -      4411    Oak Books
14 09        300,00 +      4412    Lindenhof
15 09         50,00 -      4413    Oak Books
16 09         50,00 +      4414    Lindenhof`);
    expect(statement.transactions.map(({ date, amount }) => `${date} ${amount}`)).toEqual([
      '2026-09-07 -20000',
      '2026-09-14 30000',
      '2026-09-15 -5000',
      '2026-09-16 5000',
    ]);
  });
});

describe('the period of a printed statement', () => {
  const rows = `
Date        Description              Withdrawals     Deposits      Balance
07/09/26    Oak Books                     200.00                    800.00
14/09/26    Lindenhof                                  300.00     1,100.00`;
  it.each([
    ['beside its names', 'Statement starts      1 September 2026\nStatement ends        30 September 2026'],
    ['beside other names', 'Statement from        01/09/2026\nStatement to          30/09/2026'],
    [
      'broken behind the word between',
      'Statement from    01 September 2026    to\n                  30 September 2026',
    ],
    ['in Spanish', 'DESDE: 2026/09/01  HASTA: 2026/09/30'],
    ['in Portuguese', 'período: 01/09/2026 até 30/09/2026'],
    ['in Portuguese capitals', '01 DE SETEMBRO DE 2026 a 30 DE SETEMBRO DE 2026'],
    ['in Ukrainian', 'з 01.09.2026 по 30.09.2026'],
    ['between two words', 'Ag: 3310 | Entre 01/09/2026 e 30/09/2026'],
    ['in brackets', 'Statement for the period (From : 01-09-2026 To : 30-09-2026)'],
    ['from the month of its title', 'September 2026 statement'],
    ['where it begins at the edge of the days', '1 Sep 2026 to 30 Sep 2026'],
  ])('is read %s', async (_, period) => {
    const statement = await read(`
Savings bank AUD
${period}

Opening balance  1,000.00
${rows}`);
    expect(statement.period).toEqual({ from: '2026-09-01', to: '2026-09-30' });
  });
});

describe('the currency of a printed statement', () => {
  it.each([
    ['INR', 'Balance 1,00,200.00', '1,00,000.00', '1,05,500.00'],
    ['NGN', 'Currency     Naira', '1,000.00', '1,300.00'],
    ['ARS', 'CBU 0070021430004000123456', '$1,000.00', '$1,300.00'],
    ['ZAR', 'VAT Reg No 4100105461', '1,000.00', '1,300.00'],
    ['TRY', 'Para Birimi: TRY', '1,000.00', '1,300.00'],
  ])('is %s where it prints %s', async (currency, told, first, second) => {
    const statement = await read(`
Statement of account
${told}
Period 01/09/2026 - 30/09/2026
Date          Description           Deposits         Balance
07/09/2026    Lindenhof               200.00     ${first}
14/09/2026    Lindenhof               300.00     ${second}
15/09/2026    Lindenhof               300.00     ${second}`);
    expect(statement.currency).toBe(currency);
  });
});

describe('the account of a printed statement', () => {
  it.each([
    ['Číslo účtu: 537782970/0100', '••••2970'],
    ['Számlaszám: 60619233-21480861-00000000', '••••0000'],
    ['BE68 5390 0754 7034 BIC GKCCBEBB', '••••7034'],
    ['EE382200221020145685 Currency EUR', '••••5685'],
    ['Rekeningnummer   64.95.44.411   Datum afschrift   30-09-2026', '••••4411'],
    ['Kontoutskrift nr. 3 for konto 1953.97.87446 i perioden 01.09.2026', '••••7446'],
    ['Hesap No: 6499-7197347', '••••7347'],
    ['Folio : 574139     Transit : 815-30221', '••••4139'],
    ['Clearly Better Checking\n380630-985-6', '••••9856'],
  ])('is that of %s', async (told, number) => {
    const statement = await read(`
Account statement
${told}
Period 01/09/2026 - 30/09/2026
Date          Description           Deposits         Balance
07/09/2026    Lindenhof               200.00        1,200.00`);
    expect(statement.account?.number).toBe(number);
  });

  it('is a card’s where words of accounts stand in its rows alone', async () => {
    const statement = await read(`
Orchard Customer                                    Statement
September balance as of September 30, 2026     Minimum Payment Due
$156.40                                                     $25.00
Previous Monthly Balance                                   $150.00
Payments
Date          Description                                                Amount
09/07/2026    ACH Deposit Internet transfer from checking              -$150.00
Transactions
Date          Description                         Daily Cash             Amount
09/14/2026    Oak Books                           2%   $3.00            $150.00
09/21/2026    Cafe Luise                          2%   $0.13              $6.40`);
    expect(statement.account?.kind).toBe('credit-card');
    expect(statement.transactions.map(({ amount }) => amount)).toEqual([15_000, -15_000, -640]);
  });
});
