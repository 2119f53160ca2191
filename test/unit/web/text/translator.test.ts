import { afterEach, describe, expect, it } from 'vitest';
import { translator } from '../../../../web/text/translator.ts';
import type { TextKey, Translate } from '../../../../web/text/text-keys.ts';

/** What says the texts of a test: they stand in no catalogue, so their keys are not among the known ones. */
const said = (language: 'en' | 'fr', key: string, facts: Readonly<Record<string, unknown>> = {}): string =>
  (translator.in(language) as (key: string, facts: object) => string)(key, facts);

translator.learn('en', {
  made: {
    rows_one: 'One row',
    rows_other: '{{count}} rows',
    dated: '{{count}} in {{year}}',
    shared: 'from {{by}} for {{to}}, {{by}}',
    onlyHere: 'Only here',
  },
});
translator.learn('fr', {
  made: { rows_one: '{{count}} ligne', rows_other: '{{count}} lignes', dated: '{{count}} en {{year}}' },
});

afterEach(() => translator.turnTo('en'));

describe('the translator', () => {
  it('writes counts as the language writes thousands, and years as they are', () => {
    expect(said('en', 'made.dated', { count: 12_345, year: 2026 })).toBe('12,345 in 2026');
    expect(said('fr', 'made.dated', { count: 12_345, year: 2026 })).toBe('12\u00a0345 en 2026');
  });

  it('chooses the form that the language has for a count', () => {
    expect([0, 1, 2].map((count) => said('en', 'made.rows', { count }))).toEqual([
      '0 rows',
      'One row',
      '2 rows',
    ]);
    expect([0, 1, 2].map((count) => said('fr', 'made.rows', { count }))).toEqual([
      '0 ligne',
      '1 ligne',
      '2 lignes',
    ]);
    expect(said('fr', 'made.rows', { count: 1_000_000 })).toBe('1\u00a0000\u00a0000 lignes');
  });

  it('puts every fact in as it was told, and nothing for one that is missing', () => {
    expect(said('en', 'made.shared', { by: '$& {{to}}', to: 'me' })).toBe('from $& {{to}} for me, $& {{to}}');
    expect(said('en', 'made.shared', { by: 'me' })).toBe('from me for , me');
  });

  it('says in English what the language does not know, and the key of what none knows', () => {
    expect(said('fr', 'made.onlyHere')).toBe('Only here');
    expect(said('fr', 'made.nowhere')).toBe('made.nowhere');
  });

  it('tells whoever listens that another language is spoken', () => {
    const heard: string[] = [];
    const stop = translator.subscribe(() => heard.push(translator.language()));
    translator.turnTo('fr');
    stop();
    translator.turnTo('en');
    expect(heard).toEqual(['fr']);
  });

  it('knows its keys, and what each must be told', () => {
    const t: Translate = translator.t;
    const key: TextKey = 'common.ago.days';
    expect(t(key, { count: 1 })).toBe('yesterday');
    expect(t('common.save')).toBe('Save');
    // @ts-expect-error There is no such text.
    expect(t('common.nowhere')).toBe('common.nowhere');
    // @ts-expect-error It tells of which figure.
    expect(t('common.retryFigure')).toBe('Try again: ');
    // @ts-expect-error It asks for no such fact.
    expect(t('common.retryFigure', { name: 'Net' })).toBe('Try again: ');
  });
});
