import { utils, write } from '@e965/xlsx';
import { describe, expect, it } from 'vitest';
import { readWorded } from '../../../../../support/statements/read-worded.ts';
import { readTable } from './read-table.ts';

const HEADINGS = 'Date,Description,Amount';
const ROWS = ['2026-08-03,Corner shop,-100.00', '2026-08-21,Wages,50.00'];

describe('the account of an export', () => {
  it.each([
    ['Chase5678_Activity_20260901.CSV', '5678'],
    ['NL97INGB0006512309_01-08-2026_31-08-2026.csv', 'NL97INGB0006512309'],
    ['Chequing 4417 transactions 0826.csv', '4417'],
    ['Checking_XXXX0826_Transactions.csv', 'XXXX0826'],
    ['Checking_XX4417_Transactions.csv', 'XX4417'],
    ['Checking_XXX417_Transactions_20260901.csv', 'XXX417'],
    ['History_for_Account_X12345678.csv', 'X12345678'],
  ])('is the one in its name %s', async (fileName, number) => {
    const { account } = await readTable([HEADINGS, ...ROWS], { fileName });
    expect(account?.number).toBe(number);
  });

  it.each([
    'transactions.csv',
    'Transactions2026_history.csv',
    'account-statement_2026-08-01_2026-08-31_en.csv',
    'account_20260831.csv',
    'Account-202608.csv',
    'account_31082026.csv',
    'csv58213.csv',
    'Export_US20260801120000.csv',
    'Chequing 0826 transactions.csv',
    'Chequing 2608 transactions.csv',
    'Chequing_3108_transactions.csv',
    'account_082026.csv',
    'account_310826.csv',
    'account_260831.csv',
  ])('is none in its name %s', async (fileName) => {
    expect((await readTable([HEADINGS, ...ROWS], { fileName })).account).toBeNull();
  });

  it('is the one that its rows name rather than its name', async () => {
    const rows = ROWS.map((row) => `${row},00412-5104478`);
    const { account } = await readTable([`${HEADINGS},Account Number`, ...rows], {
      fileName: 'Chase5678_Activity.csv',
    });
    expect(account?.number).toBe('00412-5104478');
  });

  it('has the last digits of its card for a number', async () => {
    const rows = ROWS.map((row) => `${row},4417`);
    expect((await readTable([`${HEADINGS},Card No.`, ...rows])).account?.number).toBe('4417');
  });

  it.each([
    ['Numéro de carte', '*** **** **** 7781'],
    ['Kartennummer', '4711'],
    ['IBAN Kontoinhaber', 'DE44200400000538917600'],
  ])('is what the column %s says in every row', async (heading, number) => {
    const rows = ROWS.map((row) => `${row},${number}`);
    expect((await readTable([`${HEADINGS},${heading}`, ...rows])).account?.number).toBe(number);
  });

  it('is no card that only some rows were paid with', async () => {
    const { account } = await readTable([
      `${HEADINGS},Card number,Account`,
      `${ROWS[0]},4410******2281,GBP Main`,
      `${ROWS[1]},,GBP Main`,
    ]);
    expect(account?.label).toBe('GBP Main');
  });

  it('stands under its heading above the rows, and is no period', async () => {
    const facts = ['Account,Account number,Currency', 'Giro plus,118 8204 41,EUR'];
    const range = '1.8.2026 - 31.8.2026';
    expect((await readTable([...facts, '', range, HEADINGS, ...ROWS])).account?.number).toBe('118 8204 41');
    expect((await readTable([range, '', HEADINGS, ...ROWS])).account).toBeNull();
  });

  it.each([
    ['Karte,Visa Kreditkarte,4930 •••• •••• 8821', '4930 •••• •••• 8821'],
    ['Kortnummer,**** **** **** 8821', '**** **** **** 8821'],
  ])('is the card that stands above the rows: %s', async (line, number) => {
    expect((await readTable([line, '', HEADINGS, ...ROWS])).account?.number).toBe(number);
  });

  it('keeps the check letter within its number', async () => {
    const { account } = await readTable(['Numéro Compte,1188204A020', '', HEADINGS, ...ROWS]);
    expect(account?.number).toBe('1188204A020');
  });

  it('is the short number beside its branch where columns have no headings', async () => {
    const rows = ROWS.map((row, at) => `"Caisse du Plateau","081523","EOP",${row},${900 + at * 50}.00`);
    expect((await readTable(rows)).account?.number).toBe('081523');
    const kinds = ROWS.map((row, at) => `"Shop","081523","EOP",${row},${900 + at * 50}.00`);
    expect((await readTable(kinds)).account?.number).toBeUndefined();
  });
});

