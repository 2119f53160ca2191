import { Input, Stack, Text, Textarea } from '@chakra-ui/react';
import { Controller } from 'react-hook-form';
import { Preferences } from '../../../shared/model/organization.ts';
import type { Organization } from '../../../shared/model/organization.ts';
import { DateFormat } from '../../../shared/model/template.ts';
import { useSavePreferences } from '../../api/books.ts';
import { useSignedIn } from '../../auth/me-context.ts';
import { useToday } from '../../auth/today.ts';
import { formatCurrency, formatDay, formatDayOfYear } from '../../format/format.ts';
import { Choice } from '../../kit/choice.tsx';
import { FormField } from '../../kit/form-field.tsx';
import { FormProblem } from '../../kit/form-problem.tsx';
import { Panel } from '../../kit/panel.tsx';
import { Tick } from '../../kit/tick.tsx';
import { bookCurrencies } from '../../../shared/money.ts';
import { useText } from '../../text/use-text.ts';
import { useCurrencyChange } from './currency-change.tsx';
import { Masters } from './masters.tsx';
import { SaveButton } from './save-button.tsx';
import { TimeZoneChoice } from '../../kit/time-zone-choice.tsx';
import { useSettingsForm } from './use-settings-form.ts';

/** The fields: whole numbers are typed, all else is as it is kept. */
type Values = Omit<
  Required<Preferences>,
  'entryGoal' | 'salesTax' | 'allowanceClaims' | 'documentRetention' | 'retentionYears'
> & {
  entryGoal: string;
};

/** What the organisation's books follow, and how reports name it. */
export function OrganizationPreferences() {
  const t = useText();
  return (
    <Panel title={t('settings.ofOrganization')}>
      <Masters>
        <Fields />
      </Masters>
    </Panel>
  );
}

function Fields() {
  const t = useText();
  const today = useToday();
  const { organization } = useSignedIn();
  const { mutateAsync: save } = useSavePreferences();
  const { ask, dialog } = useCurrencyChange();
  const confirm = async ({ currency }: Preferences) => {
    if (currency === undefined || (await ask(currency))) return true;
    form.resetField('currency');
    return false;
  };
  const form = useSettingsForm({ body: Preferences, kept: valuesOf(organization), bodyOf, save, confirm });
  const { errors } = form.formState;
  const field = (name: keyof Values) => form.register(name, { onBlur: () => form.leave(name) });
  return (
    <form noValidate onSubmit={form.submit}>
      <Stack gap="5">
        <FormField label={t('settings.name')} help={t('settings.nameHelp')} error={errors.name?.message}>
          <Input autoComplete="organization" {...field('name')} />
        </FormField>
        <FormField
          label={t('settings.address')}
          help={t('settings.addressHelp')}
          isOptional
          error={errors.address?.message}
        >
          <Textarea rows={3} autoComplete="street-address" {...field('address')} />
        </FormField>
        <FormField
          label={t('settings.currency')}
          help={t('settings.currencyHelp')}
          error={errors.currency?.message}
        >
          <Choice {...field('currency')}>
            {bookCurrencies.map((currency) => (
              <option key={currency} value={currency}>
                {formatCurrency(currency)}
              </option>
            ))}
          </Choice>
        </FormField>
        <FormField label={t('settings.dateFormat')} error={errors.dateFormat?.message}>
          <Choice {...field('dateFormat')}>
            {DateFormat.options.map((format) => (
              <option key={format} value={format}>
                {`${format} · ${formatDay(today, format)}`}
              </option>
            ))}
          </Choice>
        </FormField>
        <FormField
          label={t('settings.timeZone')}
          help={t('settings.timeZoneHelp')}
          error={errors.timeZone?.message}
        >
          <Controller
            control={form.control}
            name="timeZone"
            render={({ field: { ref, name, value, onChange } }) => (
              <TimeZoneChoice {...{ ref, name, value, onChange }} onBlur={() => form.leave('timeZone')} />
            )}
          />
        </FormField>
        <FormField label={t('settings.fiscalYear')} error={errors.fiscalYearStart?.message}>
          <Choice {...field('fiscalYearStart')}>
            {yearStarts(organization.fiscalYearStart).map((day) => (
              <option key={day} value={day}>
                {formatDayOfYear(day)}
              </option>
            ))}
          </Choice>
        </FormField>
        <FormField
          label={t('settings.entryGoal')}
          help={t('settings.entryGoalHelp')}
          error={errors.entryGoal?.message}
        >
          <Input inputMode="numeric" autoComplete="off" {...field('entryGoal')} />
        </FormField>
        <Stack gap="1">
          <Controller
            control={form.control}
            name="autoTrackSubscriptions"
            render={({ field: { value, onChange } }) => (
              <Tick
                label={t('settings.autoTrack')}
                isOn={value}
                onChange={(isOn) => {
                  onChange(isOn);
                  form.leave('autoTrackSubscriptions');
                }}
              />
            )}
          />
          <Text textStyle="xs" color="fg.muted">
            {t('settings.autoTrackHelp')}
          </Text>
        </Stack>
        <FormProblem problem={form.problem} />
        <SaveButton {...form} />
        {dialog}
      </Stack>
    </form>
  );
}

const valuesOf = ({ address = '', autoTrackSubscriptions = true, ...kept }: Organization): Values => ({
  ...{ name: kept.name, address, currency: kept.currency, dateFormat: kept.dateFormat },
  ...{ timeZone: kept.timeZone, fiscalYearStart: kept.fiscalYearStart },
  ...{ entryGoal: String(kept.entryGoal), autoTrackSubscriptions },
});

const bodyOf = (values: Values) => ({
  ...values,
  entryGoal: /^\d{1,6}$/.test(values.entryGoal.trim()) ? Number(values.entryGoal) : Number.NaN,
});

const MONTHS = Array.from({ length: 12 }, (_, at) => String(at + 1).padStart(2, '0'));
/** The first of each month, the United Kingdom's sixth of April, and what is kept already. */
const yearStarts = (kept: string): string[] =>
  [...new Set([...MONTHS.map((month) => `${month}-01`), '04-06', kept])].toSorted();
