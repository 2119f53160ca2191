import { Stack } from '@chakra-ui/react';
import { useText } from '../../text/use-text.ts';
import { Choice } from '../../kit/choice.tsx';
import { DateRangeFields } from '../../kit/date-range-fields.tsx';
import { FormField } from '../../kit/form-field.tsx';
import type { ExportPeriod, ExportType } from './export-period.ts';

interface PeriodChoiceProps {
  readonly value: ExportPeriod;
  readonly onChange: (value: ExportPeriod) => void;
  /** What is wrong with the days of a custom range. */
  readonly errors?: { readonly from?: string | undefined; readonly to?: string | undefined };
}

/** This Month, This Year or Custom Range with its first and last day. */
export function PeriodChoice({ value, onChange, errors = {} }: PeriodChoiceProps) {
  const t = useText();
  return (
    <Stack gap="4">
      <FormField label={t('exporting.period')}>
        <Choice
          value={value.exportType}
          onChange={(event) => onChange({ ...value, exportType: event.target.value as ExportType })}
        >
          <option value="monthly">{t('exporting.thisMonth')}</option>
          <option value="yearly">{t('exporting.thisYear')}</option>
          <option value="custom">{t('exporting.customRange')}</option>
        </Choice>
      </FormField>
      {value.exportType === 'custom' && (
        <DateRangeFields
          value={value}
          errors={errors}
          onChange={(range) => onChange({ ...value, ...range })}
        />
      )}
    </Stack>
  );
}
