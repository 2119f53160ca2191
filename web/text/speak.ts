import { languages, languageTags, takeLanguageFrom, usualLanguage } from '../../shared/text/language.ts';
import type { Language } from '../../shared/text/language.ts';
import { translator } from './translator.ts';

const KEY = 'matchbook.language';

/** The language in which everything is said just now. */
export const currentLanguage = (): Language =>
  languages.find((language) => language === translator.language) ?? usualLanguage;

takeLanguageFrom(currentLanguage);

/** The language to begin with: the one chosen in this browser, else its own. `boot.js` looked before the first paint. */
export const firstLanguage = (): Language =>
  languages.find((language) => language === document.documentElement.dataset['language']) ?? usualLanguage;

/** Says everything in a language from here on, at once and without loading the page anew; its texts are fetched first. */
export async function speak(language: Language): Promise<void> {
  if (language === 'fr') await import('./fr/learn-french.ts');
  await translator.changeLanguage(language);
  document.documentElement.lang = languageTags[language];
}

/** The same, remembered in this browser for when nobody is signed in. */
export async function chooseLanguage(language: Language): Promise<void> {
  await speak(language);
  localStorage.setItem(KEY, language);
}
