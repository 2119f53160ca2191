import { formatDay } from '../../../../shared/format-day.ts';
import type { DayOrder } from '../../../../shared/report-formats.ts';

/** A day as the importing program reads it; which is meant can't be seen up to the twelfth of a month. */
export const importerDay = (day: string, order: DayOrder): string =>
  formatDay(day, order === 'month-first' ? 'MM/DD/YYYY' : 'DD/MM/YYYY');
