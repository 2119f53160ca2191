import { describe, expect, it } from 'vitest';
import { codeLetter } from '../../../../../functions/use-cases/letters/code-letter.ts';

/** What the pool puts the code in the place of. */
const code = '{####}';
/** The longest message that the pool takes from its trigger (Cognito, CustomMessage). */
const LONGEST = 20_000;

describe('the mail of a code', () => {
  it.each([
    ['signUp', 'en', 'Your Matchbook code', /valid for 10 minutes.*did not sign up/s],
    ['signUp', 'fr', 'Votre code Matchbook', /valide pendant 10 minutes.*pas inscrit/s],
    ['forgotPassword', 'en', 'Choose a new Matchbook password', /your password stays as it is/],
    ['forgotPassword', 'fr', 'Choisissez un nouveau mot de passe Matchbook', /reste tel quel/],
  ] as const)('is a page in the frame of all our mails: %s, %s', (purpose, language, subject, said) => {
    const letter = codeLetter(purpose, { language, code });
    expect(letter.subject).toBe(subject);
    expect(letter.page).toMatch(new RegExp(`^<!doctype html><html lang="${language}`));
    expect(letter.page).toContain('prefers-color-scheme:dark');
    expect(letter.page).toContain(`<strong>${code}</strong>`);
    expect(letter.page).toMatch(said);
    expect(letter.page.length).toBeLessThan(LONGEST);
  });
});
