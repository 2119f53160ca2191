import type { Language } from '../../shared/text/language.ts';

/** What each language calls itself: whoever looks for theirs reads no other. */
export const languageNames: Readonly<Record<Language, string>> = {
  en: 'English',
  fr: 'Français',
};
