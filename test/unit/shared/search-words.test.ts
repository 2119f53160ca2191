import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { holdsWords } from '../../../shared/search-words.ts';

describe('holdsWords', () => {
  it.each([
    ['Publicité et promotion', 'publicite'],
    ['PUBLICITE', 'publicité'],
    ['Müller GmbH', 'muller gmbh'],
    ['ÉLECTRICITÉ DU QUÉBEC', 'quebec elec'],
    ['Кафе Пушкинъ', 'кафе'],
    ['東京電力', '電力'],
    ['anything', undefined],
    ['anything', '  '],
  ])('finds in “%s” what was typed as “%s”', (text, search) => {
    expect(holdsWords(text, search)).toBe(true);
  });

  it.each([
    ['143.27', 'CAD', 14_327],
    ['$143.27', 'CAD', 14_327],
    ['-143,27', 'CAD', 14_327],
    ['1,432.7', 'CAD', 143_270],
    ['1.432,70', 'EUR', 143_270],
    ['1,432', 'CAD', 143_200],
    ["1'432", 'CAD', 143_200],
    ['80€', 'EUR', 8000],
    ['1,432', 'JPY', 1432],
    ['.99', 'CAD', 99],
    ['143,27\u00a0$', 'CAD', 14_327],
    ['1\u202f432,50\u00a0$', 'CAD', 143_250],
    ['143,27 $ US', 'USD', 14_327],
    ['US$143.27', 'USD', 14_327],
    ['CA$1,143.27', 'CAD', 114_327],
    ['−$96.40', 'CAD', 9640],
  ])('finds the amount that %s writes in %s', (search, currency, amount) => {
    expect(holdsWords('STAPLES', search, [{ amount, currency }])).toBe(true);
    expect(holdsWords('STAPLES', `staples ${search}`, [{ amount: -amount, currency }])).toBe(true);
    expect(holdsWords('STAPLES', search, [{ amount: amount + 1, currency }])).toBe(false);
  });

  it.each(['43.27', '14327', '143.2', 'x143.27', '143.27.1.', '.', '-', '$'])(
    'takes %s for no amount of 143.27',
    (search) => {
      expect(holdsWords('STAPLES', search, [{ amount: 14_327, currency: 'CAD' }])).toBe(false);
    },
  );

  it('wants every word', () => {
    expect(holdsWords('Publicité', 'publicite promotion')).toBe(false);
  });

  it('finds a text by itself, however its accents are written', () => {
    const form = fc.constantFrom('NFC', 'NFD', 'NFKC', 'NFKD');
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), form, form, (text, kept, typed) => {
        expect(holdsWords(text.normalize(kept), text.normalize(typed))).toBe(true);
      }),
    );
  });
});
