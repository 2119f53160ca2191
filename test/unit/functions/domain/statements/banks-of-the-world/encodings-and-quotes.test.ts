import { describe, it } from 'vitest';
import { expectRead, type Sample } from './sample.ts';

const SAMPLES: readonly Sample[] = [
  [
    'a Latin-2 bank',
    [
      'Datum;Popis;Částka;Měna',
      '13.03.2026;Žluťoučký šálek čaje, Škoda;-1 230,50;CZK',
      '16.03.2026;Příchozí platba Jiří Dvořák;5 000,00;CZK',
    ],
    [
      ['2026-03-13', -123_050],
      ['2026-03-16', 500_000],
    ],
    'iso-8859-2',
  ],
  [
    'a Greek bank',
    [
      'Ημερομηνία;Αιτιολογία;Ποσό;Πρόσημο;Υπόλοιπο',
      '13/03/2026;ΑΓΟΡΑ REWE Koln;89,00;Χ;1.111,00',
      '16/03/2026;ΜΙΣΘΟΔΟΣΙΑ;2.511,22;Π;3.622,22',
    ],
    [
      ['2026-03-13', -8900],
      ['2026-03-16', 251_122],
    ],
    'windows-1253',
  ],
  [
    'a Latin-9 bank',
    ['Date;Libellé;Montant', '13/03/2026;Café;-4,20 €', '16/03/2026;Reçu;1 250,00 €'],
    [
      ['2026-03-13', -420],
      ['2026-03-16', 125_000],
    ],
    'iso-8859-15',
  ],
  [
    'Excel with a stated delimiter',
    ['sep=;', 'Date;Payee, memo;Amount', '2026-03-13;Cafe, Main St;-4.20', '2026-03-16;Client, Co;500.00'],
    [
      ['2026-03-13', -420],
      ['2026-03-16', 50_000],
    ],
  ],
  [
    'single quotes',
    ["'Date','Text','Amount'", "'2026-03-13','Cafe, Main St','-4.20'", "'2026-03-16','O''Neil','500.00'"],
    [
      ['2026-03-13', -420],
      ['2026-03-16', 50_000],
    ],
  ],
  [
    'backslashed quotes',
    [
      '"Date","Text","Amount"',
      '"2026-03-13","The \\"Cafe\\", Ltd","-4.20"',
      '"2026-03-16","Client","500.00"',
    ],
    [
      ['2026-03-13', -420],
      ['2026-03-16', 50_000],
    ],
  ],
];

describe('exports in encodings and quotes of their own', () => {
  it.each(SAMPLES.map((sample) => ({ bank: sample[0], sample })))('$bank', ({ sample }) =>
    expectRead(sample),
  );
});
