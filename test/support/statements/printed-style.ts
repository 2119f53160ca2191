import fc from 'fast-check';
import { addDays, type CivilDate } from '../../../shared/civil-date.ts';

/** One movement as printed on paper: minor units, money out negative; the words of its lines. */
export interface PaperRow {
  readonly date: CivilDate;
  readonly amount: number;
  readonly lines: readonly string[];
}

/** The language of the headings and balances of a printed statement, and how its country writes figures. */
export interface PaperLanguage {
  readonly date: string;
  readonly value: string;
  readonly text: string;
  readonly amount: string;
  readonly out: string;
  readonly into: string;
  readonly balance: string;
  readonly opening: string;
  readonly closing: string;
  readonly carried: string;
  readonly brought: string;
  readonly period: string;
  readonly account: string;
  readonly months: string;
  readonly decimal: '.' | ',';
  readonly currency: string;
  /** Of a card: what it owes and what was bought are printed as plain figures. */
  readonly isCard?: boolean;
}

const english = {
  date: 'Date',
  value: 'Value date',
  text: 'Details',
  amount: 'Amount',
  balance: 'Balance',
  opening: 'Opening balance',
  closing: 'Closing balance',
  carried: 'Balance carried forward',
  brought: 'Balance brought forward',
  period: 'Statement period',
  account: 'Account number',
  months: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec',
  decimal: '.',
} as const;

const languages: readonly PaperLanguage[] = [
  {
    ...english,
    date: 'Trans. date',
    value: 'Posting date',
    opening: 'Previous balance',
    closing: 'New balance',
    account: 'Credit card statement, minimum payment 10.00, card number',
    out: 'Purchases',
    into: 'Payments',
    currency: 'USD',
    isCard: true,
  },
  { ...english, out: 'Paid out', into: 'Paid in', currency: 'GBP' },
  { ...english, out: 'Withdrawals', into: 'Deposits', currency: 'CAD' },
  { ...english, out: 'Debit', into: 'Credit', currency: 'EUR' },
  {
    date: 'Datum',
    value: 'Valuta',
    text: 'Vorgang',
    amount: 'Betrag',
    out: 'Belastung',
    into: 'Gutschrift',
    balance: 'Saldo',
    opening: 'Alter Kontostand',
    closing: 'Neuer Kontostand',
    carried: 'Übertrag auf nächste Seite',
    brought: 'Übertrag von Seite',
    period: 'Kontoauszug vom',
    account: 'Kontonummer',
    months: 'Jan Feb Mär Apr Mai Jun Jul Aug Sep Okt Nov Dez',
    decimal: ',',
    currency: 'EUR',
  },
  {
    date: 'Date',
    value: 'Valeur',
    text: 'Libellé',
    amount: 'Montant',
    out: 'Débit',
    into: 'Crédit',
    balance: 'Solde',
    opening: 'Ancien solde',
    closing: 'Nouveau solde',
    carried: 'Report à nouveau',
    brought: 'Report page précédente',
    period: 'Relevé de compte du',
    account: 'Compte',
    months: 'janv févr mars avr mai juin juil août sept oct nov déc',
    decimal: ',',
    currency: 'EUR',
  },
  {
    date: 'Fecha',
    value: 'Fecha valor',
    text: 'Concepto',
    amount: 'Importe',
    out: 'Cargos',
    into: 'Abonos',
    balance: 'Saldo',
    opening: 'Saldo anterior',
    closing: 'Saldo final',
    carried: 'Suma y sigue',
    brought: 'Saldo anterior',
    period: 'Extracto del',
    account: 'Cuenta',
    months: 'ene feb mar abr may jun jul ago sep oct nov dic',
    decimal: ',',
    currency: 'EUR',
  },
];

/** How a bank could lay out its statement on paper. */
export const paperStyles = fc
  .record({
    language: fc.constantFrom(...languages),
    money: fc.constantFrom(
      'columns',
      'turned-columns',
      'minus',
      'trailing',
      'letters',
      'unsigned',
      'sections',
    ),
    balance: fc.constantFrom('each', 'day-end', 'ends'),
    date: fc.constantFrom('full', 'short-year', 'iso', 'pair', 'day-month', 'month-day', 'dotted'),
    hasSecondDate: fc.boolean(),
    hasSummary: fc.boolean(),
    isNewestFirst: fc.boolean(),
    isLeftAligned: fc.boolean(),
    hasSymbol: fc.boolean(),
    rowsPerPage: fc.constantFrom(7, 12, 40),
    isCarried: fc.boolean(),
    isDayOnce: fc.boolean(),
  })
  .map(possible);

/** What banks do print: amounts without any sign have the balance beside each; a card has signs and no running balance. */
function possible<S extends Drawn>(style: S): S {
  if (style.language.isCard && !CARD_MONEY.includes(style.money))
    return possible({ ...style, money: 'minus', balance: 'ends', isDayOnce: false });
  if (style.language.isCard) return { ...style, balance: 'ends', isDayOnce: false };
  if (style.money === 'unsigned') return { ...style, balance: 'each' };
  return style.money === 'sections' ? { ...style, isDayOnce: false } : style;
}

interface Drawn {
  readonly language: PaperLanguage;
  readonly money: string;
  readonly balance: string;
  readonly isDayOnce: boolean;
}

const CARD_MONEY = ['minus', 'trailing', 'letters', 'sections'];
export type PaperStyle = typeof paperStyles extends fc.Arbitrary<infer T> ? T : never;

const WORDS = [
  'Harbour',
  'Stadtwerke',
  'Café Möwe',
  'ACME 4711',
  'Rent',
  'Lakeside Ltd',
  'SEPA 0099 123',
  'Nº 12',
];

/** Movements over a month or two, New Year often among them. */
export const paperRows: fc.Arbitrary<PaperRow[]> = fc
  .record({
    first: fc.constantFrom('2025-12-09', '2026-01-13', '2026-05-04', '2025-12-22'),
    moves: fc.array(
      fc.record({
        gap: fc.constantFrom(0, 0, 1, 2, 4),
        amount: fc
          .oneof(fc.integer({ min: 1, max: 9_999 }), fc.integer({ min: 10_000, max: 2_500_000 }))
          .chain((minor) => fc.constantFrom(-minor, -minor, minor)),
        lines: fc.array(fc.array(fc.constantFrom(...WORDS), { minLength: 1, maxLength: 2 }), {
          minLength: 1,
          maxLength: 3,
        }),
      }),
      { minLength: 4, maxLength: 18 },
    ),
  })
  .map(({ first, moves }) => {
    let date: CivilDate = first;
    return moves.map(({ gap, amount, lines }) => {
      date = addDays(date, gap);
      return { date, amount, lines: lines.map((words) => words.join(' ')) };
    });
  });
