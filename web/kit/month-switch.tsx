import { Box, Flex, IconButton } from '@chakra-ui/react';
import { LuChevronLeft, LuChevronRight } from 'react-icons/lu';
import { formatMonth } from '../format/format.ts';
import { useText } from '../text/use-text.ts';
import { Choice } from './choice.tsx';

interface MonthChoiceProps {
  /** Newest first, `yyyy-MM`. */
  readonly months: readonly string[];
  /** What it says for no month at all, given where that may be chosen. */
  readonly none?: string;
  /** Empty for none. */
  readonly value: string;
  readonly onChange: (month: string) => void;
  readonly label: string;
}

/** One month of several. */
export function MonthChoice({ months, none, value, onChange, label }: MonthChoiceProps) {
  return (
    <Choice aria-label={label} value={value} onChange={(event) => onChange(event.target.value)}>
      {none !== undefined && <option value="">{none}</option>}
      {months.map((month) => (
        <option key={month} value={month}>
          {formatMonth(month, 'long')}
        </option>
      ))}
    </Choice>
  );
}

/** The same, with a step to the month before and the month after. */
export function MonthSwitch(props: MonthChoiceProps) {
  const t = useText();
  const { months, value, onChange } = props;
  const at = months.indexOf(value);
  const step = (name: string, icon: typeof LuChevronLeft, month: string | undefined) => {
    const Icon = icon;
    return (
      <IconButton
        variant="ghost"
        size="sm"
        aria-label={name}
        disabled={month === undefined}
        onClick={() => month !== undefined && onChange(month)}
      >
        <Icon />
      </IconButton>
    );
  };
  return (
    <Flex align="center" gap="1">
      {step(t('common.monthBefore'), LuChevronLeft, months[at + 1])}
      <Box w="11rem">
        <MonthChoice {...props} />
      </Box>
      {step(t('common.monthAfter'), LuChevronRight, months[at - 1])}
    </Flex>
  );
}

/** The months from the first to the last, newest first. */
export function monthsBetween(first: string, last: string): string[] {
  const numberOf = (month: string) => Number(month.slice(0, 4)) * 12 + Number(month.slice(5)) - 1;
  const count = Math.max(1, numberOf(last) - numberOf(first) + 1);
  return Array.from({ length: count }, (_, back) => {
    const number = numberOf(last) - back;
    return `${String(Math.floor(number / 12)).padStart(4, '0')}-${String((number % 12) + 1).padStart(2, '0')}`;
  });
}
