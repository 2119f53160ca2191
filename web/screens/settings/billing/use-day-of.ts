import { todayIn } from '../../../../shared/civil-date.ts';
import { useSignedIn } from '../../../auth/me-context.ts';
import { useDateFormat } from '../../../format/date-format.ts';
import { formatDay } from '../../../format/format.ts';

/** Writes the day of an instant as the organization does, in its time zone. */
export function useDayOf(): (instant: string) => string {
  const { timeZone } = useSignedIn().organization;
  const format = useDateFormat();
  return (instant) => formatDay(todayIn(timeZone, new Date(instant)), format);
}
