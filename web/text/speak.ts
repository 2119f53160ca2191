import { languages, languageTags, takeLanguageFrom, usualLanguage } from '../../shared/text/language.ts';
import type { Language } from '../../shared/text/language.ts';
import { translator } from './translator.ts';

const KEY = 'matchbook.language';

/** The language in which everything is said just now. */
export const currentLanguage = translator.language;

takeLanguageFrom(currentLanguage);

/** The language to begin with: the one chosen in this browser, else its own. `boot.ts` looked before the first paint. */
export const firstLanguage = (): Language =>
  languages.find((language) => language === document.documentElement.dataset['language']) ?? usualLanguage;

/** What is to be spoken, whether its texts have come yet or not. */
let wanted: Language | undefined;

/** Says everything in a language from here on, at once and without loading the page anew; its texts are fetched first. */
export async function speak(language: Language): Promise<void> {
  wanted = language;
  await learnAll(language);
  turnTo(language);
}

/** The same where nothing is said yet: of the texts only those of the first screens are fetched, and who says more fetches the others. */
export async function beginIn(language: Language): Promise<void> {
  wanted = language;
  if (language === 'fr') await import('./fr/learn-first-french.ts');
  turnTo(language);
}

/** Has all that is said in a language at hand, other than English: what says more than the first screens do begins with it. */
export async function learnAll(language = wanted ?? firstLanguage()): Promise<void> {
  if (language === 'fr') await import('./fr/learn-french.ts');
}

function turnTo(language: Language): void {
  translator.turnTo(language);
  document.documentElement.lang = languageTags[language];
}

/** The same, remembered in this browser for when nobody is signed in. */
export async function chooseLanguage(language: Language): Promise<void> {
  await speak(language);
  localStorage.setItem(KEY, language);
}
