import { describe, expect, it } from 'vitest';
import { mayBePlace } from '../../../../../functions/domain/categories/place-text.ts';
import { ruleTakes } from '../../../../../functions/domain/categories/rule-takes.ts';
import { rowWith } from '../ledger/rows.ts';

const entries = (count: number, description: string, facts: object = {}) =>
  Array.from({ length: count }, (_, at) => rowWith({ id: `${description} ${at}`, description, ...facts }));
const rule = (text: string, categoryId = 'meals') => ({
  id: 'rule',
  conditions: { text },
  effect: { categoryId },
});

describe('the vendors whose entries a rule takes', () => {
  const taken = [
    ...entries(3, 'SHELL OIL 57444 AUSTIN TX'),
    ...entries(2, 'LOWES #02662 AUSTIN TX'),
    ...entries(4, 'SQ *BLUE BOTTLE COFFEE AUSTIN TX'),
  ];

  it('are counted beside the one that the text names', () => {
    const takes = ruleTakes(rule('shell oil'), taken);
    expect(takes).toMatchObject({ count: 9, others: { count: 6, vendors: 2 }, isPlace: false });
    expect(takes.others.largest).toEqual([
      { name: 'BLUE BOTTLE COFFEE', count: 4 },
      { name: 'LOWES', count: 2 },
    ]);
  });

  it('are counted beside that of the entry for which the rule is made, also where it has fewer', () => {
    const takes = ruleTakes(rule('AUSTIN'), taken, 'POS LOWES 0042');
    expect(takes.others.largest.map(({ name }) => name)).toEqual(['BLUE BOTTLE COFFEE', 'SHELL OIL']);
    expect(takes.others).toMatchObject({ count: 7, vendors: 2 });
  });

  it('are counted beside the one with most entries where neither is known', () => {
    expect(ruleTakes(rule('o'), taken).others).toMatchObject({ count: 5, vendors: 2 });
  });

  it('are named up to five, and counted all', () => {
    const names = ['OAK', 'ELM', 'ASH', 'YEW', 'FIR', 'BAY', 'IVY'];
    const many = names.flatMap((name, at) => entries(at + 1, `${name} STUDIO 0042`));
    const { largest, ...counts } = ruleTakes(rule('studio'), many).others;
    expect(counts).toEqual({ count: 21, vendors: 6 });
    expect(largest.map(({ name }) => name)).toEqual([
      'BAY STUDIO',
      'FIR STUDIO',
      'YEW STUDIO',
      'ASH STUDIO',
      'ELM STUDIO',
    ]);
  });

  it('are none where there is no entry', () => {
    expect(ruleTakes(rule('SHELL'), [])).toEqual({
      count: 0,
      others: { count: 0, vendors: 0, largest: [] },
      isPlace: false,
      merchant: null,
    });
  });
});

describe('a text that is a place', () => {
  it.each([
    'AUSTIN TX',
    'austin',
    'Toronto, ON',
    '#0042 AUSTIN TX',
    'ROUND ROCK TX',
    'WACO TX',
    'POS AUSTIN TX US',
  ])('may be “%s”', (text) => expect(mayBePlace(text)).toBe(true));
  it.each(['LOWES', 'PAYMENT ON', 'TX FUEL', 'TOTAL WINE', '0042', 'AUSTIN LAUNDRY', '7-ELEVEN'])(
    'is never “%s”',
    (text) => expect(mayBePlace(text)).toBe(false),
  );

  it.each([
    ['AUSTIN TX', ['LOWES #02662 AUSTIN TX', 'SHELL OIL 57444 AUSTIN TX'], true],
    ['ROUND ROCK TX', ['LOWES #02662 ROUND ROCK TX', 'SHELL OIL 57444 ROUND ROCK TX'], true],
    ['WACO TX', ['LOWES #02662 WACO TX'], true],
    ['STARBUCKS TX', ['STARBUCKS TX', 'STARBUCKS TX 0042'], false],
    ['HAMILTON', ['HAMILTON 0042', 'HAMILTON 0077'], false],
    ['AUSTIN TX', [], true],
    ['WACO TX', [], false],
  ])('“%s” among %j: %s', (text, descriptions, isPlace) => {
    const taken = descriptions.flatMap((description) => entries(2, description));
    expect(ruleTakes(rule(text), taken).isPlace).toBe(isPlace);
  });

  it('offers the merchant whose entries a person put into the category of the rule', () => {
    const taken = [
      ...entries(3, 'SHELL OIL 57444 AUSTIN TX', { categoryId: 'car', ruleId: 'rule' }),
      ...entries(2, 'LOWES #02662 AUSTIN TX', { categoryId: 'meals' }),
      ...entries(1, 'TARGET 0042 AUSTIN TX', { categoryId: 'meals' }),
    ];
    expect(ruleTakes(rule('AUSTIN TX'), taken).merchant).toBe('LOWES');
    expect(ruleTakes(rule('AUSTIN TX', 'car'), taken).merchant).toBeNull();
  });

  it('offers none where no merchant has most of them', () => {
    const taken = ['LOWES', 'TARGET'].flatMap((name) =>
      entries(2, `${name} 0042 AUSTIN TX`, { categoryId: 'meals' }),
    );
    expect(ruleTakes(rule('AUSTIN TX'), taken).merchant).toBeNull();
  });
});
