import { chakra } from '@chakra-ui/react';
import { formatDay, formatDayInWords } from '../format/format.ts';
import { useDateFormat } from '../format/date-format.ts';

/** A civil day, written as the organisation writes days or in words. */
export function DateText({ day, inWords = false }: { day: string; inWords?: boolean }) {
  const format = useDateFormat();
  return (
    <chakra.time dateTime={day} fontVariantNumeric="tabular-nums" whiteSpace="nowrap">
      {inWords ? formatDayInWords(day, format) : formatDay(day, format)}
    </chakra.time>
  );
}
