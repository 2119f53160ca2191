import type { Translate } from '../text/translator.ts';

/**
 * The rule of a field for the address of an account that exists: it catches slips, the pool knows the rest. By hand rather than by the
 * contract's shape, which would bring zod along to the first screen.
 */
export const likeAnAddress = (t: Translate) => {
  const message = t('auth.enterEmail');
  return { required: message, pattern: { value: /^[^\s@]+@[^\s@]+\.[^\s@.]{2,}$/, message } };
};
