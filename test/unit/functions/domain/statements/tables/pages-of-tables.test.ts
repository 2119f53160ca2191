import { describe, expect, it } from 'vitest';
import { readTable } from './read-table.ts';

const AMOUNTS = [-1_200_000, -15_000, 4_850_000, -1770];

/** Two pages of a table that was printed: words for what stands before, between and after its rows. */
interface Pages {
  readonly heading: string;
  readonly before?: string;
  readonly total: string;
  readonly carried?: string;
  readonly brought?: string;
  readonly end?: readonly string[];
}

const linesOf = ({ heading, before, total, carried, brought, end = [] }: Pages): string[] => [
  heading,
  ...(before ? [`;${before};;;25000.00`] : []),
  '01/10/2026;Rent;12000.00;;13000.00',
  '06/10/2026;Tea;150.00;;12850.00',
  `;${total};12150.00;0.00;`,
  ...(carried ? [`;${carried};;;12850.00`] : []),
  ...(brought ? [heading, `;${brought};;;12850.00`] : []),
  '19/10/2026;Design;;48500.00;61350.00',
  '28/10/2026;Messages;17.70;;61332.30',
  `;${total};17.70;48500.00;`,
  ...end,
];

describe('totals and balances of a page', () => {
  it.each<[string, Pages]>([
    [
      'English',
      {
        heading: 'Date;Particulars;Debit;Credit;Balance',
        total: 'Page Total',
        carried: 'Carried forward',
        brought: 'Brought forward',
        end: [';Totals;12167.70;48500.00;61332.30'],
      },
    ],
    [
      'short English',
      {
        heading: 'Date;Particulars;Debit;Credit;Balance',
        before: 'B/F',
        total: 'Total this page',
        carried: 'C/F',
        brought: 'B/F',
        end: [';Report Total;12167.70;48500.00;', 'Page 2 of 2;;;;'],
      },
    ],
    [
      'German',
      {
        heading: 'Datum;Buchungstext;Soll;Haben;Saldo',
        before: 'Alter Saldo',
        total: 'Seitensumme',
        carried: 'Übertrag',
        end: [';Zwischensumme;12167.70;48500.00;', ';Neuer Saldo;;;61332.30'],
      },
    ],
    [
      'French',
      {
        heading: 'Date;Libellé;Débit;Crédit;Solde',
        before: 'Solde précédent',
        total: 'Total de la page',
        carried: 'À reporter',
        brought: 'Report',
        end: [';Nouveau solde;;;61332.30'],
      },
    ],
    [
      'Spanish',
      {
        heading: 'Fecha;Concepto;Cargos;Abonos;Saldo',
        before: 'Saldo anterior',
        total: 'Total página',
        carried: 'Suma y sigue',
        end: [';Saldo final;;;61332.30'],
      },
    ],
    [
      'Italian',
      {
        heading: 'Data;Descrizione;Dare;Avere;Saldo',
        before: 'Saldo iniziale',
        total: 'Totale pagina',
        carried: 'A riportare',
        brought: 'Riporto',
      },
    ],
    [
      'Dutch',
      {
        heading: 'Datum;Omschrijving;Af;Bij;Saldo',
        before: 'Beginsaldo',
        total: 'Totaal pagina',
        brought: 'Transport',
      },
    ],
  ])('are no rows and no balances of the whole: %s', async (_, pages) => {
    const { transactions, opening, closing, proven, rejected } = await readTable(linesOf(pages));
    expect(transactions.map(({ amount }) => amount)).toEqual(AMOUNTS);
    expect(rejected).toEqual([]);
    expect({ opening, closing, proven }).toEqual({ opening: 2_500_000, closing: 6_133_230, proven: true });
  });

  it('are none where they carry the day of the row before', async () => {
    const { transactions, rejected, opening, proven } = await readTable([
      'Date,Particulars,Debit,Credit,Balance',
      '01-Oct-2026,B/F,,,25000.00',
      '01-Oct-2026,Rent,12000.00,,13000.00',
      '06-Oct-2026,Tea,150.00,,12850.00',
      '06-Oct-2026,Page Total,12150.00,0.00,12850.00',
      '06-Oct-2026,B/F,,,12850.00',
      '19-Oct-2026,Design,,48500.00,61350.00',
      '28-Oct-2026,Messages,17.70,,61332.30',
      '28-Oct-2026,Grand Total,12167.70,48500.00,61332.30',
    ]);
    expect(transactions.map(({ amount }) => amount)).toEqual(AMOUNTS);
    expect({ rejected, opening, proven }).toEqual({ rejected: [], opening: 2_500_000, proven: true });
  });

  it('are told from payments to somebody of such a name', async () => {
    const { transactions, rejected } = await readTable([
      'Date,Description,Amount',
      '2026-10-01,Total,-52.00',
      '2026-10-02,Transport,-15.00',
      ',Transport,-20.00',
      '2026-10-06,Übertrag,300.00',
    ]);
    expect(transactions.map(({ amount }) => amount)).toEqual([-5200, -1500, 30_000]);
    expect(rejected).toMatchObject([{ row: 4 }]);
  });
});

