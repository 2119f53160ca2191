import type { Translate } from '../text/translator.ts';

const LIKE_AN_ADDRESS = /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/;

/**
 * The rule of a field for the address of an account that exists: it catches slips, the pool knows the rest. By hand rather than by the
 * contract's shape, which would bring zod along to the first screen.
 */
export const likeAnAddress = (t: Translate) => {
  const message = t('auth.enterEmail');
  return { required: message, pattern: { value: LIKE_AN_ADDRESS, message } };
};

/** The same for a form without such rules. */
export const notLikeAnAddress = (t: Translate, text: string): string | undefined =>
  LIKE_AN_ADDRESS.test(text) ? undefined : t('auth.enterEmail');
