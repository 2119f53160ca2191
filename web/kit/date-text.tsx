import { formatDay, formatDayInWords } from '../format/format.ts';
import { useLanguage } from '../text/use-text.ts';
import { useDateFormat } from '../format/date-format.ts';

/** How a day is set: its figures under each other, a little tighter, since its hyphens are as wide as figures then. */
export const daySet = {
  fontVariantNumeric: 'tabular-nums',
  letterSpacing: '-0.02em',
  whiteSpace: 'nowrap',
} as const;

/** A civil day, written as the organisation writes days or in words. */
export function DateText({ day, inWords = false }: { day: string; inWords?: boolean }) {
  const format = useDateFormat();
  const language = useLanguage();
  return (
    <time dateTime={day} style={daySet}>
      {inWords ? formatDayInWords(day, format, language) : formatDay(day, format)}
    </time>
  );
}
