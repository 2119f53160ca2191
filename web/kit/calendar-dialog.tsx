import { chakra, Flex, Grid, Heading, IconButton, Text } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { LuChevronLeft, LuChevronRight } from 'react-icons/lu';
import { monthOf } from '../../shared/civil-date.ts';
import type { CivilDate } from '../../shared/civil-date.ts';
import type { DateRange } from '../../shared/model/export.ts';
import { useCalendarDay, useWeekStart } from '../format/calendar.ts';
import { useDateFormat } from '../format/date-format.ts';
import { formatDayInWords, formatMonth } from '../format/format.ts';
import { weekdayNames } from '../format/weekday-names.ts';
import { useText } from '../text/use-text.ts';
import { dayByKey, monthAfter, weeksOf } from './calendar-days.ts';
import { DialogFrame } from './dialog-frame.tsx';

interface CalendarDialogProps {
  readonly title: string;
  /** What to choose next. */
  readonly hint?: string;
  /** How many months stand beside each other. */
  readonly months: 1 | 2;
  /** The day it opens at. */
  readonly at: CivilDate;
  /** The days that are chosen, or would be with the one that is pointed at. */
  readonly shown: (pointedAt: CivilDate | undefined) => DateRange | undefined;
  readonly onPick: (day: CivilDate) => void;
  readonly onClose: () => void;
}

/** A calendar in which days are picked by pointer or by the keys; weeks begin as the country begins them. */
export function CalendarDialog({ title, hint, months, at, shown, onPick, onClose }: CalendarDialogProps) {
  const t = useText();
  const weekStart = useWeekStart();
  const [reached, setReached] = useState(at);
  const [first, setFirst] = useState(monthOf(at));
  const [pointedAt, setPointedAt] = useState<CivilDate>();
  const grid = useRef<HTMLDivElement>(null);
  // The focus follows the keys, also to a month that is shown only then; it stays on a button that turns the months.
  const isFollowed = useRef(false);
  useEffect(() => {
    if (isFollowed.current) grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }, [reached, first]);

  const reach = (day: CivilDate) => {
    const month = monthOf(day);
    if (month < first) setFirst(month);
    if (month >= monthAfter(first, months)) setFirst(monthAfter(month, 1 - months));
    isFollowed.current = true;
    setReached(day);
    setPointedAt(day);
  };
  const turn = (by: number) => {
    isFollowed.current = false;
    setFirst(monthAfter(first, by));
    setReached(`${monthAfter(first, by)}-01`);
  };
  const move = (event: KeyboardEvent) => {
    const day = dayByKey(reached, event, weekStart);
    if (day === undefined) return;
    event.preventDefault();
    reach(day);
  };
  const pick = (day: CivilDate) => {
    reach(day);
    onPick(day);
  };
  return (
    <DialogFrame isOpen size={months === 1 ? 'sm' : 'lg'} title={title} onClose={onClose}>
      <Flex justify="space-between" align="center" mb="3" gap="3">
        <IconButton variant="ghost" size="sm" aria-label={t('common.monthBefore')} onClick={() => turn(-1)}>
          <LuChevronLeft />
        </IconButton>
        {hint !== undefined && (
          <Text color="fg.muted" aria-live="polite">
            {hint}
          </Text>
        )}
        <IconButton variant="ghost" size="sm" aria-label={t('common.monthAfter')} onClick={() => turn(1)}>
          <LuChevronRight />
        </IconButton>
      </Flex>
      <Grid
        ref={grid}
        templateColumns={{ base: '1fr', md: `repeat(${months}, 1fr)` }}
        gap="6"
        pb="4"
        alignItems="start"
        onKeyDown={move}
        onMouseLeave={() => setPointedAt(undefined)}
      >
        {Array.from({ length: months }, (_, position) => (
          <MonthOfDays
            key={position}
            month={monthAfter(first, position)}
            shown={shown(pointedAt)}
            reached={reached}
            onPick={pick}
            onPoint={setPointedAt}
          />
        ))}
      </Grid>
    </DialogFrame>
  );
}

interface MonthOfDaysProps {
  readonly month: string;
  readonly shown: DateRange | undefined;
  /** The one day of all that the Tab key comes to. */
  readonly reached: CivilDate;
  readonly onPick: (day: CivilDate) => void;
  readonly onPoint: (day: CivilDate) => void;
}

const Day = chakra('button', {
  base: {
    w: 'full',
    h: '10',
    cursor: 'pointer',
    fontVariantNumeric: 'tabular-nums',
    borderRadius: 'l1',
    _hover: { bg: 'bg.muted' },
    _current: { fontWeight: '700', textDecoration: 'underline', textUnderlineOffset: '3px' },
    '[aria-selected=true] > &': { bg: 'ember.subtle', borderRadius: '0' },
    '&[data-end]': { bg: 'ember.solid !important', color: 'ember.contrast', borderRadius: 'l1 !important' },
  },
});

function MonthOfDays({ month, shown, reached, onPick, onPoint }: MonthOfDaysProps) {
  const format = useDateFormat();
  const weekStart = useWeekStart();
  const today = useCalendarDay();
  const name = formatMonth(month, 'long');
  const isIn = (day: CivilDate) => shown !== undefined && shown.from <= day && day <= shown.to;
  return (
    <div>
      <Heading as="h3" fontSize="sm" textAlign="center" mb="2">
        {name}
      </Heading>
      <chakra.table
        role="grid"
        aria-label={name}
        w="full"
        css={{ tableLayout: 'fixed', borderSpacing: '0 2px' }}
      >
        <thead>
          <tr>
            {weekdayNames(weekStart).map(({ short, long }) => (
              <chakra.th
                key={long}
                scope="col"
                abbr={long}
                textStyle="xs"
                color="fg.muted"
                fontWeight="550"
                h="7"
              >
                {short}
              </chakra.th>
            ))}
          </tr>
        </thead>
        <tbody>
          {weeksOf(month, weekStart).map((week, at) => (
            <tr key={at}>
              {week.map((day, weekday) =>
                day === undefined ? (
                  <td key={weekday} />
                ) : (
                  <td key={weekday} aria-selected={isIn(day)}>
                    <Day
                      type="button"
                      aria-label={formatDayInWords(day, format)}
                      aria-current={day === today ? 'date' : undefined}
                      data-end={day === shown?.from || day === shown?.to ? '' : undefined}
                      tabIndex={day === reached ? 0 : -1}
                      // Where the dialog's own focus begins.
                      data-autofocus={day === reached ? '' : undefined}
                      onClick={() => onPick(day)}
                      onMouseEnter={() => onPoint(day)}
                    >
                      {Number(day.slice(8))}
                    </Day>
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </chakra.table>
    </div>
  );
}
