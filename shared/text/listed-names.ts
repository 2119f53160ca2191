import { spokenLanguage } from './language.ts';
import type { Language } from './language.ts';

/** What a language calls a category that the templates list, by its English name in any letter case; undefined for any other name. */
type NameOf = (name: string) => string | undefined;

/* A browser learns those of its own language with that language's other texts. */
const known = new Map<Language, NameOf>();

/** Has the names of a further language at hand from here on. */
export function learnNames(language: Language, nameOf: NameOf): void {
  known.set(language, nameOf);
}

/** What a language calls a category of the lists; any other name is somebody's own and stays as it is. */
export const sayCategory = (name: string, language = spokenLanguage()): string =>
  known.get(language)?.(name) ?? name;

/** What the languages at hand, besides English, call a category of the lists. */
export const furtherNames = (name: string): string[] =>
  [...known.values()].flatMap((nameOf) => nameOf(name) ?? []);

/** All that a category may be looked for by. */
export const namesEverywhere = (name: string | null): string[] =>
  name === null ? [] : [name, ...furtherNames(name)];
