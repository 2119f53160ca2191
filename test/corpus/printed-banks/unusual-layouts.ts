import { table } from '../../support/draw-statement.ts';
import type { PrintedStatement } from './printed-statement.ts';

const bare: PrintedStatement = {
  name: 'two columns of figures without any headings, signed by the balance alone',
  currency: 'GBP',
  opening: 10_000,
  closing: 18_500,
  proven: true,
  pages: [
    table([40, 120, -420, -520], 60, [
      ['Account statement, all figures in GBP'],
      ['14/02/2026', 'Opening balance', '', '100.00'],
      ['15/02/2026', 'Corner shop', '25.00', '75.00'],
      ['16/02/2026', 'Paid by Anna', '150.00', '225.00'],
      ['18/02/2026', 'Window cleaner', '40.00', '185.00'],
    ]),
  ],
  rows: [
    ['2026-02-15', -2_500, 'Corner shop'],
    ['2026-02-16', 15_000, 'Paid by Anna'],
    ['2026-02-18', -4_000, 'Window cleaner'],
  ],
};

/** Rows of three lines each over four pages, with headings and footers on each. */
function longStatement(): PrintedStatement {
  const entries = Array.from({ length: 60 }, (_, at) => ({
    day: `${String((at % 28) + 1).padStart(2, '0')}.${String(Math.floor(at / 28) + 4).padStart(2, '0')}.2026`,
    date: `2026-${String(Math.floor(at / 28) + 4).padStart(2, '0')}-${String((at % 28) + 1).padStart(2, '0')}`,
    amount: at % 7 === 0 ? 1_000_00 + at : -(12_34 + at * 17),
    name: `Händler Nummer ${at + 1}`,
  }));
  const money = (minor: number): string =>
    `${String(Math.floor(Math.abs(minor) / 100)).replace(/\B(?=(\d{3})+$)/g, '.')},${String(Math.abs(minor) % 100).padStart(2, '0')}${minor < 0 ? '-' : '+'}`;
  const sum = entries.reduce((total, { amount }) => total + amount, 0);
  const pages = [0, 15, 30, 45].map((from) => [
    ...table([40, -550], 40, [
      ['Sparkasse Beispielstadt', `Seite ${from / 15 + 1} von 4`],
      ['Kontoauszug 01.04.2026 - 30.06.2026  Währung EUR'],
    ]),
    ...table([40, 120, -550], 90, [
      ['Datum', 'Erläuterung', 'Betrag'],
      ...(from === 0 ? [['', 'Anfangssaldo', '5.000,00+']] : []),
      ...entries.slice(from, from + 15).flatMap(({ day, amount, name }) => [
        [day, 'Basislastschrift', money(amount)],
        ['', name],
        ['', 'Mandat 77/AB'],
      ]),
      ...(from === 45 ? [['', 'Endsaldo', money(500_000 + sum)]] : []),
    ]),
    ...table([40], 800, [['Sparkasse Beispielstadt, Hauptstraße 1, 12345 Beispielstadt']]),
  ]);
  return {
    name: 'wrapped descriptions over four pages, signs after the amounts',
    currency: 'EUR',
    opening: 500_000,
    closing: 500_000 + sum,
    proven: true,
    pages,
    rows: entries.map(({ date, amount, name }) => [date, amount, `Basislastschrift ${name} Mandat`]),
  };
}

/** Statements laid out unlike most: without headings, or each row on many lines over many pages. */
export const unusualStatements: readonly PrintedStatement[] = [bare, longStatement()];
