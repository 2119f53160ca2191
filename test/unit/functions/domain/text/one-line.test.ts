import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { oneLine } from '../../../../../functions/domain/text/one-line.ts';

describe('oneLine', () => {
  it.each([
    ['POS  CAFE\tMYRIADE', 'POS CAFE MYRIADE'],
    [' a\r\n b ', 'a b'],
    ['a\u00a0b', 'a b'],
    ['A&W 12', 'A&W 12'],
    ['', ''],
  ])('makes “%s” “%s”', (text, line) => {
    expect(oneLine(text)).toBe(line);
  });

  it('leaves single blanks between words, and nothing at the ends', () => {
    const texts = fc.string({ unit: fc.constantFrom(' ', '\t', '\n', '\u00a0', 'a', 'é') });
    fc.assert(
      fc.property(texts, (text) => {
        expect(oneLine(text)).toBe(text.split(/\s+/).filter(Boolean).join(' '));
      }),
    );
  });
});
