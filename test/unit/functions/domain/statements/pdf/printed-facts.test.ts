import { describe, expect, it } from 'vitest';
import { balanceKind } from '../../../../../../functions/domain/statements/pdf/heading-words.ts';
import { readStatementOfPages } from '../../../../../../functions/domain/statements/read-statement.ts';
import { typedPages } from '../../../../../support/statements/typed-pages.ts';

const ROWS = `
Date      Description             Paid out     Paid in     Balance
01 Aug    Opening balance                                  1,000.00
03 Aug    Corner shop               100.00                   900.00
21 Aug    Wages                                  50.00       950.00`;

/** The facts of a statement that begins with these lines. */
async function factsUnder(head: string, rows = ROWS) {
  const reading = await readStatementOfPages(
    { kind: 'pages', pages: typedPages(`\n${head}\n${rows}`) },
    'pdf',
  );
  if (reading.kind === 'problem') throw new Error(reading.because.code);
  const { account, currency, period, questions, transactions } = reading.statement;
  return { account, currency, period, asked: questions.map(({ about }) => about), rows: transactions.length };
}

const AUGUST = { from: '2026-08-01', to: '2026-08-31' };

describe('the period of a printed statement', () => {
  it.each([
    'August 01, 2026 through August 31, 2026',
    '01 - 31 Aug 2026',
    '1-31 August 2026',
    '1 August to 31 August 2026',
    'Harbour Bank    01 August 2026 to 31 August 2026',
    'Aug 1, 2026 - Aug 31, 2026 | 31 days in this cycle',
    '1 August 2026 [GMT] - 31 August 2026 [GMT]',
    'Del 01/08/2026 al 31/08/2026',
    'Opening Date Aug 1, 2026\nClosing Date Aug 31, 2026',
    'Statement starts 1 August 2026\nStatement ends 31 August 2026',
    'Harbour Bank     Fecha desde: 01/08/2026\nPO Box 12        Fecha hasta: 31/08/2026',
    'Datum vanaf 01-08-2026   Datum t/m 31-08-2026',
    'Privatkonto 2026-08-01–2026-08-31',
    'Harbour Bank     Aug 1, 2026\nPO Box 12        through\nSpringfield      Aug 31, 2026',
  ])('needs no word for it beside its days: %s', async (line) => {
    expect((await factsUnder(line)).period).toEqual(AUGUST);
  });

  it.each([
    ['leaves a row out', '5 August 2026 to 31 August 2026'],
    ['is longer than a quarter', '1 January 2026 to 31 December 2026'],
    ['is below each other with no word between', '1 August 2026\nCHF\n31 August 2026'],
    ['stands beside another', '1 August 2026 to 31 August 2026\n2 August 2026 to 30 September 2026'],
  ])('is not told by two days alone where their time %s', async (_, lines) => {
    expect((await factsUnder(`Statement date 31 August 2026\n${lines}`)).period).toBeUndefined();
  });
});

it('takes the days of the balances around the rows before a settlement of interest for a longer time', async () => {
  const page = `
Harbour Bank
Account balance on 04.12.2026                              1,000.00 GBP
Date         Description             Paid out     Paid in
10.12.2026   Corner shop               100.00
21.12.2026   Wages                                  50.00
Account balance on 30.12.2026                                950.00 GBP
Interest settled for the period from 01.10.2026 to 31.12.2026`;
  const reading = await readStatementOfPages({ kind: 'pages', pages: typedPages(page) }, 'pdf');
  if (reading.kind === 'problem') throw new Error(reading.because.code);
  const { period, proven } = reading.statement;
  expect({ period, proven }).toEqual({ period: { from: '2026-12-04', to: '2026-12-30' }, proven: true });
});

const DATED_ROWS = `
Date          Description         Paid out     Paid in     Balance
01 Aug 2026   Opening balance                              1,000.00
03 Aug 2026   Corner shop           100.00                   900.00
21 Aug 2026   Wages                              50.00       950.00`;

it('proves nothing where all days lie far from the period that the statement says it is of', async () => {
  const provenIn = async (period: string) => {
    const page = `\nStatement period ${period}\n${DATED_ROWS}`;
    const reading = await readStatementOfPages({ kind: 'pages', pages: typedPages(page) }, 'pdf');
    return reading.kind === 'read' && reading.statement.proven;
  };
  expect(await provenIn('8 January 2026 to 11 February 2026')).toBeNull();
  expect(await provenIn('22 August 2026 to 21 September 2026')).toBe(true);
  expect(await provenIn('1 August 2026 to 31 August 2026')).toBe(true);
});

