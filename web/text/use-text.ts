import { useTranslation } from 'react-i18next';
import { translator } from './translator.ts';
import type { Translate } from './translator.ts';

/** The texts in the person's language: `t('auth.signIn')`, `t('common.ago.hours', { count: 4 })`. */
export function useText(): Translate {
  return useTranslation(undefined, { i18n: translator }).t;
}
