import { Grid } from '@chakra-ui/react';
import { isCivilDate } from '../../shared/civil-date.ts';
import { useText } from '../text/use-text.ts';
import { DayField } from './day-field.tsx';

/** Inclusive civil days; an end that is not chosen yet is empty, one that cannot be read stands as typed. */
export interface DateRangeValue {
  readonly from: string;
  readonly to: string;
}

interface DateRangeFieldsProps {
  readonly value: DateRangeValue;
  /** Tells only what was changed: the other end may have been typed before it was drawn. */
  readonly onChange: (change: Partial<DateRangeValue>) => void;
  /** What else is wrong with either day. */
  readonly errors?: { readonly from?: string | undefined; readonly to?: string | undefined };
}

/** First and last day of a period; says so when they stand the wrong way round. */
export function DateRangeFields({ value, onChange, errors = {} }: DateRangeFieldsProps) {
  const t = useText();
  const { from, to } = value;
  const isReversed = isCivilDate(from) && isCivilDate(to) && from > to;
  return (
    <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="4">
      <DayField
        label={t('common.from')}
        error={errors.from}
        value={from}
        near={to}
        onChange={(day) => onChange({ from: day })}
      />
      <DayField
        label={t('common.to')}
        error={isReversed ? t('common.rangeOrder') : errors.to}
        value={to}
        near={from}
        onChange={(day) => onChange({ to: day })}
      />
    </Grid>
  );
}
