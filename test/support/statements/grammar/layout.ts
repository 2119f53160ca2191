import type { Draws } from './draws.ts';
import type { FigureStyle } from './figures.ts';
import type { DayStyle, Tongue } from './tongues.ts';

const CARD_SIDES: Readonly<Record<string, readonly [string, string]>> = {
  en: ['Purchases', 'Payments and credits'],
  fr: ['Achats', 'Paiements et crédits'],
  de: ['Umsätze', 'Zahlungen'],
  es: ['Compras', 'Pagos'],
  it: ['Acquisti', 'Pagamenti'],
  nl: ['Aankopen', 'Betalingen'],
  pt: ['Compras', 'Pagamentos'],
  sv: ['Köp', 'Betalningar'],
  pl: ['Zakupy', 'Spłaty'],
};

/** All that is chosen of a statement's print. */
export interface Layout {
  readonly tongue: Tongue;
  readonly isCard: boolean;
  readonly currency: string;
  readonly figures: FigureStyle;
  readonly days: DayStyle;
  readonly money: string;
  readonly balance: string;
  readonly ends: string;
  readonly year: string;
  readonly second: string;
  readonly once: string;
  readonly order: string;
  readonly columns: string;
  readonly headed: string;
  readonly breaks: string;
  readonly amountAt: string;
  readonly edge: string;
  readonly symbol: string;
  readonly summary: string;
  readonly extra: string;
  readonly totals: string;
  readonly handed: string;
  readonly period: string;
  readonly reference: string;
  readonly title: string;
  readonly limits: string;
  readonly size: number;
}

/** Draws how a statement in a tongue is printed. */
export function drawLayout(draws: Draws, tongue: Tongue): Layout {
  const isCard = draws.feature('kind', { account: 3, card: 1 }) === 'card';
  const money = isCard
    ? draws.feature('money', { minus: 3, trailing: 1, 'in-marked': 2, sections: 2, columns: 1 })
    : draws.feature('money', {
        columns: 6,
        'columns-turned': 2,
        minus: 4,
        trailing: 2,
        parentheses: 1,
        letters: 2,
        'letters-far': 2,
        'plus-minus': 1,
        sections: 2,
        unsigned: 1,
        'in-marked': 1,
      });
  const isSection = money === 'sections';
  const balance = isCard
    ? draws.feature('balance', { ends: 4, none: 1 })
    : money === 'unsigned'
      ? draws.feature('balance', { each: 1 })
      : isSection
        ? draws.feature('balance', { ends: 4, none: 1 })
        : draws.feature('balance', { each: 5, 'day-end': 2, ends: 3, none: 1 });
  const [decimal, thousands] = [draws.of(tongue.decimals), draws.of(tongue.thousands)];
  const second = draws.feature('second', { none: 5, beside: 3, below: 1 });
  return {
    tongue,
    isCard,
    money,
    balance,
    currency: draws.of(tongue.currencies),
    figures: { decimal, thousands },
    days: draws.feature(
      'days',
      Object.fromEntries(tongue.days.map((it) => [it, 1])) as Record<DayStyle, number>,
    ),
    ends: balance === 'none' ? 'none' : draws.feature('ends', { table: 4, summary: 3, both: 2 }),
    year: draws.feature('year', { full: 4, none: 2 }),
    second,
    once:
      isSection || second === 'below'
        ? 'each'
        : draws.feature('once', { each: 5, once: 1, 'once-a-page': 1 }),
    order: isSection ? 'oldest' : draws.feature('order', { oldest: 4, newest: 1 }),
    columns: draws.feature('columns', { usual: 6, 'text-last': 1, 'text-first': 1 }),
    headed: draws.feature('headed', { 'each-page': 5, 'first-page': 2, stacked: 1, none: 1 }),
    breaks: draws.feature('breaks', { whole: 3, 'mid-row': 1 }),
    amountAt: draws.feature('amountAt', { first: 5, last: 1 }),
    edge: draws.feature('edge', { right: 5, left: 1 }),
    symbol: draws.feature('symbol', { none: 5, before: 1, after: 1 }),
    summary: draws.feature('summary', { none: 3, list: 2, 'two-columns': 2, box: 2 }),
    extra: draws.feature('extra', {
      none: 5,
      plan: 1,
      pending: 1,
      notes: 1,
      offer: 1,
      'day-balances': tongue.name.startsWith('en') ? 1 : 0,
    }),
    totals: draws.feature('totals', { none: 4, page: 1, table: 1 }),
    handed:
      money === 'sections' || balance !== 'each' ? 'none' : draws.feature('handed', { none: 3, lines: 1 }),
    period: draws.feature('period', { range: 5, month: 1, until: 1 }),
    reference: draws.feature('reference', { none: 5, column: 1 }),
    title: draws.feature('title', { plain: 8, offer: 2, 'other-statement': 1 }),
    limits: isCard ? draws.feature('limits', { lines: 1, box: 1, beside: 1 }) : '',
    size: Number(draws.feature('size', { 5: 1, 6: 1, 7: 2, 8: 3, 9: 3, 10: 3, 11: 1, 12: 1 })),
  };
}

/** The words that a layout uses of those its tongue has. */
export function chosenWords(draws: Draws, { tongue, isCard, second, currency }: Layout) {
  const [out, into] = draws.nameOf(tongue.sides, currency);
  const [carried, brought] = draws.of(tongue.handed);
  const sides = CARD_SIDES[tongue.name.slice(0, 2)] ?? ['Purchases', 'Payments'];
  return {
    date: isCard && second === 'beside' ? (tongue.date[0] ?? '') : draws.of(tongue.date),
    second: second === 'beside' ? draws.of(isCard ? tongue.booked : tongue.value) : '',
    text: draws.of(tongue.text),
    amount: draws.nameOf(tongue.amount, currency),
    balance: draws.nameOf(tongue.balance, currency),
    out: isCard ? sides[0] : out,
    into: isCard ? sides[1] : into,
    ends: draws.of(tongue.ends),
    handed: [carried, brought] as const,
    sections: isCard ? sides : draws.of(tongue.sections),
    sums: isCard ? sides : draws.of(tongue.sections),
    letters: draws.of(tongue.letters),
    period: draws.of(tongue.period),
    account: draws.of(tongue.account),
    title: draws.of(tongue.title),
    total: draws.of(tongue.total),
    card: tongue.card,
  };
}
