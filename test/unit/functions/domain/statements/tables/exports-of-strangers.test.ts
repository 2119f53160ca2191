import { utils, write } from '@e965/xlsx';
import { describe, expect, it } from 'vitest';
import { readWorded } from '../../../../../support/statements/read-worded.ts';
import { readTable } from './read-table.ts';

const read = async (lines: readonly string[]) => {
  const { transactions, rejected, questions } = await readTable(lines);
  return {
    rows: transactions.map(({ date, amount, description }) => `${date} ${amount} ${description}`),
    left: rejected.map(({ row }) => row),
    asked: questions.map(({ about }) => about),
  };
};

it('takes what a broker bought for money out where its file has no signs', async () => {
  expect(
    await read([
      'Action,Time,Name,Total,Currency',
      'Deposit,2026-09-01 09:00:00,Bank transfer,500.00,GBP',
      'Market buy,2026-09-03 09:00:00,Vanguard,160.00,GBP',
      'Market sell,2026-09-21 09:00:00,Vanguard,82.00,GBP',
      'Withdrawal,2026-09-28 09:00:00,Bank transfer,-200.00,GBP',
    ]),
  ).toMatchObject({
    rows: [
      '2026-09-01 50000 Bank transfer',
      '2026-09-03 -16000 Vanguard',
      '2026-09-21 8200 Vanguard',
      '2026-09-28 -20000 Bank transfer',
    ],
  });
});

it('knows what a broker bought by a column of its own, and money taken out beside it', async () => {
  const { rows } = await read([
    'Title,Type,Timestamp,Total Amount,Buy / Sell',
    'Top up,TOP_UP,2026-09-01,500.00,',
    'Vanguard,ORDER,2026-09-03,160.00,BUY',
    'Vanguard,ORDER,2026-09-21,82.00,SELL',
    'Withdrawal,WITHDRAWAL,2026-09-28,200.00,',
  ]);
  expect(rows.map((row) => row.split(' ')[1])).toEqual(['50000', '-16000', '8200', '-20000']);
});

it.each([
  ['a marketplace', 'Type', ['Order', 'Refund', 'Payout']],
  ['a shop', 'Type', ['Sale', 'Refund', 'Sale']],
])('turns no sales of %s into purchases by card', async (_, heading, [sale, refund, last]) => {
  const { rows, asked } = await read([
    `Date,${heading},Title,Net amount,Currency`,
    `2026-09-18,${refund},Tea pot refund,-18.34,USD`,
    `2026-09-15,${sale},Payment for Order #2,18.34,USD`,
    `2026-09-03,${sale},Payment for Order #1,41.12,USD`,
    `2026-09-02,${last},Payout,-41.12,USD`,
  ]);
  expect(rows.map((row) => row.split(' ')[1])).toEqual(['-1834', '1834', '4112', '-4112']);
  expect(asked).toEqual([]);
});

it('takes the net where dashes stand in place of amounts and of fees', async () => {
  expect(
    await read([
      'Date,Type,Title,Currency,Amount,Fees & Taxes,Net',
      '"September 28, 2026",Sale,Payment for Order #312,USD,$42.00,--,$42.00',
      '"September 28, 2026",Fee,Processing fee,USD,--,-$1.51,-$1.51',
      '"September 14, 2026",Sale,Payment for Order #301,USD,$10.00,-$0.50,$9.50',
      '"September 2, 2026",Refund,Refund for Order #300,USD,-$12.00,$0.40,-$11.60',
    ]),
  ).toEqual({
    rows: [
      '2026-09-28 4200 Payment for Order #312',
      '2026-09-28 -151 Processing fee',
      '2026-09-14 950 Payment for Order #301',
      '2026-09-02 -1160 Refund for Order #300',
    ],
    left: [],
    asked: [],
  });
});

