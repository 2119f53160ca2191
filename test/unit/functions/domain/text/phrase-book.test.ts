import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { PhraseBook } from '../../../../../functions/domain/text/phrase-book.ts';

const bookOf = (...words: string[]) => new PhraseBook(words.map((word) => ({ word })));
const said = (words: string[], text: string): string[] =>
  bookOf(...words)
    .saidIn(text)
    .map(({ word }) => word);

describe('a book of phrases', () => {
  it('finds those that a text has, in its own order', () => {
    expect(said(['pizza', 'car wash', 'grill'], 'grill and pizza at the car wash')).toEqual([
      'pizza',
      'car wash',
      'grill',
    ]);
  });

  it.each(['pizzas', 'car and wash', 'wash car', 'carwash', ''])(
    'finds whole words only, not in %j',
    (text) => {
      expect(said(['pizza', 'car wash'], text)).toEqual([]);
    },
  );

  it('names a phrase once, and every entry of it', () => {
    const book = new PhraseBook([
      { word: 'bar', of: 'meals' },
      { word: 'bar', of: 'law' },
    ]);
    expect(book.saidIn('bar bar').map((entry) => entry.of)).toEqual(['meals', 'law']);
  });

  it('finds what looking for each phrase finds', () => {
    const words = fc.array(fc.constantFrom('a', 'b', 'ab'), { minLength: 1, maxLength: 4 });
    const phrase = words.map((some) => some.join(' '));
    fc.assert(
      fc.property(fc.array(phrase), phrase, (phrases, text) => {
        expect(said(phrases, text)).toEqual(phrases.filter((each) => ` ${text} `.includes(` ${each} `)));
      }),
    );
  });
});
