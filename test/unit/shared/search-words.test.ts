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
