import { describe, expect, it } from 'vitest';
import { memoryImports } from '../../../../../support/memory-imports.ts';
import { readTable } from './read-table.ts';

const DUTCH = [
  'Datum,Bedrag,Rekening,Tegenrekening,Naam,Omschrijving',
  '2026-03-01,"-2,56",NL47BUNQ2025181418,DE02500105170137075030,Mira,invoice 4',
  '2026-03-09,"750,00",NL47BUNQ2025181418,NL77RABO0311467415,W. Kok,Naar Mira',
];
const BRITISH = ['Account;GB33 BUKB 2020 1555 5555 55', 'Date;Text;Amount', '2026-03-01;TEA;-2.56'];

describe('a table that names no currency', () => {
  it.each([
    ['is in that of its own account’s country, not of the books', DUTCH, { isBooksCurrency: true }, 'EUR'],
    [
      'is in that of the country also where its account stands above',
      BRITISH,
      { isBooksCurrency: true },
      'GBP',
    ],
    ['is in that of the account that a person named', DUTCH, {}, 'CAD'],
  ])('%s', async (_what, lines, options, currency) => {
    expect(await readTable(lines, { currency: 'CAD', ...options })).toMatchObject({ currency });
  });

  it('is not in that of the other side’s country', async () => {
    const lines = ['Date,Counterparty,IBAN,Amount', '2026-03-01,Kunde,DE02500105170137075030,10.00'];
    const books = { currency: 'CAD', isBooksCurrency: true };
    expect(await readTable([...lines, '2026-03-02,Wirt,NL77RABO0311467415,-4.00'], books)).toMatchObject({
      currency: 'CAD',
    });
  });

  it('is in that of the books where its accounts are of several countries', async () => {
    const books = { currency: 'CAD', isBooksCurrency: true };
    const lines = ['Date,My account,Text,Amount', '2026-03-01,NL47BUNQ2025181418,TEA,-2.00'];
    expect(await readTable([...lines, '2026-03-02,GB33BUKB20201555555555,TEA,-2.00'], books)).toMatchObject({
      currency: 'CAD',
    });
  });

  it('enters books in dollars as the euros that it brings', async () => {
    const books = await memoryImports();
    const ready = await books.read(DUTCH.join('\n'));
    expect(ready.accounts).toMatchObject([{ accountId: null, currency: 'EUR', lastDigits: '1418' }]);
    await books.commit(ready.id);
    expect((await books.rows()).map(({ currency, amount }) => [currency, amount])).toEqual([
      ['EUR', -256],
      ['EUR', 75_000],
    ]);
  });
});
