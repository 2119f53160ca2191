import { describe, expect, it } from 'vitest';
import { readTable } from './read-table.ts';

const ROWS = [
  '13.03.2026;REWE;DE02120300000000202051;-23,10',
  '14.03.2026;Kunde AG;DE02500105170137075030;100,00',
  '15.03.2026;REWE;DE02120300000000202051;-6,90',
  '16.03.2026;Kunde AG;DE02500105170137075030;10,00',
];
const BALANCES = ['76,90', '176,90', '170,00', '180,00'];

describe('an account number in the rows', () => {
  it.each([
    'Date;Counterparty;IBAN;Amount',
    'Buchungstag;Begünstigter;Kontonummer;Betrag',
    'Date;Payee;Account No;Amount',
  ])('is the other side’s where it goes with its name (%s)', async (headings) => {
    const { account, accounts, transactions } = await readTable([headings, ...ROWS]);
    expect([account, accounts]).toEqual([null, undefined]);
    expect(transactions.map(({ amount }) => amount)).toEqual([-2310, 10_000, -690, 1000]);
  });

  it.each(['Date;Text;IBAN;Amount;Balance', 'Datum;Text;Konto;Betrag;Saldo'])(
    'is the other side’s where one balance runs over several (%s)',
    async (headings) => {
      const lines = ROWS.map((row, at) => `${row};${BALANCES[at] ?? ''}`);
      const { account, accounts, proven } = await readTable([headings, ...lines]);
      expect([account, accounts, proven]).toEqual([null, undefined, true]);
    },
  );

  it('is the other side’s where the file names its own account above', async () => {
    const { account, accounts } = await readTable([
      'Account;NL91 ABNA 0417 1643 00',
      'Date;Text;IBAN;Amount',
      ...ROWS,
    ]);
    expect([account?.number, accounts]).toEqual(['NL91 ABNA 0417 1643 00', undefined]);
  });

  it('is the other side’s where rows go without', async () => {
    const { account } = await readTable([
      'Date;Text;IBAN;Amount',
      '13.03.2026;REWE;;-23,10',
      '14.03.2026;Kunde;DE02500105170137075030;100,00',
    ]);
    expect(account).toBeNull();
  });

  it('is the owner’s where it stays the same beside different names', async () => {
    const { account } = await readTable([
      'Date;Payee;Account;Amount',
      '13.03.2026;REWE;DE02120300000000202051;-23,10',
      '14.03.2026;Kunde;DE02120300000000202051;100,00',
    ]);
    expect(account?.number).toBe('DE02120300000000202051');
  });

  it('tells several accounts of the owner apart, each with its own balance', async () => {
    const { accounts, proven } = await readTable([
      'Account;Date;Name;Amount;Balance',
      'DE02120300000000202051;13.03.2026;REWE;-23,10;76,90',
      'DE02500105170137075030;13.03.2026;Kunde;100,00;176,90',
      'DE02120300000000202051;15.03.2026;REWE;-6,90;70,00',
      'DE02500105170137075030;16.03.2026;Kunde;10,00;186,90',
    ]);
    expect(accounts?.map(({ transactions }) => transactions.length)).toEqual([2, 2]);
    expect(proven).toBe(true);
  });
});
