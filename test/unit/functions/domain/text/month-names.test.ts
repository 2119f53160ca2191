import { describe, expect, it } from 'vitest';
import { monthNumber } from '../../../../../functions/domain/text/month-names.ts';

const languages = [
  'en',
  'de',
  'fr',
  'sv',
  'nb',
  'da',
  'nl',
  'es',
  'it',
  'pt',
  'pl',
  'fi',
  'tr',
  'et',
  'lv',
  'lt',
  'cs',
  'hu',
  'ro',
];

/** A month as a language writes it in a date. */
function written(language: string, month: number, form: 'long' | 'short'): string {
  const parts = new Intl.DateTimeFormat(language, { month: form, day: 'numeric' }).formatToParts(
    new Date(2026, month - 1, 5),
  );
  return parts.find(({ type }) => type === 'month')?.value.replace('.', '') ?? '';
}

describe('months by their names', () => {
  it.each(['Jänner', 'JAENNER', 'Januar'])('are known as Austrians write January: %s', (name) => {
    expect(monthNumber(name)).toBe(1);
  });

  it.each(languages)('are known as Unicode’s locale data writes them: %s', (language) => {
    const unknown = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12].flatMap((month) =>
      (['long', 'short'] as const)
        .map((form) => written(language, month, form))
        .filter((name) => /\p{L}/u.test(name) && monthNumber(name) !== month),
    );
    expect(unknown).toEqual([]);
  });
});
