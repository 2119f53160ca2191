import { describe, expect, it } from 'vitest';
import { isCurrencyCode } from '../../../../../functions/domain/statements/currency-code.ts';
import {
  readStatement,
  readStatementOfPages,
} from '../../../../../functions/domain/statements/read-statement.ts';
import { typedPages } from '../../../../support/statements/typed-pages.ts';

describe('a code of a currency', () => {
  it.each([
    ['USD', 'USD Business Account'],
    ['CAD', 'Statement in CAD'],
    ['CAD', 'CAD account of Bow Design Ltd'],
    ['RON', 'RON'],
    ['RON', 'Cont curent RON'],
    ['RON', 'RON account'],
    ['RON', 'Sold (RON)'],
    ['BOB', '1.234,50 BOB'],
    ['BHD', 'BHD 12.345'],
    ['TRY', 'Account currency: TRY'],
  ])('is %s in "%s"', (code, text) => expect(isCurrencyCode(code, text)).toBe(true));

  it.each([
    ['BOB', 'MR BOB MARTIN'],
    ['BOB', 'Account name: BOB MARTIN'],
    ['RON', 'RON BURGESS PLUMBING'],
    ['TRY', 'PLEASE TRY OUR APP'],
    ['BHD', 'KOPI TIMES SDN BHD'],
    ['CAD', 'BOW CAD DESIGN LTD'],
    ['ABC', 'ABC'],
  ])('is not %s in "%s"', (code, text) => expect(isCurrencyCode(code, text)).toBe(false));
});

const ROWS = `
Date         Description             Paid out     Paid in    Balance
01/09/2026   Card payment               12.50                 487.50
03/09/2026   Transfer in                           200.00     687.50
20/09/2026   Direct debit               33.00                 654.50`;

describe('the currency of a statement', () => {
  const currencyUnder = async (head: string): Promise<string | null> => {
    const pages = typedPages(`\n${head}\nStatement period 01/09/2026 to 30/09/2026\n${ROWS}`);
    const reading = await readStatementOfPages({ kind: 'pages', pages }, 'pdf');
    if (reading.kind === 'problem') throw new Error(reading.because.code);
    return reading.statement.currency;
  };

  it('is not told by the name of whom it is for', async () => {
    expect(await currencyUnder('Harbour Bank   Sort code 20-00-11\nMR BOB MARTIN')).toBe('GBP');
  });

  it('is the ringgit on a statement for a company of Malaysia, whose money has two decimals', async () => {
    expect(await currencyUnder('Harbour Bank Berhad\nKOPI TIMES SDN BHD')).toBe('MYR');
  });

  it('is not told by a name above a table', async () => {
    const text = 'Harbour Bank\nMR RON BURGESS\n\nDate,Description,Amount\n01/09/2026,Card payment,-12.50\n';
    const reading = await readStatement(new TextEncoder().encode(text));
    if (reading.kind === 'problem') throw new Error(reading.because.code);
    expect(reading.statement.currency).toBeNull();
  });
});
