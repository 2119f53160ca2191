import { Box, IconButton, Input } from '@chakra-ui/react';
import { useState } from 'react';
import type { ComponentProps, KeyboardEvent, SyntheticEvent } from 'react';
import { LuCalendar } from 'react-icons/lu';
import { addDays, isCivilDate } from '../../shared/civil-date.ts';
import { useDateFormat } from '../format/date-format.ts';
import { formatDay } from '../format/format.ts';
import { dayFromText } from '../format/typed.ts';
import { useText } from '../text/use-text.ts';
import { FormField } from './form-field.tsx';
import type { FormFieldProps } from './form-field.tsx';
import { LaterDayCalendar } from './later-day-calendar.ts';

interface DayFieldProps
  extends
    Omit<FormFieldProps, 'children'>,
    Pick<ComponentProps<'input'>, 'ref' | 'name' | 'readOnly' | 'onFocus' | 'onBlur'> {
  /** A civil day, nothing, or what is typed and cannot be read. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** The day that its calendar opens at while the field is empty: the other end of a range; today unless told. */
  readonly near?: string;
  readonly 'data-doubtful'?: boolean | undefined;
}

/** The last day of a year shows which number is the month. */
const EXAMPLE = '2026-12-31';
/** Which part of a day comes first. */
const ORDERS = { 'MM/DD/YYYY': 'monthFirst', 'DD/MM/YYYY': 'dayFirst', 'YYYY-MM-DD': 'yearFirst' } as const;
const STEPS: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1 };

/**
 * A day, typed as the organization writes days or picked from a calendar; arrows go a day on or back. The browser's own date field
 * writes days and begins weeks as the machine does, which need not be as the country of the books does.
 */
export function DayField({ label, help, error, isOptional, aside, ...control }: DayFieldProps) {
  const t = useText();
  const format = useDateFormat();
  const { value, onChange, onBlur, near, ...rest } = control;
  const [typed, setTyped] = useState<string>();
  const isRead = value === '' || isCivilDate(value);
  const shown = t(`common.dayFormats.${ORDERS[format]}`);
  const unread = t('common.unreadDay', { format: shown, example: formatDay(EXAMPLE, format) });
  const isWrong = !isRead && (typed === undefined || error !== undefined);
  const set = (day: string) => {
    setTyped(undefined);
    onChange(day);
  };
  const step = (event: KeyboardEvent) => {
    const days = STEPS[event.key];
    if (days === undefined || control.readOnly || !isCivilDate(value)) return;
    event.preventDefault();
    set(addDays(value, days));
  };
  return (
    <FormField
      label={label}
      help={help}
      error={isWrong ? unread : error}
      {...(isOptional === undefined ? {} : { isOptional })}
      aside={aside}
    >
      <Box position="relative" w="full">
        <Input
          {...rest}
          pe="11"
          autoComplete="off"
          fontVariantNumeric="tabular-nums"
          placeholder={shown}
          value={typed ?? (isCivilDate(value) ? formatDay(value, format) : value)}
          onChange={({ target }) => {
            setTyped(target.value);
            onChange(dayFromText(target.value, format) ?? target.value.trim());
          }}
          onKeyDown={step}
          onBlur={(event) => {
            setTyped(undefined);
            onBlur?.(event);
          }}
        />
        {!control.readOnly && <Calendar title={label} day={value} near={near} onChoose={set} />}
      </Box>
    </FormField>
  );
}

interface CalendarProps {
  readonly title: string;
  readonly day: string;
  readonly near: string | undefined;
  readonly onChoose: (day: string) => void;
}

/** The button that opens a calendar, which writes nothing by itself: only the day chosen in it counts. */
function Calendar({ title, day, near, onChoose }: CalendarProps) {
  const t = useText();
  const [isOpen, setOpen] = useState(false);
  // React tells whatever the field stands in of what happens in the calendar, as if it lay within: neither is the field left nor given up.
  const keep = (event: SyntheticEvent) => {
    if (isOpen) event.stopPropagation();
  };
  return (
    <Box position="absolute" insetEnd="1" top="1" onBlur={keep} onKeyDown={keep}>
      <IconButton
        size="xs"
        variant="ghost"
        aria-label={t('common.openCalendar')}
        aria-haspopup="dialog"
        onClick={() => setOpen(true)}
      >
        <LuCalendar />
      </IconButton>
      <LaterDayCalendar
        isOpen={isOpen}
        title={title}
        day={day}
        near={near}
        onChoose={onChoose}
        onClose={() => setOpen(false)}
      />
    </Box>
  );
}
