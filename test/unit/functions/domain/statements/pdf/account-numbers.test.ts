import { describe, expect, it } from 'vitest';
import { readStatementOfPages } from '../../../../../../functions/domain/statements/read-statement.ts';
import { typedPages } from '../../../../../support/statements/typed-pages.ts';

const ROWS = `
Date      Description             Paid out     Paid in     Balance
01 Aug    Opening balance                                  1,000.00
03 Aug    Corner shop               100.00                   900.00
21 Aug    Wages                                  50.00       950.00`;

/** The account and currency of a statement that begins with these lines. */
async function factsUnder(head: string) {
  const page = `\nHarbour Bank\nStatement period 1 August 2026 to 31 August 2026\n${head}\n${ROWS}`;
  const reading = await readStatementOfPages({ kind: 'pages', pages: typedPages(page) }, 'pdf');
  if (reading.kind === 'problem') throw new Error(reading.because.code);
  return { number: reading.statement.account?.number, currency: reading.statement.currency };
}

describe('the account number of a printed statement', () => {
  it.each([
    'Acct ending 9934',
    'EVERYDAY CHECKING ...9934',
    'Everyday Checking (x9934)',
    'Everyday Checking - 9934',
    'Free Business Checking ending in 9934',
    'Card no. ending with 9934',
    'Loan number 0044819934',
    'A/C 0044819934',
    'Account details   BSB 733-000  ACC 699934',
    'Kontonummer 104 993 4',
    'Kontonr. 1503.42.19934',
    'Conto n. 1000/00009934',
    'Rapporto 1000/00009934',
    'C/C CONTRAT PRO N° 00020329934 en euros',
    'L.E.P. EN CPTE - N° 05234089934',
    'Statement of account for the period 01-08-2026 to 31-08-2026\nA/c No: 610000000099934  IFSC: SRCB0000061',
  ])('stands behind the kind of the account or a word for it: %s', async (head) => {
    expect((await factsUnder(head)).number).toBe('••••9934');
  });

  it.each([
    ['behind a British sort code', '20-32-06 63919934', '9934'],
    ['behind a sort code under both names', 'Sort Code / Account Number\n20-32-06 / 63919934', '9934'],
    ['of New Zealand', '12-3109-0049934-00', '3400'],
    ['of Poland', 'Nr rachunku: 61109010140000071219812874', '2874'],
    ['of Switzerland, with one last digit', 'IBAN CH93 0076 2011 6238 5295 7', '2957'],
    ['of Spain', 'C.C.C. 2100 0418 45 0200059934', '9934'],
  ])('is told by its form where it stands %s', async (_, head, digits) => {
    expect((await factsUnder(head)).number).toBe(`••••${digits}`);
  });

  it.each([
    ['the form of a bank in Hong Kong', 'Account No. 012-142-4-165993-4'],
    ['the form of a Brazilian savings bank', 'Conta: 0344 | 003 | 44819993-4'],
    ['an IBAN alone with its money', 'BE84 0000 0000 0099 34 EUR'],
    ['its groups, though its holder is called a member', 'Membership Number xxxx-xxxxxx-49934'],
    ['a branch beside it under one line of names', 'BSB Account number\n031-517  44819934'],
    ['the short name of an account', 'ag 4410 cc 81993-4'],
    ['its form in Hong Kong', 'Number 123-456789-934'],
    ['its Finnish name', 'Tili FI42 5000 1510 0099 34 Sivu 1'],
    ['the end of a card’s number in Portuguese', 'Cartão final 9934'],
  ])('is found by %s', async (_, head) => {
    expect((await factsUnder(head)).number).toBe('••••9934');
  });

  it.each([
    ['its short heading', 'Transit   Account\n04412     5099934'],
    ['what the account is called', 'Your Classic Account\n0044819934'],
    [
      'a name broken over lines',
      'Statement   Your\nnumber      account\n            number\n18          6308 9934',
    ],
    ['a name of its end', 'Account number ending in\n9934'],
    ['one of a list of facts', 'Client card number\n4536 9256 8204 2549\nAccount #\n84221 4479934'],
    [
      'its name in letters set apart',
      'I.B.A.N.                          Agence\nDE89370400440532019934            22',
    ],
  ])('stands under %s', async (_, head) => {
    expect((await factsUnder(head)).number).toBe('••••9934');
  });

  it.each([
    ['Account 12-6340-9597232-000              52 Lambton Quay', '2000'],
    ['Account number ...9934                   SPRINGFIELD IL 42319-7609', '9934'],
    ['Client card number 4536 8861 1199 1233\nAccount number 84534-8349934', '9934'],
    ['Sort code / Account number   33-72-75 / 65029934', '9934'],
    ['Account number   2681  1699  34', '9934'],
    ['Visa Signature\nending in 9934', '9934'],
    ['CCC: 5329-2353-11-4473699934', '9934'],
    ['Account Number            P O Box 659754\n0044819934', '9934'],
    ['Betaalrekening NL95INGB5593589934 | Klantnummer 422368270', '9934'],
  ])('is whole, and not joined with what stands far behind it, nor a card’s: %s', async (head, digits) => {
    expect((await factsUnder(head)).number).toBe(`••••${digits}`);
  });

  it.each([
    ['GST number 37-632-777', 'NZD'],
    ['Reg No. 1962/000738/06', 'ZAR'],
    ['MICR: 442676054', 'INR'],
  ])('stands beside facts of a country that tell the currency: %s', async (head, currency) => {
    expect((await factsUnder(head)).currency).toBe(currency);
  });

  it('is no New Zealand’s beside the number of a Canadian GST account', async () => {
    expect((await factsUnder('GST No. 123 456 789 RT 0001')).currency).toBeNull();
  });

  it.each([
    ['a telephone', 'Questions about your account? Call 1-800-935-9935'],
    ['the member', 'Member number: ****7702'],
    ['an access', 'Account holder ID 88120012'],
  ])('is not the number of %s', async (_, line) => {
    expect((await factsUnder(line)).number).toBeUndefined();
    expect((await factsUnder(`${line}\nEveryday account ending in 9934`)).number).toBe('••••9934');
  });

  it('tells the dollars where it has the form of New Zealand’s', async () => {
    expect((await factsUnder('Account 12-3109-0049934-00')).currency).toBe('NZD');
  });
});

