import { describe, expect, it } from 'vitest';
import { readStatementOfPages } from '../../../../../../functions/domain/statements/read-statement.ts';
import { typedPages } from '../../../../../support/statements/typed-pages.ts';

/** `lowered`: a word from which on everything stands as much farther down. */
async function read(text: string, { lowered, by = 0 }: { lowered?: string; by?: number } = {}) {
  const pages = typedPages(text).map((page) => {
    const [, from = 1] = page.words.find((word) => word.text === lowered)?.box ?? [];
    const words = page.words.map(({ box: [left, top, ...size], ...word }) => ({
      ...word,
      box: [left, top >= from ? top + by : top, ...size] as [number, number, number, number],
    }));
    return { ...page, words };
  });
  const reading = await readStatementOfPages({ kind: 'pages', pages }, 'pdf');
  if (reading.kind === 'problem') throw new Error(reading.because.code);
  const { transactions, proven, currency, questions, rejected } = reading.statement;
  return {
    rows: transactions.map(({ date, amount, description }) => `${date} ${amount} ${description}`),
    ...{ proven, currency, rejected, asked: questions.map(({ about }) => about) },
  };
}

describe('a description', () => {
  const first = `
North Bank                         Account number 0031 7724 4821
Statement period 01/03/2026 to 31/03/2026   GBP
Date         Details                      Amount          Balance
             Opening balance                             1,000.00
02/03/2026   Oak Books                    -79.32           920.68
09/03/2026   Water                        -22.14           898.54`;

  it.each([
    ['under the headings', 'Date         Details                      Amount          Balance\n'],
    ['without headings', ''],
  ])('goes on over the break of a page, %s', async (_, headings) => {
    const { rows, proven } = await read(`${first}
             Northern Region


North Bank                                                      1
---
North Bank                         Account number 0031 7724 4821

${headings}             Meter 4
20/03/2026   Customer                      63.97           962.51
             Closing balance                               962.51`);
    expect(rows[1]).toBe('2026-03-09 -2214 Water Northern Region Meter 4');
    expect(proven).toBe(true);
  });

  it('takes nothing from the top of a page that is on others, too, or that stands apart from the rows', async () => {
    const { rows } = await read(`${first}
---
North Bank                         Account number 0031 7724 4821
             Your money, our care

             A word apart


20/03/2026   Customer                      63.97           962.51
---
North Bank                         Account number 0031 7724 4821
             Your money, our care
21/03/2026   Customer                      10.00           972.51
             Closing balance                               972.51`);
    expect(rows.map((row) => row.split(' ').slice(2).join(' '))).toEqual([
      'Oak Books',
      'Water',
      'Customer',
      'Customer',
    ]);
  });

  it('keeps the amount that it names before that of the row', async () => {
    const { rows, proven } = await read(`
Rekeningafschrift van 01-03-2026 t/m 31-03-2026
EUR
Datum        Omschrijving                       Bedrag          Saldo
             Vorig saldo                                     1.000,00
02-03-2026   Huur loods
             Waterbedrijf 12.90 USD            -400,00         600,00
09-03-2026   Bakkerij
             Waterbedrijf 12.90 USD             150,00         750,00
20-03-2026   Drukkerij                          -49,90         700,10
             Nieuw saldo                                       700,10`);
    expect(rows[0]).toBe('2026-03-02 -40000 Huur loods Waterbedrijf 12.90 USD');
    expect(proven).toBe(true);
  });

  it('of the last row tells no currency of the account', async () => {
    const { currency } = await read(`
Kontoauszug vom 01.03.2026 bis 31.03.2026
CHF
Datum        Vorgang                       Betrag           Saldo
02.03.2026   Miete Halle                  -400,00          600,00
09.03.2026   Lindenhof                     150,00          750,00
             Rechnung 7  12.90 USD
             Lindenhof 12.90 USD`);
    expect(currency).toBe('CHF');
  });
});

