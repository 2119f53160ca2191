import { describe, expect, it } from 'vitest';
import { readStatement } from '../../../../../../functions/domain/statements/read-statement.ts';
import type { ReadOptions } from '../../../../../../functions/domain/statements/reading.ts';

async function read(text: string, options: ReadOptions = {}) {
  const reading = await readStatement(new TextEncoder().encode(text), options);
  if (reading.kind === 'problem') throw new Error(reading.because.code);
  return reading.statement;
}

const rowsOf = ({ transactions }: Awaited<ReturnType<typeof read>>) =>
  transactions.map(({ date, amount, description }) => `${date} ${amount} ${description}`);

describe('the account of a table', () => {
  it.each([
    [
      'the last digits that each row gives of its card',
      'Card,Transaction Date,Description,Type,Amount\n8841,03/28/2026,WHOLEFDS,Sale,-45.12\n8841,03/14/2026,SPOTIFY,Sale,-9.99\n',
      '8841',
    ],
    [
      'a column of the bank account',
      'Bank Account,Date,Narrative,Debit Amount,Credit Amount,Balance\n032123456789,30/03/2026,COLES,89.00,,11.00\n032123456789,17/03/2026,TYRO,,50.00,100.00\n',
      '032123456789',
    ],
    [
      'a number masked by capitals',
      'Account: XXXX XXXX XXXX 4471\n\nDate,Description,Amount\n27/03/2026,ALDI,-42.10\n19/03/2026,LOWE,1200.00\n',
      'XXXX XXXX XXXX 4471',
    ],
    [
      'the title of a group of rows with balances',
      ',Date,Name,Amount,Balance\nChecking (7731)\n,01/05/2026,Staples,-125.00,875.00\n,01/30/2026,Apple,-0.99,874.01\nTotal for Checking (7731),,,-125.99,\n',
      'Checking (7731)',
    ],
  ])('is %s', async (_, text, label) => {
    expect((await read(text)).account?.label).toBe(label);
  });

  it.each([
    [
      'masked in each row',
      '2026-03-29,LOBLAWS,45.12,,4500********6612\n2026-03-18,SPOTIFY,8.99,,4500********6612\n',
      '4500********6612',
    ],
    [
      'under the name of a bank card',
      "First Bank Card,Transaction Type,Date Posted,Transaction Amount,Description\n\n'5510290012340078',DEBIT,20260327,-34.11,FOOD\n'5510290012340078',CREDIT,20260313,2100.00,PAY\n",
      '5510290012340078',
    ],
    [
      'under the words for an IBAN of the account',
      'Date;Montant;Nom de la contrepartie;IBAN de la contrepartie;Nom du compte;IBAN du compte\n02-03-2026;-85,00;Total;;Principal;FR7616958000011234567890123\n16-03-2026;2400,00;Client;;Principal;FR7616958000011234567890123\n',
      'FR7616958000011234567890123',
    ],
    [
      'beside a category’s name',
      'Date,Transaction description,Amount,Account name,Account number,Category name\n2026-03-30,NETFLIX,-12.99,Fern Studio,22110044,Software\n2026-03-16,Tesco,-44.10,Fern Studio,22110044,Software\n',
      '22110044',
    ],
    [
      'under a key of a program',
      'dateOp;label;amount;accountNum;accountLabel\n2026-03-30;FNAC;-42,10;00040112233;Compte\n2026-03-13;MAIRIE;1520,00;00040112233;Compte\n',
      '00040112233',
    ],
    [
      'by the last digits of its card',
      'Date,Amount,Currency,Merchant,Card Last 4,Type\n2026-03-02,35.00,USD,Shell,4411,PURCHASE\n2026-03-20,-500.00,USD,Payment,4411,PAYMENT\n',
      '4411',
    ],
    [
      'whole in each row',
      '412233445\tEUR\t20260302\t-12,50\tALBERT HEIJN\n412233445\tEUR\t20260316\t2400,00\tSTUDIO VOS\n',
      '412233445',
    ],
    [
      'in a line of facts above',
      'Compte de chèques;Compte de chèques;****4412;28/02/2026;;2 844,10\n26-02-2026;Operation;;CARREFOUR;-45,12\n13-02-2026;Operation;;VIR SEPA;1800,00\n',
      '****4412',
    ],
    [
      'in a column, below a period',
      'Transactions 2026-03-01 - 2026-03-31\nKontonummer,Bokföringsdag,Beskrivning,Belopp\n9341188220,2026-03-30,ICA,-89.50\n9341188220,2026-03-02,HYRA,-9200.00\n',
      '9341188220',
    ],
  ])('is its number %s', async (_, text, label) => {
    expect((await read(text)).account?.label).toBe(label);
  });

  it('is none of the title of a group without balances, nor of cards that differ', async () => {
    const grouped =
      ',Date,Name,Amount\nBank fees\n,01/05/2026,Staples,-125.00\n,01/30/2026,Apple,-0.99\nTotal for Bank fees,,,-125.99\n';
    expect((await read(grouped)).account).toBeNull();
    const cards =
      'Card,Date,Description,Amount\n8841,03/28/2026,WHOLEFDS,-45.12\n1190,03/14/2026,SPOTIFY,-9.99\n';
    expect((await read(cards)).account).toBeNull();
  });

  it('is no moment at which the file was made', async () => {
    const text =
      'Valid as of 20260401083015\n\nDate,Description,Amount\n27/03/2026,ALDI,-42.10\n19/03/2026,LOWE,1200.00\n';
    expect((await read(text)).account).toBeNull();
  });
});

