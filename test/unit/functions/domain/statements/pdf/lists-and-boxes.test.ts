import { expect, it } from 'vitest';
import { readStatementOfPages } from '../../../../../../functions/domain/statements/read-statement.ts';
import { typedPages } from '../../../../../support/statements/typed-pages.ts';

async function read(page: string) {
  const reading = await readStatementOfPages({ kind: 'pages', pages: typedPages(page) }, 'pdf');
  if (reading.kind === 'problem') throw new Error(reading.because.code);
  const { transactions, rejected, proven, opening, closing, account, currency } = reading.statement;
  const rows = transactions.map(({ date, amount, description }) => `${date} ${amount} ${description}`);
  return { rows, rejected, proven, opening, closing, currency, account: account?.number };
}

it('parts headings that run into one another by the amounts under them', async () => {
  expect(
    await read(`
Your account summary for 1 March 2026 to 31 March 2026   GBP
Date        Description                   Money in     Money out £ Balance
            Balance brought forward                                 100.00
2 Mar       BANK GIRO CREDIT                 50.00                  150.00
9 Mar       CARD PAYMENT TO TESCO                          20.00    130.00
20 Mar      MONTHLY FEE                                     5.00    125.00`),
  ).toMatchObject({
    rows: [
      '2026-03-02 5000 BANK GIRO CREDIT',
      '2026-03-09 -2000 CARD PAYMENT TO TESCO',
      '2026-03-20 -500 MONTHLY FEE',
    ],
    proven: true,
  });
});

it('keeps "Transaction amount" one heading, though its words stand over two columns', async () => {
  expect(
    await read(`
Statement Period: March 1, 2026 to March 31, 2026   CAD
Date        Description            Transaction amount     Balance
            Opening balance                               1,000.00
Mar 3       Monthly fee            10.00-                   990.00
Mar 9       Misc Payment STRIPE    500.00                 1,490.00
Mar 20      Payroll                300.00-                1,190.00
            Closing balance                               1,190.00`),
  ).toMatchObject({ proven: true, opening: 100_000, closing: 119_000 });
});

it('counts a check once where a list of serial numbers repeats it below the rows', async () => {
  expect(
    await read(`
Statement Period: March 1, 2026 to March 31, 2026   CAD
Date        Description               Cheques & Debits    Deposits & Credits    Balance
3 Mar       Monthly fee                          10.00                           990.00
9 Mar       Cheque - 00412                      300.00                           690.00
12 Mar      Misc Payment                                             50.00       740.00
Serial number list of cheques
Serial #    Date      Amount        Serial #    Date      Amount
412         9 Mar     300.00`),
  ).toMatchObject({
    rows: [
      '2026-03-03 -1000 Monthly fee',
      '2026-03-09 -30000 Cheque - 00412',
      '2026-03-12 5000 Misc Payment',
    ],
    proven: true,
  });
});

it('takes a card’s interest without a day for a row of its last day, where the balances ask for it', async () => {
  const card = `
Card statement   Jan 17, 2026 - Feb 15, 2026   USD   Mastercard ending in 2208
Payment Due Date Mar 12, 2026                    Previous Balance        $500.00
New Balance $137.42                              Minimum Payment Due     $25.00
Credit Limit $5,000.00
Trans Date   Description                         Amount
Feb 3        MOBILE PYMT                      - $500.00
Feb 5        SHELL OIL 5744                     $120.00
Interest Charged
Interest Charge on Purchases                     $17.42
Interest Charge on Cash Advances                  $0.00
Total Interest for This Period                   $17.42`;
  expect(await read(card)).toMatchObject({
    rows: [
      '2026-02-03 50000 MOBILE PYMT',
      '2026-02-05 -12000 SHELL OIL 5744',
      '2026-02-15 -1742 Interest Charge on Purchases',
    ],
    proven: true,
    opening: -50_000,
    closing: -13_742,
    account: '••••2208',
  });
  const { rows } = await read(card.replace('$137.42', '$120.00'));
  expect(rows).toHaveLength(2);
});

