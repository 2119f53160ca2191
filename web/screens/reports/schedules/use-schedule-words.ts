import { todayIn } from '../../../../shared/civil-date.ts';
import type { ReportSchedule } from '../../../../shared/model/report-schedule.ts';
import { dayInWords } from '../../../../shared/text/day-in-words.ts';
import { useFormatWords } from '../../../features/export/use-format-words.ts';
import { formatClock } from '../../../format/format.ts';
import { currentLanguage } from '../../../text/speak.ts';
import { useText } from '../../../text/use-text.ts';
import { useTypeWords } from '../sending/use-type-words.ts';

type Timed = Pick<ReportSchedule, 'next' | 'timeZone'>;

/** When a schedule mails next, by its own clock: "December 1, 2026, 8:00 AM (Toronto)". */
export function useWhenWords(): (schedule: Timed) => string {
  const t = useText();
  return ({ next: { dueAt }, timeZone }) => {
    const at = new Date(dueAt);
    return t('schedules.when', {
      day: dayInWords(todayIn(timeZone, at), currentLanguage()),
      time: formatClock(at, timeZone),
      place: placeOf(timeZone),
    });
  };
}

/** The place that a time zone is named after. */
const placeOf = (timeZone: string): string =>
  timeZone.slice(timeZone.lastIndexOf('/') + 1).replaceAll('_', ' ');

/** How often what is mailed, and as which file. */
export function useContentWords(): (schedule: Pick<ReportSchedule, 'frequency' | 'content'>) => string {
  const t = useText();
  const typeWords = useTypeWords();
  const formatWords = useFormatWords();
  return ({ frequency, content }) => {
    const often = t(`schedules.frequencies.${frequency}`);
    if (content.kind === 'package')
      return t('schedules.saysPackage', { frequency: often, type: typeWords('package') });
    const { type, format } = content;
    return t('schedules.says', { frequency: often, type: typeWords(type), format: formatWords(format) });
  };
}