it('tells accounts below each other apart, without headings, by balances that go on within each', async () => {
  const line = (account: string, rest: string) => `"815","0088412","${account}",${rest}`;
  const text = [
    line('EOP', '"2026/02/03","Retrait au GA",75.00,"",825.10'),
    line('EOP', '"2026/02/10","Paie","",1500.00,2325.10'),
    line('EOP', '"2026/02/25","Virement à Luc",420.00,"",1905.10'),
    line('ES1', '"2026/02/12","Virement de EOP","",200.00,4300.00'),
    line('ES1', '"2026/02/28","Intérêt","",0.55,4300.55'),
  ].join('\n');
  const { accounts = [] } = await read(text);
  expect(accounts.map(({ account, closing, proven }) => [account?.label, closing, proven])).toEqual([
    ['EOP', 190_510, true],
    ['ES1', 430_055, true],
  ]);
  const oneBalance = text.replace('4300.00', '2105.10').replace('4300.55', '2105.65');
  expect((await read(oneBalance.replace('"2026/02/12"', '"2026/02/26"'))).accounts).toBeUndefined();
});

it('reads a payout whose amount only its title says', async () => {
  const text =
    'Date,Type,Title,Currency,Amount,Fees & Taxes,Net\n' +
    '"March 31, 2026",Deposit,"$612.33 sent to your bank account",USD,--,--,--\n' +
    '"March 29, 2026",Sale,"Payment for Order #3312",USD,$45.00,--,$45.00\n' +
    '"March 29, 2026",Fee,"Processing fee",USD,--,-$1.60,-$1.60\n';
  expect(rowsOf(await read(text))).toEqual([
    '2026-03-31 -61233 $612.33 sent to your bank account',
    '2026-03-29 4500 Payment for Order #3312',
    '2026-03-29 -160 Processing fee',
  ]);
});

it('asks nothing about a list whose headings speak of customers and payouts', async () => {
  const rows = '2026-03-04,49.50,Order 8812,J Jansen\n2026-03-15,120.00,Order 8813,P Peeters\n';
  const of = (last: string) => read(`Date,Amount,Description,${last}\n${rows}`);
  expect((await of('Consumer name')).questions.map(({ about }) => about)).toEqual(['sign']);
  const told = await read(
    `Date,Amount,Description,Consumer name,Settlement reference\n${rows.replaceAll('\n', ',S1\n')}`,
  );
  expect(told.questions).toEqual([]);
  expect(told.transactions.map(({ amount }) => amount)).toEqual([4950, 12_000]);
});

