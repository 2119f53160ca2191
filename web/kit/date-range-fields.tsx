import { Grid, Input } from '@chakra-ui/react';
import { useText } from '../text/use-text.ts';
import { FormField } from './form-field.tsx';

/** Inclusive civil days; an end that is not chosen yet is empty. */
export interface DateRangeValue {
  readonly from: string;
  readonly to: string;
}

interface DateRangeFieldsProps {
  readonly value: DateRangeValue;
  readonly onChange: (value: DateRangeValue) => void;
  /** What else is wrong with either day. */
  readonly errors?: { readonly from?: string | undefined; readonly to?: string | undefined };
}

/** First and last day of a period, with the machine's own day picker; says so when they stand the wrong way round. */
export function DateRangeFields({ value, onChange, errors = {} }: DateRangeFieldsProps) {
  const t = useText();
  const isReversed = value.from !== '' && value.to !== '' && value.from > value.to;
  return (
    <Grid templateColumns={{ base: '1fr', sm: '1fr 1fr' }} gap="4">
      <FormField label={t('common.from')} error={errors.from}>
        <Input
          type="date"
          value={value.from}
          onChange={(event) => onChange({ ...value, from: event.target.value })}
        />
      </FormField>
      <FormField label={t('common.to')} error={isReversed ? t('common.rangeOrder') : errors.to}>
        <Input
          type="date"
          value={value.to}
          onChange={(event) => onChange({ ...value, to: event.target.value })}
        />
      </FormField>
    </Grid>
  );
}