it('takes the days of the rows, not those of the whole file in its first line', async () => {
  expect(
    await read([
      'settlement-start-date\tdeposit-date\ttotal-amount\tcurrency\tamount-description\tamount\tposted-date',
      '01.09.2026\t16.09.2026\t25.41\tEUR\t\t\t',
      '\t\t\t\tPrincipal\t29.90\t03.09.2026',
      '\t\t\t\tCommission\t-4.49\t14.09.2026',
    ]),
  ).toMatchObject({ rows: ['2026-09-03 2990 Principal', '2026-09-14 -449 Commission'], left: [2] });
});

it('takes no days of value under a heading of amounts for days of booking', async () => {
  expect(
    await read([
      'F. operación;Valor;Concepto;Importe',
      '30 dic 2025;31 dic 2025;Peaje;-56,49',
      '3 ene 2026;4 ene 2026;Luz;-46,43',
    ]),
  ).toMatchObject({ rows: ['2025-12-30 -5649 Peaje', '2026-01-03 -4643 Luz'] });
});

it('takes a first line with days written otherwise for one of the account', async () => {
  expect(
    await read([
      "2026-10-01;01-09-2026;'11 1090 1234;IDA BERG;PLN;1000,00;1154,20",
      '20-09-2026;20-09-2026;Czynsz;ADM;;-45,80;1154,20',
      '15-09-2026;15-09-2026;Faktura;ACME;;250,00;1200,00',
      '04-09-2026;04-09-2026;Prąd;TAURON;;-50,00;950,00',
    ]),
  ).toMatchObject({
    rows: ['2026-09-20 -4580 Czynsz ADM', '2026-09-15 25000 Faktura ACME', '2026-09-04 -5000 Prąd TAURON'],
    left: [1],
  });
});

it('takes a first line with another month for a row', async () => {
  const { rows } = await read([
    '1 Nov 2026;Czynsz;-45,80',
    '13 September 2026;Faktura;250,00',
    '4 September 2026;TAURON;-50,00',
  ]);
  expect(rows.map((row) => row.split(' ')[0])).toEqual(['2026-11-01', '2026-09-13', '2026-09-04']);
});

it('takes the amount in the currency of the account, and both sides by their names', async () => {
  expect(
    await read([
      'Data transakcji;Nazwa nadawcy;Nazwa odbiorcy;Szczegóły transakcji;Kwota operacji;Waluta operacji;Kwota w walucie rachunku;Waluta rachunku',
      '01-09-2026;IDA BERG;NETFLIX;abonament;-10,99;EUR;-47,31;PLN',
      '14-09-2026;ACME;IDA BERG;wynagrodzenie;6123,00;PLN;6123,00;PLN',
    ]),
  ).toMatchObject({
    rows: ['2026-09-01 -4731 NETFLIX abonament', '2026-09-14 612300 ACME wynagrodzenie'],
  });
});

it('reads several accounts that stand one below the other under the same headings', async () => {
  const block = (account: string, rows: readonly string[]): string[] => [
    `Account: ${account}`,
    'Date,Description,Debit,Credit,Balance',
    ...rows,
    '',
  ];
  const { accounts, rejected, proven } = await readTable([
    ...block('Everyday 111222', ['2026-09-02,Uber,22.10,,77.90', '2026-09-15,Salary,,400.00,477.90']),
    ...block('Saver 333444', ['2026-09-16,Interest,,5.00,505.00', '2026-09-30,Interest,,1.20,506.20']),
  ]);
  expect(accounts?.map(({ account, transactions }) => [account?.label, transactions.length])).toEqual([
    ['Everyday 111222', 2],
    ['Saver 333444', 2],
  ]);
  expect({ rejected, proven }).toEqual({ rejected: [], proven: true });
});

it('takes headings that come again under one account for those of a page', async () => {
  const page = ['Account: Everyday 111222', 'Date,Description,Debit,Credit,Balance'];
  const statement = await readTable([
    ...page,
    '2026-09-02,Uber,22.10,,77.90',
    ...page,
    '2026-09-15,Salary,,400.00,477.90',
  ]);
  expect(statement.accounts).toBeUndefined();
  expect(statement.transactions.map(({ amount }) => amount)).toEqual([-2210, 40_000]);
});

