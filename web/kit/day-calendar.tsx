import { isCivilDate } from '../../shared/civil-date.ts';
import type { CivilDate } from '../../shared/civil-date.ts';
import { useCalendarDay } from '../format/calendar.ts';
import { CalendarDialog } from './calendar-dialog.tsx';

interface DayCalendarProps {
  readonly isOpen: boolean;
  /** What the field is called. */
  readonly title: string;
  readonly day: string;
  /** Where it opens while the field holds no day, such as the other end of a range; today where that is none either. */
  readonly near: string | undefined;
  readonly onChoose: (day: CivilDate) => void;
  readonly onClose: () => void;
}

/** The calendar of a date field: a day that is picked closes it. */
export function DayCalendar({ isOpen, title, day, near = '', onChoose, onClose }: DayCalendarProps) {
  const today = useCalendarDay();
  if (!isOpen) return null;
  const chosen = isCivilDate(day) ? { from: day, to: day } : undefined;
  return (
    <CalendarDialog
      title={title}
      months={1}
      at={chosen?.from ?? (isCivilDate(near) ? near : today)}
      shown={() => chosen}
      onPick={(picked) => {
        onChoose(picked);
        onClose();
      }}
      onClose={onClose}
    />
  );
}
