import { describe, expect, it } from 'vitest';
import { say } from '../../../shared/text/said.ts';
import { wordsFor } from '../../../shared/text/words-for.ts';

const words = wordsFor('en');

describe('what functions say in English', () => {
  it('tells why a category is offered', () => {
    expect(say(words.categories, { code: 'earlier-rows', votes: 2, rows: 3 })).toBe(
      'like 2 of 3 earlier rows of this name',
    );
    expect(say(words.categories, { code: 'known-merchant', word: 'shell' })).toBe('“shell” is known for it');
  });

  it('tells why two entries are one, counting days', () => {
    expect(say(words.pairs, { code: 'days-apart', days: 1 })).toBe('1 day apart');
    expect(say(words.pairs, { code: 'days-apart', days: 2 })).toBe('2 days apart');
    expect(say(words.pairs, { code: 'days-later', days: 1 })).toBe('1 day later');
  });

  it('shows of an unread cell enough to find it by', () => {
    expect(say(words.rows, { code: 'unread-amount', shown: '1'.repeat(60) })).toBe(
      `The amount “${'1'.repeat(40)}” cannot be read.`,
    );
  });
});