it('asks about the signs of a card whose headings speak of a customer’s number and a day of settlement', async () => {
  const text =
    'Date,Amount,Description,Customer number,Settlement date\n' +
    '2026-03-04,49.50,WESTGATE HARDWARE,88120,2026-03-06\n2026-03-15,120.00,CORNER CAFE,88120,2026-03-17\n';
  expect((await read(text)).questions.map(({ about }) => about)).toEqual(['sign']);
});

it('finds the fee of a net amount among several columns of fees', async () => {
  const text =
    'Date,Type,Guest,Currency,Amount,Paid out,Service fee,Cleaning fee,Gross earnings\n' +
    '03/19/2026,Payout,Transfer to Jane Doe,USD,,300.00,,,\n' +
    '03/19/2026,Reservation,Al Ray,USD,300.00,,9.00,40.00,309.00\n' +
    '03/05/2026,Payout,Transfer to Jane Doe,USD,,485.00,,,\n' +
    '03/05/2026,Reservation,Bo Lind,USD,485.00,,15.00,50.00,500.00\n';
  const { transactions, questions } = await read(text);
  expect(transactions.map(({ amount }) => amount)).toEqual([-30_000, 30_000, -48_500, 48_500]);
  expect(questions).toEqual([]);
});

it('takes the day of a charge, not the one on which it was entered', async () => {
  const text =
    'created_at,charge_date,amount,description\n2026-03-01T09:00:00Z,2026-03-05,-100.00,Hosting\n2026-03-12T09:00:00Z,2026-03-16,50.00,Support\n';
  expect(rowsOf(await read(text))).toEqual(['2026-03-05 -10000 Hosting', '2026-03-16 5000 Support']);
});

it('keeps the number of a row out of its description', async () => {
  const text =
    'Item #,Transaction Date,Transaction Amount,Description\n1,20260303,-45.99,NETFLIX.COM\n2,20260311,120.50,SOBEYS\n';
  expect(rowsOf(await read(text))).toEqual(['2026-03-03 -4599 NETFLIX.COM', '2026-03-11 12050 SOBEYS']);
});

it('asks for no sides where a card without headings thanks for a payment', async () => {
  const rows = '2026-03-29,LOBLAWS #1011,45.12,\n2026-03-06,SPOTIFY,8.99,\n';
  const thanked = await read(`${rows}2026-03-18,PAYMENT THANK YOU/PAIEMENT MERCI,,400.00\n`);
  expect(thanked.questions).toEqual([]);
  expect(thanked.transactions.map(({ amount }) => amount)).toEqual([-4512, -899, 40_000]);
  const bare = await read(`${rows}2026-03-18,ELM,,400.00\n`);
  expect(bare.questions.map(({ about }) => about)).toEqual(['sign']);
});

it('takes no standing from a column that only repeats its heading', async () => {
  const text =
    'Date,Transaction,Name,Memo,Amount\n3/30/2026,DEBIT,Starbucks,memo,-25.00\n3/16/2026,CREDIT,Payroll,memo,850.00\n';
  const { transactions, questions } = await read(text);
  expect(transactions.map(({ amount }) => amount)).toEqual([-2500, 85_000]);
  expect(questions).toEqual([]);
});

it('leaves out what is only reserved, where that stands in place of its day', async () => {
  const text =
    'Bokföringsdag;Belopp;Rubrik;Saldo;Valuta\nReserverat;-129,00;ICA;;SEK\n2026/03/30;-149,00;SPOTIFY;30711,00;SEK\n2026/03/25;31200,00;LÖN;30860,00;SEK\n';
  const { transactions, proven, rejected } = await read(text);
  expect(transactions.map(({ amount }) => amount)).toEqual([-14_900, 3_120_000]);
  expect(rejected.map(({ reason }) => reason.code)).toEqual(['not-booked']);
  expect(proven).toBe(true);
});
