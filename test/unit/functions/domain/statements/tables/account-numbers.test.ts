import { describe, expect, it } from 'vitest';
import { readTable } from './read-table.ts';

const HEADINGS = 'Date,Description,Amount,Balance';
const ROWS = [
  '2026-08-03,Corner shop,-100.00,900.00',
  '2026-08-21,Wages,50.00,950.00',
  '2026-08-22,Cafe,-10.00,940.00',
];

const under = async (lines: readonly string[]): Promise<string | undefined> =>
  (await readTable([...lines, '', HEADINGS, ...ROWS])).account?.number;

describe('the account number above the rows of an export', () => {
  it.each([
    'Account: Everyday Checking - 9934',
    'Account: EVERYDAY CHECKING ...9934',
    'Account Name,Everyday Checking (9934)',
    'Everyday Checking (x9934)',
    'Card ending in 9934',
    'Account:,FREE CHECKING *9934S0008',
  ])('is the last digits behind the account’s name: %s', async (line) => {
    expect(await under([line])).toBe('9934');
  });

  it.each([
    ['Conto corrente n.,1000/00009934', '1000/00009934'],
    ['Numer rachunku,61109010140000071219812874', '61109010140000071219812874'],
    ['Rekeningnummer,NL91ABNA0417164300', 'NL91ABNA0417164300'],
    ['A/C No,0044819934', '0044819934'],
    ['Account Name:,FlexAccount ****99340', '****99340'],
    ['Acct #,0044819934', '0044819934'],
    ['BSB 062-184 Account 10339934', '10339934'],
    ['20-32-06 63919934', '63919934'],
  ])('stands behind a word for it or has a form of its own: %s', async (line, number) => {
    expect(await under([line])).toBe(number);
  });

  it.each([
    ['a branch and its telephone', ['Account Branch : ANDHERI,,Phone no. : 18002026161', 'Address : FLAT 1']],
    ['a telephone below a branch', ['Account Branch : ANDHERI,x', 'Phone no. : 18002026161,y']],
    ['a reference alone on its line', ['Reference 8812003344']],
    ['a tax number beside the holder', ['Account holder: J Smith, VAT no GB123456789']],
    ['a member', ['Member number,77120031']],
  ])('is not that of %s', async (_, lines) => {
    expect(await under(lines)).toBeUndefined();
    expect(await under([...lines, 'Account No : 50100221989934   Prime'])).toBe('50100221989934');
  });
});

describe('the column of the account', () => {
  it.each([
    ['Acct Number', '0044819934', '0044819934'],
    ['This Account', '12-3109-0049934-00', '12-3109-0049934-00'],
    ['Account Name', 'Everyday (...9934)', '9934'],
    ['Account', 'Platinum Card (...9934)', '9934'],
    ['IBAN Auftragskonto', 'DE89370400440532013000', 'DE89370400440532013000'],
    ['Eigen rekening', 'NL91ABNA0417164300', 'NL91ABNA0417164300'],
    ['Numer rachunku', '61109010140000071219812874', '61109010140000071219812874'],
    ['Numéro compte', '00044119934', '00044119934'],
    ['BSB/Account', '062-184 10339934', '062-184 10339934'],
    ['Account ID', '0044819934', '0044819934'],
    ['accountId', '440044819934', '440044819934'],
    ['From Account', '0044819934', '0044819934'],
    ['Account', 'BANK_9934', '9934'],
    ['Account', 'Business Checking 9934', '9934'],
    ['Account Last 4', '9934', '9934'],
    ['Account/Card', '*9934', '*9934'],
    ['Card', 'Visa 9934', '9934'],
  ])('may be headed %s', async (heading, value, number) => {
    const rows = ROWS.map((row) => `${row},${value}`);
    expect((await readTable([`${HEADINGS},${heading}`, ...rows])).account?.number).toBe(number);
  });
});

it('is told by the rows alone, whatever stands below them in the column of the account', async () => {
  const rows = ROWS.map((row) => `0044819934,${row}`);
  const lines = [`Account,${HEADINGS}`, ...rows, '', 'Total transactions: 3', 'For information only.'];
  expect((await readTable(lines)).account?.number).toBe('0044819934');
});