it('writes on in each column of words what wraps in it', async () => {
  const { rows } = await read(`
Statement of account   From : 01/03/2026   To : 31/03/2026   INR
Date        Narration        Chq./Ref.No.       Withdrawal Amt.   Deposit Amt.   Closing Balance
02/03/26    UPI-SWIGGY-      0000606401188           1,500.00                         48,500.00
            SWIGGY@ICICI
05/03/26    NEFT CR-ACME     0000606411199                         10,000.00         58,500.00
            SALARY FEB
09/03/26    ACH D- LIC OF    0000606421200           2,000.00                         56,500.00
            INDIA`);
  expect(rows).toEqual([
    '2026-03-02 -150000 UPI-SWIGGY- SWIGGY@ICICI 0000606401188',
    '2026-03-05 1000000 NEFT CR-ACME SALARY FEB 0000606411199',
    '2026-03-09 -200000 ACH D- LIC OF INDIA 0000606421200',
  ]);
});

it('reads the number of the account, and no sort code before it', async () => {
  const { account } = await read(`
Your business current account     Sort Code 20-41-15
Mr D Okafor                       Account No 83041927
Statement period 1 January 2026 to 31 January 2026   GBP
Date        Description               Money out    Money in     Balance
5 Jan       Card Payment to Tfl           35.00                  65.00
9 Jan       Received From Halden                      20.00      85.00`);
  expect(account).toBe('••••1927');
});

it.each([
  ['Account Ending 7-31004', '••••1004'],
  ['Account number: 04712 104-882-6', '••••8826'],
])('knows the account of "%s"', async (line, number) => {
  const { account } = await read(`
${line}
Statement period 1 January 2026 to 31 January 2026   USD
Date        Description               Amount      Balance
5 Jan       Card Payment to Tfl       -35.00        65.00
9 Jan       Received From Halden       20.00        85.00`);
  expect(account).toBe(number);
});

it('parts a period whose months and days grew together on a coarse scan', async () => {
  const { rows } = await read(`
Account Type:EVERYDAY Statement From-To:DEC31/25-JAN30/26   CAD
Description                Withdrawals   Deposits     Date      Balance
STARTING BALANCE                                      DEC31      100.00
RENT PMT                         40.00                JAN03       60.00
PAY                                         50.00     JAN10      110.00`);
  expect(rows).toEqual(['2026-01-03 -4000 RENT PMT', '2026-01-10 5000 PAY']);
});

it('takes no balance for a row whose name is broken in its column', async () => {
  expect(
    await read(`
Statement 1 January 2026 to 31 January 2026   GBP
Date          Transaction        In          Out         Balance
01/01/2026    Opening                                    500.00
              balance
03/01/2026    Netflix                        12.99       487.01
09/01/2026    Arden Homes        250.00                  737.01
31/01/2026    Closing                                    737.01
              balance`),
  ).toMatchObject({
    rows: ['2026-01-03 -1299 Netflix', '2026-01-09 25000 Arden Homes'],
    rejected: [],
    proven: true,
    opening: 50_000,
    closing: 73_701,
  });
});

it('reads days that are broken in every row, the month above the number', async () => {
  const { rows } = await read(`
For the period ending March 31, 2026   CAD
Date    Description              Amounts debited   Amounts credited   Balance
Mar     Wire Payment                      120.50                       379.50
04
Mar     INCOMING WIRE                                       350.00     729.50
16
Mar     Wire fee                            5.00                       724.50
31`);
  expect(rows).toEqual([
    '2026-03-04 -12050 Wire Payment',
    '2026-03-16 35000 INCOMING WIRE',
    '2026-03-31 -500 Wire fee',
  ]);
});

it('takes purchases for money out beside payments, though their heading runs on from another', async () => {
  const { rows } = await read(`
Fatura do cartão de crédito   Número da conta 0031 7724 4821   EUR
Período 25/12/2025
Saldo inicial 20,00
Histórico              Data          de lançamento Compras      Pagamentos
Papelaria Lua          20/12/2025    21/12/2025      50,46
Pedágio                22/12/2025    23/12/2025                      47,60
Padaria Central        23/12/2025    24/12/2025      43,15
Saldo final 66,01`);
  expect(rows).toEqual([
    '2025-12-20 -5046 Papelaria Lua',
    '2025-12-22 4760 Pedágio',
    '2025-12-23 -4315 Padaria Central',
  ]);
});

it('reads what was paid on a loan, not what of it was interest or fees', async () => {
  const { rows } = await read(`
Loan account statement   Statement Date: 03/20/2026   USD
Date          Description          Principal     Interest      Fees       Total
03/15/2026    Payment Received     $330.17       $82.33        $0.00      $412.50`);
  expect(rows).toEqual(['2026-03-15 41250 Payment Received']);
});

