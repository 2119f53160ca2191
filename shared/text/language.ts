/** The languages in which everything is said. */
export const languages = ['en', 'fr'] as const;
export type Language = (typeof languages)[number];

/** The language of those who chose none. */
export const usualLanguage: Language = 'en';

/** How pages and requests name them; French is written as in Canada. */
export const languageTags = { en: 'en', fr: 'fr-CA' } as const satisfies Record<Language, string>;

/** The one of our languages that is wanted most, by an `Accept-Language`: `fr-CA,fr;q=0.9,en;q=0.8`. */
export function preferredLanguage(accepted = ''): Language {
  const wanted = accepted
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part
        .trim()
        .toLowerCase()
        .split(/\s*;\s*/);
      const weight = parameters.find((parameter) => parameter.startsWith('q='))?.slice(2);
      return { name: tag.split('-')[0], weight: Number(weight ?? 1) };
    })
    .filter(({ weight }) => weight > 0)
    .toSorted((a, b) => b.weight - a.weight)
    .map(({ name }) => languages.find((language) => language === name));
  return wanted.find((language) => language !== undefined) ?? usualLanguage;
}

let spoken: () => Language = () => usualLanguage;

/** Tells where the language is known of whoever is spoken to just now: in a browser its person, in a function its request. */
export function takeLanguageFrom(source: () => Language): void {
  spoken = source;
}

/** The language of whoever is spoken to just now. */
export const spokenLanguage = (): Language => spoken();