it('is none of an account that money comes from where it goes to others', async () => {
  const [first = '', ...others] = ROWS;
  const rows = [...others.map((row) => `${row},0044819934,0044811111`), `${first},0044811111,0044819934`];
  const { account, accounts } = await readTable([`${HEADINGS},From Account,To Account`, ...rows]);
  expect({ account, accounts }).toEqual({ account: null, accounts: undefined });
});

it('stands above the rows with its currency behind it', async () => {
  expect(await under(['Transactions List - -,745212349934 ( INR ) - P SHARMA'])).toBe('745212349934');
});

describe('the account in the name of an export', () => {
  it.each([
    ['Checking-9934_2026-08.csv', '9934'],
    ['CHK_9934_080126_083126.csv', '9934'],
    ['Everyday Checking (9934).csv', '9934'],
    ['Visa_9934.csv', '9934'],
    ['Preferred_Package_9934_063026.csv', '9934'],
    ['amex_ending_1007.csv', '1007'],
    ['0044819934_20260801_20260831.csv', '0044819934'],
    ['transactions-0044819934.csv', '0044819934'],
    ['20-32-06_63919934.csv', '63919934'],
    ['12-3109-0049934-00_Transactions.csv', '12-3109-0049934-00'],
    ['20260901-1049934-umsatz.csv', '1049934'],
    ['Statement__90058417226401.csv', '90058417226401'],
    ['15034219934_2026_06_01-2026_06_30.csv', '15034219934'],
    ['History_for_Account_Z12349934.csv', 'Z12349934'],
    ['Chase2306_Activity_20260831.CSV', '2306'],
    ['kontoutdrag 58831699934 2026-04-12.csv', '58831699934'],
    ['Lønkonto 5301 0000249934 2026-06-30.csv', '5301 0000249934'],
    ['PERSONKONTO 994119-9344 - 2026-07-01 10.22.11.csv', '994119-9344'],
  ])('is its number, whole or by its last digits: %s', async (fileName, number) => {
    expect((await readTable([HEADINGS, ...ROWS], { fileName })).account?.number).toBe(number);
  });

  it.each([
    'TransactionHistory_20260901103344.csv',
    'report-8812.csv',
    'sales_report_8812_20260801.csv',
    'export_1756722000.csv',
    'Transactions_1756722000123.csv',
    'stmt_20260801-20260831.csv',
    'history-08-01-2026_08-31-2026.csv',
    'IMG_9934.csv',
    '1735689600_20260101.csv',
    'invoice 00012345.csv',
    'export0106_activity.csv',
    'Aug0826_statement.csv',
    'Period0726_statement.csv',
  ])('is none of a day, a moment or a file: %s', async (fileName) => {
    expect((await readTable([HEADINGS, ...ROWS], { fileName })).account).toBeNull();
  });
});

it('passes over lines drawn between headings and rows, and keeps the proof', async () => {
  const { rejected, proven } = await readTable([HEADINGS, '********,********,********,********', ...ROWS]);
  expect({ rejected, proven }).toEqual({ rejected: [], proven: true });
});

it('reads a period of days in eight digits, one below the other', async () => {
  const { period } = await readTable(['From date 20260801', 'To date 20260831', '', HEADINGS, ...ROWS]);
  expect(period).toEqual({ from: '2026-08-01', to: '2026-08-31' });
});

it('is the number in the name of a QIF file, which has none', async () => {
  const lines = ['!Type:CCard', "D06/15'26", 'T-52.30', 'PMETRO 221', '^'];
  const { account } = await readTable(lines, { fileName: 'visa-9934.qif' });
  expect(account).toMatchObject({ number: '9934', kind: 'credit-card' });
});

it('takes the only balance above a card’s rows for what is owed', async () => {
  const { closing } = await readTable(
    [
      'Account Number: XXXXXXXXXXXX9934',
      '"Account Balance as of June 30 2026:    $1,420.11"',
      '',
      'Transaction Date,Description,Category,Amount',
      '06/15/2026,KROGER #411,DEBIT,-52.30',
      '06/21/2026,Payment Received,CREDIT,200.00',
    ],
    { fileName: 'CreditCard_20260601_20260630.csv' },
  );
  expect(closing).toBe(-142_011);
});
