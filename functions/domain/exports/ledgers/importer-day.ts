import { formatDay } from '../../../../shared/format-day.ts';

/** Whether programs of a country take the month to come first in a day. */
export const readsMonthFirst = (country: string | null): boolean => country === 'USA';

/** A day as programs of a country read it; which is meant can't be seen up to the twelfth of a month. */
export const importerDay = (day: string, country: string | null): string =>
  formatDay(day, readsMonthFirst(country) ? 'MM/DD/YYYY' : 'DD/MM/YYYY');
