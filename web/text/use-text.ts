import { createContext, use } from 'react';
import { translator } from './translator.ts';
import type { Translate } from './translator.ts';

/** What translates for those inside; another language is another value. */
const TextContext = createContext<Translate>(translator.t);

/** The texts in the person's language: `t('auth.signIn')`, `t('common.ago.hours', { count: 4 })`. */
export function useText(): Translate {
  return use(TextContext);
}
