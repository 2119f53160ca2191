import type { Language } from '../../../shared/text/language.ts';
import { wordsFor } from '../../../shared/text/words-for.ts';
import { signupCodeMinutes } from '../books/signup-codes.ts';
import { letterPage } from './letter-frame.ts';

/** What a code is for: to prove the address at sign-up, or to choose a new password. */
export type CodePurpose = 'signUp' | 'forgotPassword';

/**
 * The mail that carries a code, as the user pool sends it: a page alone, for it takes no text beside it. In the place of the code stands
 * what the pool replaces by it.
 */
export function codeLetter(
  purpose: CodePurpose,
  { language, code }: { readonly language: Language; readonly code: string },
): { readonly subject: string; readonly page: string } {
  const { subject, before, after, foot } = wordsFor(language).codeMails[purpose]({
    minutes: signupCodeMinutes,
  });
  return {
    subject,
    page: letterPage({
      language,
      parts: [{ text: before }, { code }, ...(after === undefined ? [] : [{ text: after }])],
      foot,
    }),
  };
}
