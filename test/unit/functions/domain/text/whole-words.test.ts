import { describe, expect, it } from 'vitest';
import { wholeWords } from '../../../../../functions/domain/text/whole-words.ts';

describe('whole words', () => {
  const road = wholeWords(/\brd\b/);

  it('end at letters with accents, which JavaScript takes for blanks', () => {
    expect(road('Larch gård').test('Larch gård')).toBe(false);
    expect(road('Ängs rd').test('Ängs rd')).toBe(true);
  });

  it('are the same as JavaScript’s own in a text without accents', () => {
    expect(road('Mill rd')).toEqual(/\brd\b/);
    expect(road('Mill rd').test('Mill rd')).toBe(true);
    expect(road('Millrd').test('Millrd')).toBe(false);
  });
});
