import { afterEach, expect, it } from 'vitest';
import { translator } from '../../../web/text/translator.ts';

afterEach(async () => {
  await translator.changeLanguage('en');
});

it('writes counts as the language writes thousands, and years as they are', async () => {
  const told = () =>
    translator.t('unknown', { count: 12_345, year: 2026, defaultValue: '{{count}} in {{year}}' });
  expect(told()).toBe('12,345 in 2026');
  await translator.changeLanguage('fr');
  expect(told()).toBe('12\u00a0345 in 2026');
});