describe('what stands above the rows of an export', () => {
  it.each([
    '* Transactions Period 2026-08-01 – 2026-08-31 Created 2026-09-01 10:22 CEST',
    '2026-08-01 - 2026-08-31',
    'Created 2026-09-01; transactions from 2026-08-01 to 2026-08-31',
  ])('tells the period beside the day it was made: %s', async (line) => {
    const { period } = await readTable([`"${line}"`, '', HEADINGS, ...ROWS]);
    expect(period).toEqual({ from: '2026-08-01', to: '2026-08-31' });
  });

  it('tells the closing balance behind its day in one cell', async () => {
    const { closing } = await readTable([
      'Solde au 31/08/2026 5 303,47 €',
      '',
      'Date;Libellé;Débit euros;Crédit euros',
      '03/08/2026;CARTE EPICERIE;100,00;',
      '21/08/2026;VIR RECU;;50,00',
    ]);
    expect(closing).toBe(530_347);
  });
});

it('takes the balance after each row from a column beside that of the balance before it', async () => {
  const { proven, opening, closing } = await readTable([
    'accountNumber,transactiondate,startsaldo,endsaldo,amount,description',
    '623411887,2026-08-03,1000.00,900.00,-100.00,Corner shop',
    '623411887,2026-08-21,900.00,950.00,50.00,Wages',
    '623411887,2026-08-22,950.00,940.00,-10.00,Corner shop',
  ]);
  expect({ proven, opening, closing }).toEqual({ proven: true, opening: 100_000, closing: 94_000 });
});

it('reads the days that a workbook holds as numbers of eight digits', async () => {
  const book = utils.book_new();
  const rows = [
    ['accountNumber', 'mutationcode', 'transactiondate', 'amount', 'description'],
    ['623411887', 'EUR', 20_260_803, -100, 'Corner shop'],
    ['623411887', 'EUR', 20_260_821, 50, 'Wages'],
  ];
  utils.book_append_sheet(book, utils.aoa_to_sheet(rows), 'Sheet0');
  const reading = await readWorded(
    new Uint8Array(write(book, { type: 'array', bookType: 'xlsx' }) as ArrayBuffer),
  );
  if (reading.kind === 'problem') throw new Error(reading.detail);
  expect(reading.statement.transactions.map(({ date, amount }) => `${date} ${amount}`)).toEqual([
    '2026-08-03 -10000',
    '2026-08-21 5000',
  ]);
});

const camt = (range: string) =>
  `<?xml version="1.0"?><Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.02"><BkToCstmrStmt><Stmt>${range}<Acct><Id><IBAN>SE4550000000058398257466</IBAN></Id><Ccy>SEK</Ccy></Acct><Bal><Tp><CdOrPrtry><Cd>CLBD</Cd></CdOrPrtry></Tp><Amt Ccy="SEK">950.00</Amt><CdtDbtInd>CRDT</CdtDbtInd><Dt><Dt>2026-08-31</Dt></Dt></Bal><Ntry><Amt Ccy="SEK">108.50</Amt><CdtDbtInd>DBIT</CdtDbtInd><Sts>BOOK</Sts><BookgDt><Dt>2026-08-03</Dt></BookgDt></Ntry></Stmt></BkToCstmrStmt></Document>`;

describe('the period of a CAMT message', () => {
  it.each([
    ['its days', 'FrDt', '2026-08-01', 'ToDt', '2026-08-31'],
    ['its last moment', 'FrDtTm', '2026-08-01T00:00:00', 'ToDtTm', '2026-08-31T23:59:59.999+02:00'],
    [
      'the midnight that begins its last day',
      'FrDtTm',
      '2026-08-01T00:00:00',
      'ToDtTm',
      '2026-08-31T00:00:00',
    ],
    [
      'the midnight behind its closing balance',
      'FrDtTm',
      '2026-08-01T00:00:00',
      'ToDtTm',
      '2026-09-01T00:00:00',
    ],
  ])('is told by %s', async (_, first, from, last, to) => {
    const range = `<FrToDt><${first}>${from}</${first}><${last}>${to}</${last}></FrToDt>`;
    const reading = await readWorded(new TextEncoder().encode(camt(range)));
    if (reading.kind === 'problem') throw new Error(reading.detail);
    expect(reading.statement.period).toEqual({ from: '2026-08-01', to: '2026-08-31' });
  });

  it('is none where one day is missing or a row lies outside', async () => {
    for (const range of [
      '',
      '<FrToDt><FrDt>2026-08-01</FrDt></FrToDt>',
      '<FrToDt><FrDt>2026-08-10</FrDt><ToDt>2026-08-31</ToDt></FrToDt>',
    ]) {
      const reading = await readWorded(new TextEncoder().encode(camt(range)));
      expect(reading.kind === 'read' && reading.statement.period).toBeUndefined();
    }
  });
});
