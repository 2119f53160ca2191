import type { Country } from '../../../../shared/model/template.ts';
import { formatDay } from '../../../../shared/format-day.ts';

/**
 * A day as programs of a country read it. American ones take the month to come first; which is meant can't be seen up to the twelfth of a
 * month, so whoever imports says it.
 */
export const importerDay = (day: string, country: Country): string =>
  formatDay(day, country === 'USA' ? 'MM/DD/YYYY' : 'DD/MM/YYYY');
