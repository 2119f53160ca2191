import { createContext, use } from 'react';
import { usualLanguage } from '../../shared/text/language.ts';
import type { Language } from '../../shared/text/language.ts';
import { translator } from './translator.ts';
import type { Translate } from './translator.ts';

/** What translates for those inside; another language is another value. */
export const TextContext = createContext<Translate>(translator.t);

/** In which language that is; whoever writes amounts or days follows it. */
export const LanguageContext = createContext<Language>(usualLanguage);

export const useLanguage = (): Language => use(LanguageContext);

/** The texts in the person's language: `t('auth.signIn')`, `t('common.ago.hours', { count: 4 })`. */
export function useText(): Translate {
  return use(TextContext);
}
