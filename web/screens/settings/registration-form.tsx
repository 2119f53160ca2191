import { Button, Flex, Input, Stack } from '@chakra-ui/react';
import { useEffect } from 'react';
import { Controller, useWatch } from 'react-hook-form';
import { endingMonths, periodEnds } from '../../../shared/countries/sales-tax-rules.ts';
import type { SalesTaxRules } from '../../../shared/countries/sales-tax-rules.ts';
import { FilingMethod } from '../../../shared/model/sales-tax.ts';
import type { SalesTaxRegistration } from '../../../shared/model/sales-tax.ts';
import { useSavePreferences } from '../../api/books.ts';
import { useRouteForm } from '../../api/route-form.ts';
import { useSignedIn } from '../../auth/me-context.ts';
import { useToday } from '../../auth/today.ts';
import { formatMonth } from '../../format/format.ts';
import { Choice } from '../../kit/choice.tsx';
import { DayField } from '../../kit/day-field.tsx';
import { FormField } from '../../kit/form-field.tsx';
import { FormProblem } from '../../kit/form-problem.tsx';
import { SubmitButton } from '../../kit/submit-button.tsx';
import { useText } from '../../text/use-text.ts';
import { ForMaster, Masters } from './masters.tsx';
import { PricingFields } from './pricing-fields.tsx';
import { endOf, firstValues, Registered, registrationOf, valuesOf } from './registration-values.ts';
import type { RegistrationFields, RegistrationValues } from './registration-values.ts';
import { useTellSaved } from './use-tell-saved.ts';

/** What each country calls the number under which it registers a business. */
const NUMBERS = {
  Canada: 'gstHst',
  UK: 'vat',
  Ireland: 'vat',
  Australia: 'abn',
  'New Zealand': 'ird',
} as const;

interface RegistrationFormProps {
  readonly country: keyof typeof NUMBERS;
  readonly rules: SalesTaxRules;
  /** Null: it is entered for the first time. */
  readonly kept: SalesTaxRegistration | null;
  /** It is not entered after all, or no longer there. */
  readonly onLeave: () => void;
}

/** A business's registration for sales tax: entered, changed, or taken out of the books. */
export function RegistrationForm({ country, rules, kept, onLeave }: RegistrationFormProps) {
  const t = useText();
  const { form, remove } = useRegistrationForm(rules, kept, onLeave);
  const { control, register, formState, setFocus } = form;
  const wrong = formState.errors.salesTax;
  const isFirst = kept === null;
  useEffect(() => {
    if (isFirst) setFocus('salesTax.number');
  }, [isFirst, setFocus]);
  const method = useWatch({ control, name: 'salesTax.method' });
  return (
    <Masters>
      <form noValidate onSubmit={form.submit}>
        <Stack gap="5">
          <FormField label={t(`registration.number.${NUMBERS[country]}`)} error={wrong?.number?.message}>
            <Input autoComplete="off" maxLength={30} {...register('salesTax.number')} />
          </FormField>
          <Controller
            control={control}
            name="salesTax.since"
            render={({ field }) => (
              <DayField
                {...field}
                label={t('registration.since')}
                help={t('registration.sinceHelp')}
                error={wrong?.since?.message}
              />
            )}
          />
          <FormField label={t('registration.period')} error={wrong?.period?.message}>
            <Choice {...register('salesTax.period')}>
              {rules.periods.map((period) => (
                <option key={period} value={period}>
                  {t(`registration.periods.${period}`)}
                </option>
              ))}
            </Choice>
          </FormField>
          <EndField form={form} rules={rules} />
          <FormField
            label={t('registration.method')}
            help={method === 'simplified' ? t('registration.simplifiedHelp') : undefined}
            error={wrong?.method?.message}
          >
            <Choice {...register('salesTax.method')}>
              {FilingMethod.options.map((one) => (
                <option key={one} value={one}>
                  {t(`registration.methods.${one}`)}
                </option>
              ))}
            </Choice>
          </FormField>
          {method === 'normal' && <PricingFields form={form} />}
          <FormProblem problem={form.problem} />
          <ForMaster>
            <Flex gap="3" wrap="wrap">
              <SubmitButton loading={form.isBusy} loadingText={t('settings.saving')}>
                {t('settings.saveChanges')}
              </SubmitButton>
              {kept ? (
                <Button variant="outline" onClick={() => void remove(kept)}>
                  {t('registration.remove')}
                </Button>
              ) : (
                <Button variant="outline" onClick={onLeave}>
                  {t('common.cancel')}
                </Button>
              )}
            </Flex>
          </ForMaster>
        </Stack>
      </form>
    </Masters>
  );
}

interface EndFieldProps {
  readonly form: RegistrationFields;
  readonly rules: SalesTaxRules;
}

/** The months with which a period ends, where they are not given. */
function EndField({ form: { control, formState }, rules }: EndFieldProps) {
  const t = useText();
  const period = useWatch({ control, name: 'salesTax.period' });
  const ends = periodEnds(rules, period);
  if (ends.length === 1) return null;
  return (
    <FormField
      label={t('registration.endsIn')}
      help={t('registration.endsInHelp')}
      error={formState.errors.salesTax?.endsIn?.message}
    >
      <Controller
        control={control}
        name="salesTax.endsIn"
        render={({ field }) => (
          // The same way to divide a year, whichever period is chosen.
          <Choice {...field} value={endOf(rules, period, Number(field.value))}>
            {ends.map((end) => (
              <option key={end} value={end}>
                {monthsInWords(endingMonths(period, end))}
              </option>
            ))}
          </Choice>
        )}
      />
    </FormField>
  );
}

/** In order, which begins with January: “Mar, Jun, Sep, Dec”. */
const monthsInWords = (months: readonly number[]): string =>
  months.map((month) => formatMonth(`2001-${String(month).padStart(2, '0')}`, 'alone')).join(', ');

function useRegistrationForm(rules: SalesTaxRules, kept: SalesTaxRegistration | null, onLeave: () => void) {
  const { fiscalYearStart } = useSignedIn().organization;
  const today = useToday();
  const { mutateAsync: save } = useSavePreferences();
  const { saved, failed } = useTellSaved();
  const form = useRouteForm({
    body: Registered,
    defaultValues: kept ? valuesOf(rules, kept) : firstValues(rules, { today, fiscalYearStart }),
    bodyOf: (values: RegistrationValues) => ({ salesTax: registrationOf(rules, values) }),
    send: async (body) => {
      await save(body);
      saved(() => save({ salesTax: kept }));
    },
    onFailed: failed,
  });
  const remove = async (before: SalesTaxRegistration) => {
    try {
      await save({ salesTax: null });
      onLeave();
      saved(() => save({ salesTax: before }));
    } catch {
      failed();
    }
  };
  return { form, remove };
}
