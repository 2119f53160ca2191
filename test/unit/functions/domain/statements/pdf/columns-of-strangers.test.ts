import { expect, it } from 'vitest';
import { readStatementOfPages } from '../../../../../../functions/domain/statements/read-statement.ts';
import type { ReadStatement } from '../../../../../../functions/domain/statements/reading.ts';
import { typedPages } from '../../../../../support/statements/typed-pages.ts';

async function read(page: string): Promise<ReadStatement> {
  const reading = await readStatementOfPages({ kind: 'pages', pages: typedPages(page) }, 'pdf');
  if (reading.kind === 'problem') throw new Error(reading.because.code);
  return reading.statement;
}

const rowsOf = ({ transactions }: ReadStatement): string[] =>
  transactions.map(({ date, amount, description }) => `${date} ${amount} ${description}`);

it('takes what is below a title of withdrawals and deductions for money out', async () => {
  const statement = await read(`
For the period 09/01/2026 to 09/30/2026   USD
Beginning balance      600.00
Ending balance         860.63
Deposits and Other Additions
Date       Amount      Description
09/03      450.00      Mobile Deposit
Banking/Debit Card Withdrawals and Purchases
Date       Amount      Description
09/05       51.17      Giant Eagle
Online and Electronic Banking Deductions
Date       Amount      Description
09/25      138.20      Duquesne Light`);
  expect(rowsOf(statement)).toEqual([
    '2026-09-03 45000 Mobile Deposit',
    '2026-09-05 -5117 Giant Eagle',
    '2026-09-25 -13820 Duquesne Light',
  ]);
  expect(statement.proven).toBe(true);
});

it('reads amounts before the number of a branch', async () => {
  const statement = await read(`
Statement of account for the period (From : 01-09-2026 To : 30-09-2026)   INR
Tran Date    Particulars              Debit       Credit       Balance     Init. Br
             OPENING BALANCE                                   1000.00
01-09-2026   UPI ZOMATO              456.00                     544.00          142
10-09-2026   NEFT INFY                           2000.00       2544.00          142
             CLOSING BALANCE                                   2544.00`);
  expect(rowsOf(statement)).toMatchObject([
    '2026-09-01 -45600 UPI ZOMATO 142',
    '2026-09-10 200000 NEFT INFY 142',
  ]);
  expect(statement.proven).toBe(true);
});

it('adds a charge in a column of its own to an amount where the balance moves by both', async () => {
  const statement = await read(`
From Date: 01/09/2026 To Date: 30/09/2026   ZAR
Date         Description           Money In    Money Out       Fee*      Balance
             Opening balance                                            6,120.00
02/09/2026   Checkers                             -120.00                6,000.00
20/09/2026   Cash Withdrawal                      -500.00     -10.00     5,490.00
21/09/2026   Thandi                  10.00                               5,500.00
             Closing balance                                            5,500.00`);
  expect(statement.transactions.map(({ amount, fee }) => [amount, fee])).toEqual([
    [-12000, undefined],
    [-51000, -1000],
    [1000, undefined],
  ]);
  expect(statement.proven).toBe(true);
});

it('tells money out from the balance where their headings run into each other', async () => {
  const statement = await read(`
Period Covered 14 JUN 2026 to 13 JUL 2026   GBP
Date      Description                 Paid In(£)   Withdrawn(£) Balance(£)
14 JUN    BROUGHT FORWARD                                         400.12
30 JUN    Direct Debit                                  88.12     312.00
01 JUL    Automated Credit               100.00                   412.00
          Card Transaction                               6.45     405.55
13 JUL    OnLine Transaction                             5.55     400.00`);
  expect(statement.transactions.map(({ amount }) => amount)).toEqual([-8812, 10000, -645, -555]);
  expect(statement.proven).toBe(true);
});

it('keeps the minus behind withdrawals apart from checks without one', async () => {
  const statement = await read(`
Statement Dates 9/01/26thru9/30/26   USD
Previous Balance                    2,410.11
Current Balance                     3,288.76
Deposits and Additions
Date       Description                               Amount
9/15       PAYROLL                                 1,250.00
Withdrawals and Deductions
Date       Description                               Amount
9/03       ENERGY                                    121.35-
9/22       HY-VEE                                     50.00-
Checks in Number Order
Date       Check No                                  Amount
9/04       1201                                       70.00
9/11       1202                                       60.00
9/18       1204                                       70.00`);
  expect(rowsOf(statement)).toEqual([
    '2026-09-15 125000 PAYROLL',
    '2026-09-03 -12135 ENERGY',
    '2026-09-22 -5000 HY-VEE',
    '2026-09-04 -7000 1201',
    '2026-09-11 -6000 1202',
    '2026-09-18 -7000 1204',
  ]);
  expect(statement.proven).toBe(true);
});

it('tells the sum of a card, which has no day, instead of reading it as a row', async () => {
  const statement = await read(`
Fatura de cartão de crédito   Postagem: 05/09/2026   Titular IDA BERG
Lançamentos: compras e saques
DATA       ESTABELECIMENTO                          VALOR EM R$
12/08      MERCADO PAGO                                  129,90
28/08      IFOOD                                          46,00
02/09      POSTO SHELL                                   170,00
           Gastos de IDA (final 1122)                    345,90`);
  expect(statement.transactions).toHaveLength(3);
  expect(statement.rejected).toMatchObject([{ reason: { code: 'unread-line' } }]);
});