it.each([
  ['CARGO/ABONO', 'C', 'A'],
  ['D/K', 'D', 'K'],
  ['T/J', 'T', 'J'],
  ['T/K', 'T', 'K'],
])('knows the letters under “%s”', async (heading, out, into) => {
  const { rows, asked } = await read([
    `Date,Description,Amount,${heading}`,
    `2026-09-01,Rent,45.00,${out}`,
    `2026-09-10,Salary,1200.00,${into}`,
  ]);
  expect({ rows, asked }).toEqual({ rows: ['2026-09-01 -4500 Rent', '2026-09-10 120000 Salary'], asked: [] });
});

it('passes over balances and turnovers of a Baltic bank', async () => {
  const { opening, closing, proven, transactions } = await readTable([
    'Data,Gavėjas,Paaiškinimai,Suma,Valiuta,D/K',
    '2026-09-01,,Likutis pradžiai,100.00,EUR,K',
    '2026-09-02,Rimi,pirkinys,40.00,EUR,D',
    '2026-09-15,Acme,alga,500.00,EUR,K',
    '2026-09-30,,Apyvarta,40.00,EUR,D',
    '2026-09-30,,Apyvarta,500.00,EUR,K',
    '2026-09-30,,Likutis pabaigai,560.00,EUR,K',
  ]);
  expect(transactions.map(({ amount }) => amount)).toEqual([-4000, 50_000]);
  expect({ opening, closing, proven }).toEqual({ opening: 10_000, closing: 56_000, proven: true });
});

it('passes over sums of months that have a day and a balance', async () => {
  expect(
    await read([
      'Date,Narration,Dr,Cr,Balance',
      '31-08-2026,Opening Bal,,,1200.00 Cr',
      '01-09-2026,Stadtwerke,89.00,,1111.00 Cr',
      '15-09-2026,Gehalt,,2511.22,3622.22 Cr',
      '30-09-2026,Month Total,89.00,2511.22,3622.22 Cr',
      '02-10-2026,Total,34.12,,3588.10 Cr',
      '31-10-2026,Month Total,34.12,0.00,3588.10 Cr',
    ]),
  ).toMatchObject({
    rows: ['2026-09-01 -8900 Stadtwerke', '2026-09-15 251122 Gehalt', '2026-10-02 -3412 Total'],
    left: [],
  });
});

it('gives rows the day above them where the balance moves on, and no others', async () => {
  expect(
    await read([
      'Date,Description,Amount,Balance',
      '01/09/2026,Cash,-500.00,9500.00',
      ',Tram,-250.00,9250.00',
      ',Sum,-750.00,9250.00',
      '14/09/2026,Salary,30000.00,39250.00',
    ]),
  ).toMatchObject({
    rows: ['2026-09-01 -50000 Cash', '2026-09-01 -25000 Tram', '2026-09-14 3000000 Salary'],
  });
});

it.each([
  ['Netflix', 'Acme Payroll', ['sign'], -1549],
  ['Netflix', 'Landlord', [], 1549],
])('asks whether money earned was written below zero: %s, %s', async (shop, other, asks, first) => {
  const { rows, asked } = await read([
    'Date,Name,Amount,Category',
    `2026-09-20,${shop},15.49,Bills`,
    `2026-09-14,${other},-2640.19,Other`,
    '2026-09-03,Wawa,23.18,Auto',
  ]);
  expect(asked).toEqual(asks);
  expect(Number(rows[0]?.split(' ')[1])).toBe(first);
});

it('takes the long number of an account for none of money', async () => {
  expect(
    await read([
      '"117000001234567800000000";"T";"-12345";"HUF";"20260901";"20260901";"87655";"SPAR"',
      '"117000001234567800000000";"J";"450000";"HUF";"20260910";"20260910";"537655";"ACME"',
      '"117000001234567800000000";"T";"-23456";"HUF";"20260915";"20260915";"514199";"ELMU"',
    ]),
  ).toMatchObject({
    rows: ['2026-09-01 -1234500 SPAR', '2026-09-10 45000000 ACME', '2026-09-15 -2345600 ELMU'],
    left: [],
  });
});

