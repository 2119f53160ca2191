import { Box, chakra, IconButton, Input } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import type { ComponentProps, KeyboardEvent } from 'react';
import { LuCalendar } from 'react-icons/lu';
import { addDays, isCivilDate } from '../../shared/civil-date.ts';
import { useDateFormat } from '../format/date-format.ts';
import { formatDay } from '../format/format.ts';
import { dayFromText } from '../format/typed.ts';
import { useText } from '../text/use-text.ts';
import { FormField } from './form-field.tsx';
import type { FormFieldProps } from './form-field.tsx';

interface DayFieldProps
  extends
    Omit<FormFieldProps, 'children'>,
    Pick<ComponentProps<'input'>, 'ref' | 'name' | 'readOnly' | 'onFocus' | 'onBlur'> {
  /** A civil day, nothing, or what is typed and cannot be read. */
  readonly value: string;
  readonly onChange: (value: string) => void;
  readonly 'data-doubtful'?: boolean | undefined;
}

/** The last day of a year shows which number is the month. */
const EXAMPLE = '2026-12-31';
const STEPS: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1 };

/**
 * A day, typed as the organisation writes days or picked from the machine's calendar; arrows go a day on or back. The browser's own
 * date field writes as the machine does, which in another country is another day.
 */
export function DayField({ label, help, error, isOptional, aside, ...control }: DayFieldProps) {
  const t = useText();
  const format = useDateFormat();
  const { value, onChange, onBlur, ...rest } = control;
  const [typed, setTyped] = useState<string>();
  const isRead = value === '' || isCivilDate(value);
  const unread = t('common.unreadDay', { format: format.toLowerCase(), example: formatDay(EXAMPLE, format) });
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
          placeholder={format.toLowerCase()}
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
        {!control.readOnly && <Calendar day={isCivilDate(value) ? value : ''} onChoose={set} />}
      </Box>
    </FormField>
  );
}

/** Opens the calendar of the machine, which writes nothing: only the day chosen in it counts. */
function Calendar({ day, onChoose }: { day: string; onChoose: (day: string) => void }) {
  const t = useText();
  const picker = useRef<HTMLInputElement>(null);
  return (
    <Box position="absolute" insetEnd="1" top="1">
      <chakra.input
        ref={picker}
        type="date"
        tabIndex={-1}
        aria-hidden="true"
        position="absolute"
        inset="0"
        opacity="0"
        pointerEvents="none"
        value={day}
        onChange={({ target }) => onChoose(target.value)}
      />
      <IconButton
        size="xs"
        variant="ghost"
        aria-label={t('common.openCalendar')}
        onClick={() => picker.current?.showPicker()}
      >
        <LuCalendar />
      </IconButton>
    </Box>
  );
}
