import type { CivilDate } from './civil-date.ts';
import type { DateFormat } from './model/template.ts';

/** A civil day in the organisation's date format. */
export function formatDay(day: CivilDate, format: DateFormat): string {
  const [year = '', month = '', date = ''] = day.split('-');
  return format.replace('YYYY', year).replace('MM', month).replace('DD', date);
}