it.each([
  ['Storniert', 'Nein', 'Ja'],
  ['Pending?', 'no', 'yes'],
  ['Canceled', 'FALSE', 'TRUE'],
  ['Annulé', '', 'oui'],
])('leaves out what is so by yes and no under “%s”', async (heading, no, yes) => {
  const { rows, left } = await read([
    `Date,Payee,Amount,${heading}`,
    `2026-11-03,Kiosk,-4.50,${no}`,
    `2026-11-09,Hotel,-99.00,${yes}`,
    `2026-11-14,Bonus,1000.00,${no}`,
  ]);
  expect({ rows, left }).toEqual({ rows: ['2026-11-03 -450 Kiosk', '2026-11-14 100000 Bonus'], left: [3] });
});

it.each(['amount_minor', 'amount_cents', 'Amount (pence)'])(
  'reads whole amounts under “%s”',
  async (heading) => {
    const { rows } = await read([
      `booked_at,merchant,${heading},currency`,
      '20261103T101112Z,Kiosk,-450,EUR',
      '20261109T101112Z,Coin,5,EUR',
      '20261114T101112Z,Bonus,100000,EUR',
    ]);
    expect(rows).toEqual(['2026-11-03 -450 Kiosk', '2026-11-09 5 Coin', '2026-11-14 100000 Bonus']);
  },
);

it('leaves whole amounts of a currency without cents as they are', async () => {
  const { rows } = await read([
    'date,merchant,amount_minor,currency',
    '2026-11-03,Kiosk,-450,JPY',
    '2026-11-14,Bonus,100000,JPY',
  ]);
  expect(rows).toEqual(['2026-11-03 -450 Kiosk', '2026-11-14 100000 Bonus']);
});

it('passes over the titles of months, and those of headings that come again', async () => {
  const statement = await readTable([
    'Date,Payee,Amount,Balance',
    'July 2026,,,',
    '2026-07-03,Kiosk,-4.50,95.50',
    'August 2026,,,',
    '2026-08-14,Bonus,100.00,195.50',
    'Payments received,,,',
    'Date,Payee,Amount,Balance',
    '2026-08-20,Refund,5.00,200.50',
  ]);
  expect(statement.transactions.map(({ description }) => description)).toEqual(['Kiosk', 'Bonus', 'Refund']);
  expect({ rejected: statement.rejected, proven: statement.proven }).toEqual({ rejected: [], proven: true });
});

it('passes over what all amounts come to', async () => {
  const { rows, left } = await read([
    'Date,Payee,Amount',
    '2026-11-03,Kiosk,-4.50',
    '2026-11-14,Bonus,1000.00',
    'Net,,995.50',
  ]);
  expect({ rows, left }).toEqual({ rows: ['2026-11-03 -450 Kiosk', '2026-11-14 100000 Bonus'], left: [] });
});

