import { GridItem } from '@chakra-ui/react';
import { Controller, useWatch } from 'react-hook-form';
import { DayField } from '../../kit/day-field.tsx';
import { Tick } from '../../kit/tick.tsx';
import { useText } from '../../text/use-text.ts';
import { FrequencyField } from '../recurring/rhythm-fields.tsx';
import { nextDueOf } from './entry-form.ts';
import type { EntryForm } from './entry-form.ts';

/** Whether a new entry comes again; once it does, how often and when next (specification section 4). */
export function RecurringFields({ form: { control, register, formState } }: { form: EntryForm }) {
  const t = useText();
  const [isRecurring, date, recurring] = useWatch({ control, name: ['isRecurring', 'date', 'recurring'] });
  return (
    <>
      <GridItem colSpan={{ sm: 2 }}>
        <Controller
          control={control}
          name="isRecurring"
          render={({ field }) => (
            <Tick label={t('recurring.toggle')} isOn={field.value} onChange={field.onChange} />
          )}
        />
      </GridItem>
      {isRecurring && (
        <>
          <FrequencyField {...register('recurring.frequency')} />
          <Controller
            control={control}
            name="recurring.nextDueDate"
            render={({ field }) => (
              <DayField
                label={t('recurring.nextDueDate')}
                help={t('recurring.nextDueHelp')}
                error={formState.errors.recurring?.nextDueDate?.message}
                {...field}
                value={nextDueOf({ date, recurring })}
              />
            )}
          />
        </>
      )}
    </>
  );
}