it.each([
  ['U.S. Dollar Business Current Account', 'USD'],
  ['Everyday Account      Ask about our U.S. Dollar Savings Account', 'CAD'],
])('takes the dollars of "%s" for %s in Canadian books', async (head, currency) => {
  const page = `
${head}
For the period ending March 31, 2026
Date        Description           Debits       Credits      Balance ($)
Mar 4       Wire Payment          120.50                      379.50
Mar 16      INCOMING WIRE                      350.00         729.50`;
  const reading = await readStatementOfPages({ kind: 'pages', pages: typedPages(page) }, 'pdf', {
    currency: 'CAD',
    isBooksCurrency: true,
  });
  expect(reading).toMatchObject({ statement: { currency } });
});

it.each([
  ['Account Number 10 122 344 9', '••••3449'],
  ['Account Name: AOIFE KELLY   NSC: 99-06-12   Account No: 33118822', '••••8822'],
  ['Cheque account statement 4088 112 233', '••••2233'],
  ['StreamlineAccount 12-3011-0044182-00', '••••8200'],
  ['NL69 INGB 0123 4567 89', '••••6789'],
  ['Sortcode      Account Number      Sheet\n40-22-11      91827364            88', '••••7364'],
])('finds the number in "%s"', async (lines, number) => {
  const { account } = await read(`
${lines}
Statement period 1 January 2026 to 31 January 2026   GBP
Date        Description               Amount      Balance
5 Jan       Card Payment to Tfl       -35.00        65.00
9 Jan       Received From Halden       20.00        85.00`);
  expect(account).toBe(number);
});

it('reads a card that ends above what it owed by the sums of its box', async () => {
  const card = `
Card statement   Period 23 June 2026 to 4 July 2026   PLN   Credit limit 20,000.00   Minimum payment 25.00
Opening balance       3,221.32        Payments            26,485.58
Purchases             5,630.18        Closing balance     17,634.08-
Date          Description             Amount
04/07/2026    Kantor                  10,636.52-
02/07/2026    Piekarnia Sowa           4,303.93
28/06/2026    Drukarnia               15,822.64-
24/06/2026    Parking                  1,326.25
23/06/2026    Sklep                       26.42-`;
  const rows = [
    '2026-07-04 1063652 Kantor',
    '2026-07-02 -430393 Piekarnia Sowa',
    '2026-06-28 1582264 Drukarnia',
    '2026-06-24 -132625 Parking',
    '2026-06-23 2642 Sklep',
  ];
  expect(await read(card)).toMatchObject({ rows, proven: true, opening: -322_132, closing: 1_763_408 });
});

it('reads checks beside each other whose amounts stand before their days', async () => {
  expect(
    await read(`
For the period 02/26/2026 to 03/25/2026   USD
Beginning balance   1,000.00        Ending balance    464.78
Deposits and Other Additions
Date         Amount       Description
03/06        110.00       ACH Credit
Checks and Substitute Checks
Check number    Amount    Date paid   Reference      Check number      Amount    Date paid   Reference
301             600.00    03/09       087881122      303 *              45.22    03/17       087990011`),
  ).toMatchObject({
    rows: [
      '2026-03-06 11000 ACH Credit',
      '2026-03-09 -60000 Check 301 087881122',
      '2026-03-17 -4522 Check 303 * 087990011',
    ],
    proven: true,
  });
});

it('reads amounts with the short number of a branch close behind them', async () => {
  const { rows, proven } = await read(`
Statement from 01-02-2026 to 28-02-2026   INR
Tran Date     Particulars         Debit        Credit       Balance Br
              OPENING BALANCE                               5,520.44
02-02-2026    IMPS LANDLORD       1,250.00                  4,270.44 111
27-02-2026    NEFT INFOSYS                     9,000.00    13,270.44 111`);
  expect(rows).toEqual(['2026-02-02 -125000 IMPS LANDLORD 111', '2026-02-27 900000 NEFT INFOSYS 111']);
  expect(proven).toBe(true);
});

it.each(['Statement period: March 1 - 31, 2026', 'Billing Period:03/01/26-03/31/26'])(
  'knows the year of "%s"',
  async (line) => {
    const { rows } = await read(`
${line}   USD
Date        Description            Withdrawals      Deposits      Balance
Mar 04      Interac purchase             22.50                     977.50
Mar 13      Direct deposit                              50.00    1,027.50`);
    expect(rows).toEqual(['2026-03-04 -2250 Interac purchase', '2026-03-13 5000 Direct deposit']);
  },
);