describe('days without a year', () => {
  it.each([
    ['one year in the title', 'Cash book 2026', ['03 Jul', '4 Aug'], ['2026-07-03', '2026-08-04']],
    [
      'two years of a period',
      'From 1 Dec 2025 to 31 Jan 2026',
      ['30 Dec', '2 Jan'],
      ['2025-12-30', '2026-01-02'],
    ],
    ['numbers', 'Periode 01/09/2026 - 30/09/2026', ["'14/09", "'15/09"], ['2026-09-14', '2026-09-15']],
  ])('have that of %s', async (_, title, days, dates) => {
    const { rows } = await read([
      `${title},,`,
      'Date,What,Amount',
      `${days[0]},Oak Books,-12.50`,
      `${days[1]},Lindenhof,40.00`,
    ]);
    expect(rows.map((row) => row.split(' ')[0])).toEqual(dates);
  });

  const period = 'Period 15.12.2025 - 14.01.2026;;';

  it('are of the year of their month where the other number can be none', async () => {
    const lines = ['28/12;Oak Books;-5,00', '02/01;Lindenhof;50,00', '05/01;Rent;-20,00'];
    const { rows } = await read([period, 'Date;What;Amount', ...lines]);
    expect(rows.map((row) => row.split(' ')[0])).toEqual(['2025-12-28', '2026-01-02', '2026-01-05']);
  });

  it.each([
    ['either number may be the month, and the years differ', ['12/01;A;-5,00', '01/12;B;50,00']],
    ['neighbours would be most of a year apart', ['12 Jun;A;-5,00', '01 Jul;B;50,00']],
  ])('are not read where %s', async (_, lines) => {
    await expect(read([period, 'Date;What;Amount', ...lines])).rejects.toThrow();
  });

  it('are of the years of a period of twelve months, by the month in which it begins', async () => {
    const lines = ['05/04;Oak Books;-5,00', '02/01;Lindenhof;50,00', '15/03;Rent;-20,00'];
    const { rows } = await read(['Period 01.04.2025 - 31.03.2026;;', 'Date;What;Amount', ...lines]);
    expect(rows.map((row) => row.split(' ')[0])).toEqual(['2025-04-05', '2026-01-02', '2026-03-15']);
  });

  it('say that they lack a year where the one day in the file is that of the export, in January', async () => {
    const lines = ['28/12;Oak Books;-5,00', '02/01;Lindenhof;50,00', '10/01;Rent;-20,00'];
    await expect(read(['Exported 15.01.2026;;', 'Date;What;Amount', ...lines])).rejects.toThrow(
      /have no year/,
    );
  });

  it('give way to days with their years under another heading', async () => {
    const lines = ['31/12,2026-01-02,Oak Books,-5.00', '02/01,2026-01-03,Lindenhof,50.00'];
    const { rows } = await read(['Account 2026', 'Date,Posting date,What,Amount', ...lines]);
    expect(rows.map((row) => row.split(' ')[0])).toEqual(['2026-01-02', '2026-01-03']);
  });

  it('are not read where no year is named', async () => {
    const lines = ['Date,What,Amount', '03 Jul,Oak Books,-12.50', '04 Aug,Lindenhof,40.00'];
    await expect(read(lines)).rejects.toThrow(/have no year/);
  });
});

describe('days of a workbook that was opened in another country', () => {
  async function readDays(days: readonly string[]): Promise<string[]> {
    const rows = days.map((day, at) => [
      /^\d{4}-/.test(day) ? new Date(`${day}T00:00:00Z`) : day,
      `Shop ${at}`,
      -10 - at,
    ]);
    const book = utils.book_new();
    utils.book_append_sheet(
      book,
      utils.aoa_to_sheet([['Date', 'Description', 'Amount'], ...rows], { cellDates: true, UTC: true }),
      'Sheet1',
    );
    const bytes = new Uint8Array(write(book, { type: 'array', bookType: 'xlsx' }) as ArrayBuffer);
    const reading = await readWorded(bytes);
    if (reading.kind === 'problem') throw new Error(reading.detail);
    return reading.statement.transactions.map(({ date }) => date);
  }

  it('are turned back where they lie in order then', async () => {
    expect(await readDays(['2026-05-09', '14/09/2026', '21/09/2026', '2026-01-10'])).toEqual([
      '2026-09-05',
      '2026-09-14',
      '2026-09-21',
      '2026-10-01',
    ]);
  });

  it.each([
    ['days beyond the twelfth', ['2026-09-05', '14/09/2026', '2026-09-21']],
    ['an order of their own', ['2026-09-05', '14/09/2026', '2026-10-01']],
    ['texts that can be read either way', ['2026-05-09', '10/09/2026', '21/09/2026']],
  ])('stay as they are with %s', async (_, days) => {
    expect((await readDays(days)).filter((day) => days.includes(day))).toEqual(
      days.filter((day) => /^\d{4}/.test(day)),
    );
  });
});
