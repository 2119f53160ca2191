import type { Translate } from '../text/translator.ts';

const LENGTH_MIN = 10;

/** What the pool would refuse of a password, told before it is sent (the pool decides again); undefined where that is nothing. */
export function passwordTrouble(password: string, t: Translate): string | undefined {
  if (password.length < LENGTH_MIN) return t('auth.shortPassword');
  return /^(?=.*\p{Ll})(?=.*\p{Lu})(?=.*\d)/u.test(password) ? undefined : t('auth.weakPassword');
}
