import { daysOfMonth, monthOf } from '../civil-date.ts';
import type { CivilDate } from '../civil-date.ts';
import { dayInWords } from './day-in-words.ts';
import { languageTags, type Language } from './language.ts';

/** Inclusive days, as they are spoken of: a `name` of a day, a month or a year, or its first and last day in words. */
export type PeriodInWords = { readonly name: string } | { readonly from: string; readonly to: string };

/** How one speaks of some inclusive days: "March 2026", "2026", else by the first and the last of them. */
export function periodInWords(from: CivilDate, to: CivilDate, language: Language): PeriodInWords {
  const month = daysOfMonth(monthOf(from));
  if (from === month.from && to === month.to) return { name: monthInWords(from, language) };
  const year = from.slice(0, 4);
  if (from === `${year}-01-01` && to === `${year}-12-31`) return { name: year };
  if (from === to) return { name: dayInWords(from, language) };
  return { from: dayInWords(from, language), to: dayInWords(to, language) };
}

const monthInWords = (day: CivilDate, language: Language): string =>
  new Intl.DateTimeFormat(languageTags[language], { month: 'long', year: 'numeric', timeZone: 'UTC' }).format(
    new Date(`${day}T00:00:00Z`),
  );
