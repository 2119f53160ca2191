import { formatDay, formatDayInWords } from '../format/format.ts';
import { useLanguage } from '../text/use-text.ts';
import { useDateFormat } from '../format/date-format.ts';

const figures = { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } as const;

/** A civil day, written as the organisation writes days or in words. */
export function DateText({ day, inWords = false }: { day: string; inWords?: boolean }) {
  const format = useDateFormat();
  const language = useLanguage();
  return (
    <time dateTime={day} style={figures}>
      {inWords ? formatDayInWords(day, format, language) : formatDay(day, format)}
    </time>
  );
}
