import type { ChangeEvent, ReactNode } from 'react';
import { Stack } from '@chakra-ui/react';
import type * as z from 'zod';
import { useWatch } from 'react-hook-form';
import { regionsOf } from '../../../shared/countries/index.ts';
import { ProfileChange } from '../../../shared/model/organization.ts';
import type { Country, Profession, Template } from '../../../shared/model/template.ts';
import { sayFact } from '../../../shared/text/form-words.ts';
import { useRouteForm } from '../../api/route-form.ts';
import { typedText } from '../../format/typed.ts';
import { useText } from '../../text/use-text.ts';
import { Choice } from '../../kit/choice.tsx';
import { FormProblem } from '../../kit/form-problem.tsx';
import { FormField } from '../../kit/form-field.tsx';
import { SubmitButton } from '../../kit/submit-button.tsx';
import type { LikelyPlace } from './likely-place.ts';
import { TemplatePreview } from './template-preview.tsx';

/** What onboarding and settings save. */
export type TemplateChoice = z.infer<typeof ProfileChange>;

/** What is chosen so far. */
export interface TemplateValues {
  readonly country: Country | '';
  readonly region: string;
  readonly profession: Profession | '';
}

interface TemplateFormProps {
  readonly templates: readonly Template[];
  /** What is chosen before anybody chooses. */
  readonly place: LikelyPlace | TemplateValues;
  readonly submitLabel: string;
  readonly busyLabel: string;
  /** Where it is the one thing to do on its page. */
  readonly isSubmitWide?: boolean;
  /** What it throws is told at its fields, else by `onFailed`. */
  readonly onSubmit: (choice: TemplateChoice) => Promise<void>;
  readonly onFailed: (error: unknown) => void;
  /** What else is asked of books of a country. */
  readonly further?: (country: Country) => ReactNode;
}

/** Country, region where taxes differ, profession; once they are chosen, the template they lead to. */
export function TemplateForm({
  templates,
  place,
  submitLabel,
  busyLabel,
  isSubmitWide = false,
  onSubmit,
  onFailed,
  further,
}: TemplateFormProps) {
  const t = useText();
  const templateOf = ({ country, profession }: TemplateValues) =>
    templates.find((one) => one.country === country && one.profession === profession);
  const form = useRouteForm({
    body: ProfileChange,
    defaultValues: { profession: '', ...place },
    bodyOf: (values: TemplateValues) => ({
      country: values.country || undefined,
      region: typedText(values.region),
      profession: values.profession || undefined,
      templatePreferences: { ...templateOf(values)?.templateData },
    }),
    send: onSubmit,
    onFailed,
  });
  const { control, register, setValue, formState } = form;
  const { errors } = formState;
  const [country, region, profession] = useWatch({ control, name: ['country', 'region', 'profession'] });
  const countries = [...new Set(templates.map((template) => template.country))];
  const regions = country === '' ? [] : regionsOf(country);
  const offered = templates.filter((template) => template.country === country);
  const template = templateOf({ country, region, profession });
  const isComplete = template !== undefined && (regions.length === 0 || region !== '');
  const chooseCountry = (chosen: Country | '') => {
    setValue('region', '');
    if (!templateOf({ country: chosen, region, profession })) setValue('profession', '');
  };
  return (
    <form noValidate onSubmit={form.submit}>
      <Stack gap="5">
        <FormField label={t('onboarding.country')} error={errors.country?.message}>
          <Choice
            {...register('country', {
              onChange: ({ target }: ChangeEvent<HTMLSelectElement>) =>
                chooseCountry(target.value as Country),
            })}
          >
            <option value="">{t('onboarding.chooseCountry')}</option>
            {countries.map((name) => (
              <option key={name} value={name}>
                {sayFact(name)}
              </option>
            ))}
          </Choice>
        </FormField>
        {regions.length > 0 && (
          <FormField
            label={t('onboarding.region')}
            help={t('onboarding.regionHelp')}
            error={errors.region?.message}
          >
            <Choice {...register('region')}>
              <option value="">{t('onboarding.chooseRegion')}</option>
              {regions.map(({ code, name }) => (
                <option key={code} value={code}>
                  {sayFact(name)}
                </option>
              ))}
            </Choice>
          </FormField>
        )}
        <FormField label={t('onboarding.profession')} error={errors.profession?.message}>
          <Choice {...register('profession')} disabled={country === ''}>
            <option value="">{t('onboarding.chooseProfession')}</option>
            {offered.map((one) => (
              <option key={one.profession} value={one.profession}>
                {t(`onboarding.professions.${one.profession}`)}
              </option>
            ))}
          </Choice>
        </FormField>
        {country !== '' && further?.(country)}
        {template && <TemplatePreview template={template} region={region} />}
        <FormProblem problem={form.problem} />
        <SubmitButton
          alignSelf={isSubmitWide ? undefined : 'start'}
          h="auto"
          minH="10"
          py="1.5"
          whiteSpace="normal"
          disabled={!isComplete}
          loading={form.isBusy}
          loadingText={busyLabel}
        >
          {submitLabel}
        </SubmitButton>
      </Stack>
    </form>
  );
}
