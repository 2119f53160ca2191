import type { CivilDate } from '../civil-date.ts';
import { withFirstOfMonth } from './first-of-month.ts';
import { languageTags, type Language } from './language.ts';

/** A day as a sentence names it: "March 31, 2026". */
export function dayInWords(day: CivilDate, language: Language): string {
  const written = new Intl.DateTimeFormat(languageTags[language], { dateStyle: 'long', timeZone: 'UTC' });
  return withFirstOfMonth(written.format(new Date(`${day}T00:00:00Z`)), language);
}