describe('the account of a printed statement', () => {
  it.each([
    ['an IBAN of which a part looks like a card’s number', 'Girokonto, DE84 3705 0198 1048 8200 91', '0091'],
    ['an IBAN under its heading', 'Name           IBAN\nPia Wendt      DE36 3707 0024 0123 4567 00', '6700'],
    ['a card named by its kind', 'Visa Signature ending in 4417', '4417'],
    ['the four parts of a French account', 'n° 30003 01170 00050123456 77', '5677'],
    [
      'parts of it under words for it',
      'Branch 12      Your account number:\nMain St        80002 00412 88',
      '1288',
    ],
    ['its number behind what the bank calls it', '360 Checking - 36118204417', '4417'],
    ['the same without a dash', 'Jumpstart Chequing 100118820441', '0441'],
    [
      'an IBAN that goes on below',
      'Lucia R        IBAN: ES38 0049 5103 71\nMadrid         2016001234',
      '1234',
    ],
    ['parts of it about a check letter', 'Compte Courant Postal n° 11 882 04 A 020', '4020'],
    ['a number with a check letter', 'Compte 1188204A020', '4020'],
    [
      'the line under words for it',
      'Branch 12      Your account number:\nMain St        00412-5104478',
      '4478',
    ],
  ])('is named by %s', async (_, lines, digits) => {
    const { account } = await factsUnder(`1 August 2026 to 31 August 2026\n${lines}`);
    expect(account?.number).toBe(`••••${digits}`);
  });

  it('is no card where the parts of an IBAN only look like one', async () => {
    const { account } = await factsUnder(
      'Statement 1 August 2026 to 31 August 2026\nPaid from DE84 3705 0198 1048 8200 91 to you',
    );
    expect(account?.number).not.toBe('••••8200');
  });
});

const DOLLARS = ROWS.replaceAll(/ (?=\d[\d,]*\.\d{2})/g, '$');

describe('the dollars of a printed statement', () => {
  it.each([
    ['CAD', 'a Canadian postal code', '88 Queen St W, Toronto ON M5H 2M8'],
    ['AUD', 'an Australian postcode', '8 King St NEWTOWN NSW 2042'],
    ['USD', 'a ZIP code', '1420 Pike St, Seattle WA 98101-2214'],
    ['CAD', 'a bank of Canada', 'RBC Royal Bank'],
    ['NZD', 'a bank of New Zealand', 'Kiwibank'],
    ['USD', 'nothing', ''],
  ])('are taken for %s by %s, and still asked', async (currency, _, line) => {
    const facts = await factsUnder(`${line}\nStatement 1 August 2026 to 31 August 2026`, DOLLARS);
    expect([facts.currency, facts.asked, facts.rows]).toEqual([currency, ['currency'], 2]);
  });
});

it('takes what a payment service held at both ends for the balances, not what it withheld', () => {
  const kinds = ['Available beginning', 'Available ending', 'Withheld ending', 'Available balance'].map(
    balanceKind,
  );
  expect(kinds).toEqual(['opening', 'closing', undefined, undefined]);
});

it('reads the short month that Canadian banks print in French', async () => {
  const french = `
Date      Description             Retrait      Dépôt       Solde
          Solde reporté                                    1 000,00
3 AOÛ     Épicerie                  100,00                   900,00
21 AOÛ    Paie                                   50,00       950,00`;
  const facts = await factsUnder('Relevé de compte du 1 août 2026 au 31 août 2026', french);
  expect([facts.rows, facts.period]).toEqual([2, AUGUST]);
});

describe('a long text where an account is named', () => {
  it.each([
    [
      'an IBAN with more behind it',
      'IBAN DE89 3704 0044 0532 0130 00 BIC COBADEFFXXX REF 0815 KUNDE 4711 AB Musterbank',
    ],
    ['a reference without blanks', `REF DE12${'A1'.repeat(60)}.`],
    ['a rule of asterisks', '*'.repeat(120)],
    ['a rule of asterisks behind a word for it', `Account ${'*'.repeat(120)} page 01`],
  ])('is read in no time: %s', async (_, head) => {
    const from = performance.now();
    expect((await factsUnder(head, DATED_ROWS)).rows).toBe(2);
    expect(performance.now() - from).toBeLessThan(2000);
  });
});

describe('balances of two days that stand in no table', () => {
  const rowsBetween = (first: string, last: string) => `
Harbour Bank   Springfield, IL 62704
Balance on ${first}                               1,000.00
Balance on ${last}                               1,200.00

Date         Description               Amount
01/13/2026   Corner shop              -300.00
01/21/2026   Sunny deposit             500.00`;

  it.each([
    ['01/15/2026', '02/14/2026'],
    ['01/05/2026', '02/04/2026'],
  ])('turn no row round, whichever order their days can be read in: %s to %s', async (first, last) => {
    const pages = typedPages(rowsBetween(first, last));
    const reading = await readStatementOfPages({ kind: 'pages', pages }, 'pdf');
    if (reading.kind === 'problem') throw new Error(reading.because.code);
    const { proven, transactions } = reading.statement;
    expect({ proven, amounts: transactions.map(({ amount }) => amount) }).toEqual({
      proven: true,
      amounts: [-300_00, 500_00],
    });
  });
});
