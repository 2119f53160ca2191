import { AsyncLocalStorage } from 'node:async_hooks';
import { french } from '../../shared/text/fr/french.ts';
import { frenchForms, frenchNameOf } from '../../shared/text/fr/names/index.ts';
import { takeLanguageFrom, usualLanguage } from '../../shared/text/language.ts';
import type { Language } from '../../shared/text/language.ts';
import { learnForms } from '../../shared/text/form-words.ts';
import { learnNames } from '../../shared/text/listed-names.ts';
import { learnWords } from '../../shared/text/words-for.ts';

/* Functions have every language at hand, and answer each request in its own: several may be under way at once. */
const ofRequest = new AsyncLocalStorage<Language>();

learnWords('fr', french);
learnForms('fr', frenchForms);
learnNames('fr', frenchNameOf);
takeLanguageFrom(() => ofRequest.getStore() ?? usualLanguage);

/** Does what is asked for, with everything that it says in a language. */
export function inLanguage<Result>(language: Language, work: () => Result): Result {
  return ofRequest.run(language, work);
}
