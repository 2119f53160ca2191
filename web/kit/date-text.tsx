import { formatDay, formatDayInWords } from '../format/format.ts';
import { useDateFormat } from '../format/date-format.ts';

const figures = { fontVariantNumeric: 'tabular-nums', whiteSpace: 'nowrap' } as const;

/** A civil day, written as the organisation writes days or in words. */
export function DateText({ day, inWords = false }: { day: string; inWords?: boolean }) {
  const format = useDateFormat();
  return (
    <time dateTime={day} style={figures}>
      {inWords ? formatDayInWords(day, format) : formatDay(day, format)}
    </time>
  );
}
