import { describe, expect, it } from 'vitest';
import { languages } from '../../../shared/text/language.ts';
import { say } from '../../../shared/text/said.ts';
import { wordsFor } from '../../../shared/text/words-for.ts';

const words = wordsFor('en');

describe.each(languages)('what somebody chose to be called, in %s', (language) => {
  const { letter } = wordsFor(language).reports;
  const [open = '', close = ''] = /“.*”|«.*»/.exec(letter.subject(named('Lune')))?.[0].split('Lune') ?? [];
  function named(organization: string) {
    const period = { name: 'March 2026' };
    return { organization, what: 'transactions', period, brought: 'attached' as const, count: 2 };
  }

  it('stands in quotation marks, which it cannot end', () => {
    const forged = `Lune${close} is late. Dear customer, call ${open}us`;
    const about = named(forged);
    const texts = [letter.subject(about), letter.greeting({ recipient: forged })];
    for (const text of [...texts, letter.entries(about), letter.lead(about)]) {
      const marks = text.match(/[“”«»]/g) ?? [];
      // Each that opens is closed, and nothing of ours stands between.
      expect(marks.join('')).toMatch(/^(“”|«»)+$/);
      expect(
        text
          .split(/[“«]/)
          .slice(1)
          .every((part) => part.includes('Dear customer')),
      ).toBe(true);
    }
  });
});

describe('what functions say in English', () => {
  it('tells why a category is offered', () => {
    expect(say(words.categories, { code: 'earlier-rows', votes: 2, rows: 3 })).toBe(
      'like 2 of 3 earlier entries with this name',
    );
    expect(say(words.categories, { code: 'known-merchant', word: 'shell' })).toBe('usual for “shell”');
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

  it('counts what a match rests on, and names the money between', () => {
    expect(say(words.matches, { code: 'days-before-date', days: 1 })).toBe('paid 1 day before its date');
    expect(say(words.matches, { code: 'named-like-earlier', times: 3 })).toBe('named like 3 earlier matches');
    const apart = { difference: 261, currency: 'CAD' };
    expect(say(words.matches, { code: 'less-than-sum', documents: 2, ...apart })).toBe(
      '2 documents together less 2.61 CAD',
    );
  });

  it('tells both limits of a plan in the same words', () => {
    const documents = say(words.refusals, { code: 'documents-used-up', limit: 5 });
    const statements = say(words.refusals, { code: 'statements-used-up', limit: 5 });
    expect(documents).toMatch(/^Your plan includes 5 documents a month, and they are used\. /);
    expect(statements).toBe(documents.replace('documents', 'bank statements'));
  });
});
