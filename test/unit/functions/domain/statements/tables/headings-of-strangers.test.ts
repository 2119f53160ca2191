import { expect, it } from 'vitest';
import { readTable } from './read-table.ts';

it('reads headings that part the one above them', async () => {
  const { transactions, currency, rejected, proven } = await readTable([
    'Statement of account',
    'Date,Particulars,Amount (GBP),,Balance',
    ',,Paid out,Paid in,',
    '01/09/2026,Grocer,62.31,,1439.79',
    '04/09/2026,Payroll,,1980.44,3420.23',
    '28/09/2026,Water,133.77,,3286.46',
  ]);
  expect(transactions.map(({ amount }) => amount)).toEqual([-6231, 198044, -13377]);
  expect({ currency, rejected, proven }).toEqual({ currency: 'GBP', rejected: [], proven: true });
});

it('takes the day of a transfer for the second one where a payment has one of its own', async () => {
  const { transactions, rejected } = await readTable([
    'id,Type,Net,Currency,Created (UTC),Available On (UTC),Description,Transfer Date (UTC)',
    'txn_3,payout,-275.17,usd,2026-09-10 00:05,2026-09-11 00:00,PAYOUT,',
    'txn_2,refund,-20.00,usd,2026-09-05 14:00,2026-09-05 14:00,Order 90,2026-09-11 00:00',
    'txn_1,charge,295.17,usd,2026-09-03 11:12,2026-09-05 00:00,Order 91,2026-09-11 00:00',
  ]);
  expect(transactions.map(({ date, amount }) => `${date} ${amount}`)).toEqual([
    '2026-09-10 -27517',
    '2026-09-05 -2000',
    '2026-09-03 29517',
  ]);
  expect(rejected).toEqual([]);
});

it('takes several lines about the next account for no rows of the one above', async () => {
  const lines = (name: string, number: string, amount: string) => [
    `Account Name:,${name}`,
    `Account Number:,****${number}`,
    'Date,Description,Amount',
    `2026-09-01,Shop,-${amount}`,
    `2026-09-02,Cafe,-${amount}`,
  ];
  const { accounts, rejected } = await readTable([
    ...lines('Checking', '4417', '1.50'),
    '',
    ...lines('Savings', '9921', '2.50'),
  ]);
  expect(accounts?.map(({ account }) => account?.number)).toEqual(['****4417', '****9921']);
  expect(rejected).toEqual([]);
});

it('leaves what every row of a list without headings says out of its descriptions: Desjardins’ branch and account', async () => {
  const paid: readonly (readonly [said: string, out: string, into: string, balance: string])[] = [
    ['Achat /PROXIM MONTREAL', '23.45', '', '976.55'],
    ['Paiement facture - AccesD Internet /VISA DESJARDINS', '500.00', '', '476.55'],
    ['Depot /RBQ TREMBLAY', '', '2260.00', '2736.55'],
    ["Frais fixes d'utilisation", '8.95', '', '2727.60'],
    ['Virement Interac a /JEAN LAVOIE/', '100.00', '', '2627.60'],
  ];
  const line = ([said, out, into, balance]: (typeof paid)[number], at: number) =>
    `"CAISSE DU PLATEAU","0123456","EOP","2026/01/0${at + 1}",0000${at + 1},"${said}","","${out}","${into}","","","","","${balance}"`;
  const { transactions, proven } = await readTable(paid.map(line));
  expect(transactions.map(({ description }) => description)).toEqual(paid.map(([said]) => said));
  expect({ proven, card: transactions[1]?.transfer }).toEqual({ proven: true, card: 'card-payment' });
  // Of a few rows each may be of one shop.
  const few = ['2026-01-01,CORNER SHOP,QC,-4.00', '2026-01-02,CORNER SHOP,QC,-5.00'];
  expect((await readTable(few)).transactions.map(({ description }) => description)).toEqual([
    'CORNER SHOP QC',
    'CORNER SHOP QC',
  ]);
});

it('keeps the code that payers in New Zealand type beside particulars and reference', async () => {
  const { transactions } = await readTable([
    'Type,Details,Particulars,Code,Reference,Amount,Date,ForeignCurrencyAmount,ConversionCharge',
    'Bill Payment,INLAND REVENUE,123456789,INC,31032026,-3100.55,28/08/2025,,',
    'Bill Payment,INLAND REVENUE,123456789,GST,31072025,-4021.10,28/08/2025,,',
    'Direct Credit,KAURI HOMES,LOT 34,STAGE 2,INV2102,8240.04,20/08/2025,,',
  ]);
  expect(transactions.map(({ description }) => description)).toEqual([
    expect.stringContaining('INC'),
    expect.stringContaining('GST'),
    expect.stringContaining('STAGE 2'),
  ]);
});