it('is the card’s on its own statement, not that of the bank’s account to pay to', async () => {
  const page = `
Harbour Bank Visa Platinum credit card statement
Card ending in 6630      Minimum payment due 13.00
Pay by bank transfer to account 01-1839-0000001-00
1 August 2026 to 31 August 2026
Date      Details                   Amount
          Opening balance           611.40
03 Aug    Corner shop               100.00
21 Aug    Payment - thank you      -400.00
          Closing balance           311.40`;
  const reading = await readStatementOfPages({ kind: 'pages', pages: typedPages(page) }, 'pdf');
  if (reading.kind === 'problem') throw new Error(reading.because.code);
  expect(reading.statement.account?.number).toBe('••••6630');
});

it.each([
  ['SEK', 'Kontoutdrag'],
  ['NOK', 'Kontoutskrift'],
  ['DKK', 'Kontoudtog'],
])('is in %s where the statement is called %s and names no currency', async (currency, title) => {
  expect((await factsUnder(title)).currency).toBe(currency);
});

it('gives each of several accounts the period above all of them, beside a bank that is called a credit union', async () => {
  const page = `
Gem City Credit Union                Member Number: ****7702
Statement Period: 08/01/2026 - 08/31/2026

SHARE SAVINGS - ID 01
Date      Transaction Description   Amount      Balance
08/01/26  Beginning Balance                      505.10
08/12/26  Deposit Transfer           25.00       530.10
08/31/26  Ending Balance                         530.10
BASIC CHECKING - ID 08
Date      Transaction Description   Amount      Balance
08/01/26  Beginning Balance                    1,420.66
08/02/26  Withdrawal Grocer         -88.20     1,332.46
08/12/26  Withdrawal Transfer       -25.00     1,307.46
08/31/26  Ending Balance                       1,307.46`;
  const reading = await readStatementOfPages({ kind: 'pages', pages: typedPages(page) }, 'pdf');
  if (reading.kind === 'problem') throw new Error(reading.because.code);
  const august = { from: '2026-08-01', to: '2026-08-31' };
  expect(reading.statement.accounts?.map(({ period }) => period)).toEqual([august, august]);
});

it('parts the accounts of France by their numbers, and asks no order of days that the period above them tells', async () => {
  const page = `
Banque du Port
Relevé de vos comptes n° 6 du 13/06/2026 au 13/07/2026
COMPTE DE DEPOT - N° 04093455065
Date          Valeur        Détail des opérations       Montant en EUR
SOLDE DEBITEUR AU 13/06/2026                                  - 435,40
16/06/2026    16/06/2026    COTIS BOUQUET                      - 11,45
01/07/2026    01/07/2026    VIR SEPA FRANCE TRAVAIL         + 1 424,40
05/07/2026    05/07/2026    VIR SEPA VERS L.E.P.              - 900,00
SOLDE CREDITEUR AU 13/07/2026                                  + 77,55
L.E.P. EN CPTE - N° 05234087765
Date          Valeur        Détail des opérations       Montant en EUR
SOLDE CREDITEUR AU 13/06/2026                               + 1 100,00
05/07/2026    05/07/2026    VIR SEPA DU COMPTE DE DEPOT       + 900,00
SOLDE CREDITEUR AU 13/07/2026                               + 2 000,00`;
  const reading = await readStatementOfPages({ kind: 'pages', pages: typedPages(page) }, 'pdf');
  if (reading.kind === 'problem') throw new Error(reading.because.code);
  const { accounts = [], questions } = reading.statement;
  expect(questions).toEqual([]);
  expect(accounts.map(({ account, proven, closing }) => [account?.number, proven, closing])).toEqual([
    ['••••5065', true, 7755],
    ['••••7765', true, 200000],
  ]);
});

it('names each of several accounts’ own currency before one above all of them', async () => {
  const page = `
Pacific Coast Credit Union      Statement period August 1, 2026 to August 31, 2026
Business Chequing CAD
Account number 100044719934
Date      Description               Debits      Credits      Balance
Aug 1     Opening balance                                   1,500.00
Aug 4     Wire out                  200.00                  1,300.00
Aug 18    Deposit Larch                        3,000.00     4,300.00
US Dollar Chequing
Account number 100044712201   Currency USD
Date      Description               Debits      Credits      Balance
Aug 1     Opening balance                                     800.00
Aug 6     US Postage                 50.25                    749.75
Aug 20    Deposit payout                         420.00     1,169.75`;
  const reading = await readStatementOfPages({ kind: 'pages', pages: typedPages(page) }, 'pdf');
  if (reading.kind === 'problem') throw new Error(reading.because.code);
  expect(reading.statement.accounts?.map(({ currency }) => currency)).toEqual(['CAD', 'USD']);
});
