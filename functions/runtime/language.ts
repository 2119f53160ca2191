import { AsyncLocalStorage } from 'node:async_hooks';
import { french } from '../../shared/text/fr/french.ts';
import { takeLanguageFrom, usualLanguage } from '../../shared/text/language.ts';
import type { Language } from '../../shared/text/language.ts';
import { learnWords } from '../../shared/text/words-for.ts';

/* Functions have every language at hand, and answer each request in its own: several may be under way at once. */
const ofRequest = new AsyncLocalStorage<Language>();

learnWords('fr', french);
takeLanguageFrom(() => ofRequest.getStore() ?? usualLanguage);

/** Does what is asked for, with everything that it says in a language. */
export function inLanguage<Result>(language: Language, work: () => Result): Result {
  return ofRequest.run(language, work);
}
