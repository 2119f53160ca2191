import { describe, expect, it } from 'vitest';
import { preferredLanguage } from '../../../shared/text/language.ts';

describe('preferredLanguage', () => {
  it.each([
    ['fr-CA', 'fr'],
    ['fr-CA,fr;q=0.9,en-US;q=0.8,en;q=0.7', 'fr'],
    ['en-CA,en;q=0.9,fr-CA;q=0.8', 'en'],
    ['en;q=0.5, FR-ca;q=0.8', 'fr'],
    ['de-DE,de;q=0.9,fr;q=0.4', 'fr'],
    ['fr;q=0, en', 'en'],
    ['de', 'en'],
    ['*', 'en'],
    ['', 'en'],
    [undefined, 'en'],
    [';;q=,,', 'en'],
  ] as const)('takes of %s the first that is spoken here, %s', (accepted, language) => {
    expect(preferredLanguage(accepted)).toBe(language);
  });
});