it('reads days with the year first, in two digits, where the period lies so', async () => {
  const statement = await read(`
Időszak: 2026.09.01 - 2026.09.30   Devizanem: HUF
Könyvelés dátuma   Értéknap    Megnevezés               Terhelés/Jóváírás
                               NYITÓ EGYENLEG                     120.000
26.09.01           26.09.01    TESCO EXPRESS                       -4.590
26.09.10           26.09.10    MUNKA KFT                          412.300
                               ZÁRÓ EGYENLEG                      527.710`);
  expect(rowsOf(statement)).toEqual(['2026-09-01 -459000 TESCO EXPRESS', '2026-09-10 41230000 MUNKA KFT']);
  expect(statement.proven).toBe(true);
});

it.each([
  ['MXN', 'Detalle de movimientos en pesos mexicanos'],
  ['SGD', 'PayNow and GIRO transactions'],
])('knows the dollar sign of %s by its words', async (currency, words) => {
  const statement = await read(`
${words}   01/09/2026 - 30/09/2026
Date         Description               Amount      Balance
01/09/2026   Shop                     -$10.00      $990.00
13/09/2026   Wages                     $50.00    $1,040.00`);
  expect({ currency: statement.currency, asked: statement.questions.map(({ about }) => about) }).toEqual({
    currency,
    asked: [],
  });
});

it('takes what is below a title of deposits, credits and interest for money in', async () => {
  const statement = await read(`
For 09/30/2026   USD
Your previous balance as of 08/31/2026      1,200.00
Your new balance as of 09/30/2026           3,059.60
Checks
DATE       CHECK #                     AMOUNT
09/08      1044                        250.00
09/12      1046                         30.40
Deposits, credits and interest
DATE       DESCRIPTION                 AMOUNT
09/15      DIRECT DEPOSIT            2,140.00`);
  expect(statement.transactions.map(({ amount }) => amount)).toEqual([-25000, -3040, 214000]);
  expect(statement.proven).toBe(true);
});

it.each([
  {
    what: 'a Czech account',
    page: `
Výpis z účtu   Období: 1.9.2026 - 30.9.2026   Měna účtu: CZK
Počáteční stav účtu k 1.9.2026:          10 000,00
Konečný stav účtu k 30.9.2026:           51 688,00
Datum      Typ pohybu                       Částka
01.09.     Platba kartou Albert            -412,00
10.09.     Příjem Škoda Auto             42 100,00`,
    amounts: [-41200, 4210000],
  },
  {
    what: 'a Swedish card',
    page: `
FAKTURA   Fakturadatum 2026-09-18   Kreditkort   SEK
Köpdatum      Specifikation                 Belopp
              Ingående skuld                512,10
2026-08-30    Inbetalning, tack            -512,10
2026-09-02    ICA KVANTUM                   249,00
              Utgående skuld                249,00`,
    amounts: [51210, -24900],
  },
  {
    what: 'a Swiss card',
    page: `
Rechnung vom 15.09.2026   Kreditkarte   CHF
Datum         Beschreibung                        Gutschrift     Belastung
16.08.2026    Übertrag aus letzter Rechnung                         310.40
01.09.2026    Ihre Zahlung - Danke                    310.40
25.08.2026    Migros M                                               45.80
              Saldo zu unseren Gunsten                               45.80`,
    amounts: [31040, -4580],
  },
])('knows what $what calls its balances', async ({ page, amounts }) => {
  const statement = await read(page);
  expect(statement.transactions.map(({ amount }) => amount)).toEqual(amounts);
  expect(statement.proven).toBe(true);
});

it.each([
  ['a title', 'Extrato de Conta Cartão de Crédito', 'Saldo em dívida'],
  ['what is owed to the bank', 'Monatsrechnung', 'Total zu unseren Gunsten EUR'],
])('knows a card by %s', async (_, title, closing) => {
  const statement = await read(`
${title}   2026-09-20   EUR
Saldo anterior                      210,00
${closing}                    154,30
Data          Descrição                   Valor
2026-08-28    PINGO DOCE                  84,30
2026-09-02    PAGAMENTO                 -210,00
2026-09-11    CP COMBOIOS                 70,00`);
  expect(statement.transactions.map(({ amount }) => amount)).toEqual([-8430, 21000, -7000]);
  expect(statement.account?.kind).toBe('credit-card');
});

it('asks about rows that balances prove where one word speaks of a card, as a card first', async () => {
  const page = (word: string) => `
Rechnung vom 22.09.2026 ${word}  EUR
Datum         Details                    Betrag
22.08.2026    Saldovortrag               310,40
01.09.2026    Zahlung                   -310,40
24.08.2026    Migros                      45,80
02.09.2026    Hotel Adlon                 96,40
              Neuer Saldo                142,20`;
  const [card, account] = [await read(page('Mastercard')), await read(page('Girokonto'))];
  expect(card.transactions.map(({ amount }) => amount)).toEqual([31040, -4580, -9640]);
  expect(card.questions).toMatchObject([
    { about: 'sign', assumed: 'reversed', alternatives: ['as-written'] },
  ]);
  expect(account.transactions.map(({ amount }) => amount)).toEqual([-31040, 4580, 9640]);
  expect(account.questions).toEqual([]);
});