describe('a column of balances', () => {
  it.each([
    ...['Guthaben', 'Restguthaben', 'Kontostand nach Buchung', 'Saldo nach Buchung', 'Solde progressif'],
    ...['Disponible', 'Behållning', 'Beholdning', 'Bokfört saldo', 'Saldi', 'Avail. Bal.', 'Bal'],
    ...['Stanje', 'Jääk', 'Atlikums', 'Likutis', 'Υπόλοιπο', 'Sold contabil', 'Running total', 'Bakiye'],
  ])('is known by its heading: %s', async (heading) => {
    const { opening, closing, proven } = await readTable([
      `Date;Description;Amount;${heading}`,
      '03.08.2026;Krohn;1.159,90;1.159,90',
      '11.08.2026;Schriftlager;-59,50;1.100,40',
      '12.08.2026;Krohn;-119,00;981,40',
    ]);
    expect({ opening, closing, proven }).toEqual({ opening: 0, closing: 98_140, proven: true });
  });
});

const ROWS = [
  'Buchungstag;Verwendungszweck;Betrag (EUR)',
  '28.10.2026;Papier;-18,90',
  '15.10.2026;Honorar;900,00',
  '02.10.2026;Telefon;-45,00',
];
const OCTOBER = { from: '2026-10-01', to: '2026-10-31' };

describe('what stands above a table', () => {
  it.each([
    [
      'a bank’s own lines',
      [
        '"Kontonummer:";"DE02120300000000202051 / Girokonto";',
        '"Von:";"01.10.2026";',
        '"Bis:";"31.10.2026";',
        '"Kontostand vom 31.10.2026:";"1.234,56 EUR";',
      ],
      { number: 'DE02120300000000202051', closing: 123_456, period: OCTOBER },
    ],
    [
      'the account beside its kind',
      [
        '"Girokonto";"DE02120300000000202051"',
        '"Zeitraum:";"01.10.2026 - 31.10.2026"',
        '"Kontostand vom 31.10.2026:";"1.234,56 €"',
      ],
      { number: 'DE02120300000000202051', closing: 123_456, period: OCTOBER },
    ],
    [
      'a balance of the day it was asked for, which is not that of the rows',
      ['Zeitraum;01.10.2026 - 31.10.2026', 'Kontostand vom 23.11.2026:;"1.234,56 EUR"'],
      { closing: null, period: OCTOBER },
    ],
    ['a period in French', ['Période du 01/10/2026 au 31/10/2026'], { closing: null, period: OCTOBER }],
    ['a period in words', ['Statement period;1 October 2026 to 31 October 2026'], { period: OCTOBER }],
    ['a first and a last day', ['Desde;01/10/2026', 'Hasta;31/10/2026'], { period: OCTOBER }],
    ['a period that does not hold its rows', ['Zeitraum;01.09.2026 - 30.09.2026'], { period: undefined }],
  ] as const)('is read: %s', async (_, above, expected) => {
    const { account, closing, opening, period } = await readTable([...above, '', ...ROWS]);
    expect({ number: account?.number, closing, period }).toMatchObject(expected);
    expect(opening).toBeNull();
  });
});
