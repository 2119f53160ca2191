import type { ComponentProps } from 'react';
import { Frequency } from '../../../shared/model/frequency.ts';
import { Choice } from '../../kit/choice.tsx';
import { FormField } from '../../kit/form-field.tsx';
import { useText } from '../../text/use-text.ts';

/** How often it comes again. */
export function FrequencyField(field: Omit<ComponentProps<typeof Choice>, 'children'>) {
  const t = useText();
  return (
    <FormField label={t('recurring.frequency')}>
      <Choice {...field}>
        {Frequency.options.map((one) => (
          <option key={one} value={one}>
            {t(`recurring.frequencies.${one}`)}
          </option>
        ))}
      </Choice>
    </FormField>
  );
}