describe('a table', () => {
  it('may have letters of their own between amounts and descriptions', async () => {
    const { rows, proven } = await read(`
Kontoauszug vom 01.03.2026 bis 31.03.2026   EUR
Datum           Betrag                Text
              1.000,00          H   Alter Kontostand
02.03.2026      400,00          S   Miete Halle
09.03.2026      150,00          H   Lindenhof GmbH
20.03.2026       49,90          S   Stadtwerke
                700,10          H   Neuer Kontostand`);
    expect(rows.map((row) => row.split(' ')[1])).toEqual(['-40000', '15000', '-4990']);
    expect(proven).toBe(true);
  });

  it('without headings keeps the row whose amount alone stands in a column', async () => {
    const { rows, proven } = await read(`
Account number 0031 7724 4821   Statement of account   GBP
             Opening balance                                   1,000.00
02/03/2026   Oak Books                 79.32                     920.68
09/03/2026   Water                     22.14                     898.54
20/03/2026   Customer                              63.97         962.51
21/03/2026   Oak Books                 12.50                     950.01
             Closing balance                                     950.01`);
    expect(rows.map((row) => row.split(' ')[1])).toEqual(['-7932', '-2214', '6397', '-1250']);
    expect(proven).toBe(true);
  });

  it('begins below its period, whose first word is no part of a day', async () => {
    const { currency, rows } = await read(`
Account no. 0031 7724 4821
Period Dec 1, 2025 to Dec 31, 2025
CAD
Dec 2, 2025   Oak Books                    -79.32          920.68
Dec 9, 2025   Water                        -22.14          898.54`);
    expect(currency).toBe('CAD');
    expect(rows).toHaveLength(2);
  });

  it('of an account is not a card’s for a word about the bank’s page on cards', async () => {
    const { rows, asked } = await read(`
Kontonummer 0031 7724 4821   Kontoutdrag
Faktura kreditkort www.northshore.example
SEK
Datum        Text                         Belopp
             Insättningar
2026-03-02   Oak Books                     79,32

             Uttag
2026-03-09   Water                         22,14
2026-03-20   Oak Books                     12,50`);
    expect(rows.map((row) => row.split(' ')[1])).toEqual(['7932', '-2214', '-1250']);
    expect(asked).toEqual([]);
  });

  it('takes a heading that stands a little apart for one where descriptions come first, too', async () => {
    const text = `
Kontonummer 0031 7724 4821   Kontoutdrag 2026-03-01 - 2026-03-31   SEK
Text                         Datum        Belopp
Ingående saldo                            900,00
Insättningar
Oak Books                    2026-03-02    79,32
Northern Region
Uttag
Water                        2026-03-09    22,14
Meter 4
Oak Books                    2026-03-20    12,50
Utgående saldo                            944,68`;
    const { rows, proven } = await read(text, { lowered: 'Uttag', by: 0.4 / 60 });
    expect(rows).toEqual([
      '2026-03-02 7932 Oak Books Northern Region',
      '2026-03-09 -2214 Water Meter 4',
      '2026-03-20 -1250 Oak Books',
    ]);
    expect(proven).toBe(true);
  });

  it.each([
    ['À reporter', 'Report page précédente'],
    ['A transportar', 'Transporte'],
    ['Do przeniesienia', 'Z przeniesienia'],
  ])('takes a balance over to the next page as %s and %s', async (carried, brought) => {
    const { rows, rejected, proven } = await read(`
Numéro de compte 0031 7724 4821   Relevé du 01/03/2026 au 31/03/2026   EUR
             Ancien solde                                  900,00
02/03/2026   Loyer                        -59,32           840,68
             Papier                       -20,00           820,68
             ${carried}                                 820,68
---
             ${brought}                                    820,68
             Bureau                       -20,68           800,00
09/03/2026   Eau                          100,00           900,00
             Nouveau solde                                 900,00`);
    expect(rows.map((row) => row.split(' ').slice(0, 2).join(' '))).toEqual([
      '2026-03-02 -5932',
      '2026-03-02 -2000',
      '2026-03-02 -2068',
      '2026-03-09 10000',
    ]);
    expect(rejected).toEqual([]);
    expect(proven).toBe(true);
  });

  it('has its columns from its own rows, not from a plan of instalments below', async () => {
    const { rows, proven } = await read(`
Kontonummer 0031 7724 4821   Kontoauszug vom 01.03.2026 bis 31.03.2026   EUR
Alter Saldo  1.000,00 H   Neuer Saldo  700,10 H
02.03.2026    400,00 S      600,00 H   Miete Halle
09.03.2026    150,00 H      750,00 H   Lindenhof
20.03.2026     49,90 S      700,10 H   Stadtwerke

Ratenzahlungen
01.04.2026   Stadtwerke 3/12                                  123,45
01.04.2026   Lindenhof 1/6                                     45,67`);
    expect(rows.map((row) => row.split(' ')[1])).toEqual(['-40000', '15000', '-4990']);
    expect(proven).toBe(true);
  });
});
