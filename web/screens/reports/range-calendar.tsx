import { chakra, Flex, Grid, Heading, IconButton, Text } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import type { KeyboardEvent } from 'react';
import { LuChevronLeft, LuChevronRight } from 'react-icons/lu';
import { monthOf } from '../../../shared/civil-date.ts';
import type { CivilDate } from '../../../shared/civil-date.ts';
import type { DateRange } from '../../../shared/model/export.ts';
import { useWeekStart } from '../../auth/today.ts';
import { useDateFormat } from '../../format/date-format.ts';
import { formatDayInWords, formatMonth } from '../../format/format.ts';
import { useText } from '../../text/use-text.ts';
import { dayByKey, monthAfter, weeksOf } from './calendar-days.ts';
import { DialogFrame } from '../../kit/dialog-frame.tsx';
import { weekdayNames } from './weekday-names.ts';

interface RangeCalendarProps {
  /** What is chosen so far. */
  readonly value: DateRange | undefined;
  readonly today: CivilDate;
  readonly onChoose: (range: DateRange) => void;
  readonly onClose: () => void;
}

const MONTHS_SHOWN = 2;

/** Two months beside each other, in which a first and a last day are chosen, by hand or by the keys. */
export function RangeCalendar({ value, today, onChoose, onClose }: RangeCalendarProps) {
  const t = useText();
  const weekStart = useWeekStart();
  const [reached, setReached] = useState(value?.from ?? today);
  const [first, setFirst] = useState(monthOf(value?.from ?? today));
  const [start, setStart] = useState<CivilDate>();
  const [seen, setSeen] = useState<CivilDate>();
  const shown = start === undefined ? value : inOrder(start, seen ?? start);
  const months = useRef<HTMLDivElement>(null);
  // The focus follows the keys, also to a month that is shown only then; it stays on a button that turns the months.
  const isFollowed = useRef(false);
  useEffect(() => {
    if (isFollowed.current) months.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }, [reached, first]);

  const reach = (day: CivilDate) => {
    const month = monthOf(day);
    if (month < first) setFirst(month);
    if (month >= monthAfter(first, MONTHS_SHOWN)) setFirst(monthAfter(month, 1 - MONTHS_SHOWN));
    isFollowed.current = true;
    setReached(day);
    setSeen(day);
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
    if (start === undefined) {
      setStart(day);
      return;
    }
    onChoose(inOrder(start, day));
    onClose();
  };
  return (
    <DialogFrame isOpen size="lg" title={t('reports.twoMonths')} onClose={onClose}>
      <Flex justify="space-between" align="center" mb="3" gap="3">
        <IconButton variant="ghost" size="sm" aria-label={t('common.monthBefore')} onClick={() => turn(-1)}>
          <LuChevronLeft />
        </IconButton>
        <Text color="fg.muted" aria-live="polite">
          {t(start === undefined ? 'reports.chooseFirst' : 'reports.chooseLast')}
        </Text>
        <IconButton variant="ghost" size="sm" aria-label={t('common.monthAfter')} onClick={() => turn(1)}>
          <LuChevronRight />
        </IconButton>
      </Flex>
      <Grid
        ref={months}
        templateColumns={{ base: '1fr', md: '1fr 1fr' }}
        gap="6"
        pb="4"
        alignItems="start"
        onKeyDown={move}
        onMouseLeave={() => setSeen(undefined)}
      >
        {Array.from({ length: MONTHS_SHOWN }, (_, at) => (
          <MonthOfDays
            key={at}
            month={monthAfter(first, at)}
            {...{ shown, reached, today }}
            onPick={pick}
            onSee={setSeen}
          />
        ))}
      </Grid>
    </DialogFrame>
  );
}

const inOrder = (a: CivilDate, b: CivilDate): DateRange => (a <= b ? { from: a, to: b } : { from: b, to: a });

interface MonthOfDaysProps {
  readonly month: string;
  /** The days that are chosen, or would be. */
  readonly shown: DateRange | undefined;
  /** The one day of all that the Tab key comes to. */
  readonly reached: CivilDate;
  readonly today: CivilDate;
  readonly onPick: (day: CivilDate) => void;
  readonly onSee: (day: CivilDate) => void;
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

function MonthOfDays({ month, shown, reached, today, onPick, onSee }: MonthOfDaysProps) {
  const format = useDateFormat();
  const weekStart = useWeekStart();
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
                      onMouseEnter={() => onSee(day)}
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
