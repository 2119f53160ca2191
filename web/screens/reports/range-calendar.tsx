import { useState } from 'react';
import type { CivilDate } from '../../../shared/civil-date.ts';
import type { DateRange } from '../../../shared/model/export.ts';
import { useText } from '../../text/use-text.ts';
import { CalendarDialog } from '../../kit/calendar-dialog.tsx';

interface RangeCalendarProps {
  /** What is chosen so far. */
  readonly value: DateRange | undefined;
  readonly today: CivilDate;
  readonly onChoose: (range: DateRange) => void;
  readonly onClose: () => void;
}

/** Two months beside each other, in which a first and a last day are chosen, by hand or by the keys. */
export function RangeCalendar({ value, today, onChoose, onClose }: RangeCalendarProps) {
  const t = useText();
  const [start, setStart] = useState<CivilDate>();
  const pick = (day: CivilDate) => {
    if (start === undefined) {
      setStart(day);
      return;
    }
    onChoose(inOrder(start, day));
    onClose();
  };
  return (
    <CalendarDialog
      title={t('reports.twoMonths')}
      hint={t(start === undefined ? 'reports.chooseFirst' : 'reports.chooseLast')}
      months={2}
      at={value?.from ?? today}
      shown={(pointedAt) => (start === undefined ? value : inOrder(start, pointedAt ?? start))}
      onPick={pick}
      onClose={onClose}
    />
  );
}

const inOrder = (a: CivilDate, b: CivilDate): DateRange => (a <= b ? { from: a, to: b } : { from: b, to: a });
