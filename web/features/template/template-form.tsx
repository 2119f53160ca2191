import { Button, Stack } from '@chakra-ui/react';
import { useState } from 'react';
import { regionsOf } from '../../../shared/countries/index.ts';
import type { Country, Profession, Template } from '../../../shared/model/template.ts';
import { useText } from '../../text/use-text.ts';
import { Choice } from '../../kit/choice.tsx';
import { FormField } from '../../kit/form-field.tsx';
import { TemplatePreview } from './template-preview.tsx';

/** What onboarding and settings save. */
export interface TemplateChoice {
  readonly country: Country;
  readonly region?: string;
  readonly profession: Profession;
  readonly templatePreferences: Record<string, unknown>;
}

interface TemplateFormProps {
  readonly templates: readonly Template[];
  readonly submitLabel: string;
  readonly busyLabel: string;
  readonly onSubmit: (choice: TemplateChoice) => Promise<void>;
}

/** Country, region where taxes differ, profession; once they are chosen, the template they lead to. */
export function TemplateForm({ templates, submitLabel, busyLabel, onSubmit }: TemplateFormProps) {
  const t = useText();
  const [country, setCountry] = useState<Country | ''>('');
  const [region, setRegion] = useState('');
  const [profession, setProfession] = useState('');
  const [isBusy, setIsBusy] = useState(false);
  const countries = [...new Set(templates.map((template) => template.country))];
  const regions = country === '' ? [] : regionsOf(country);
  const offered = templates.filter((template) => template.country === country);
  const template = offered.find((one) => one.profession === profession);
  const isComplete = template !== undefined && (regions.length === 0 || region !== '');
  const chooseCountry = (chosen: Country | '') => {
    setCountry(chosen);
    setRegion('');
    const isOffered = templates.some((one) => one.country === chosen && one.profession === profession);
    if (!isOffered) setProfession('');
  };
  const submit = async () => {
    if (!isComplete) return;
    setIsBusy(true);
    await onSubmit({
      country: template.country,
      profession: template.profession,
      ...(region === '' ? {} : { region }),
      templatePreferences: { ...template.templateData },
    }).finally(() => setIsBusy(false));
  };
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        void submit();
      }}
    >
      <Stack gap="5">
        <FormField label={t('onboarding.country')}>
          <Choice value={country} onChange={(event) => chooseCountry(event.target.value as Country | '')}>
            <option value="">{t('onboarding.chooseCountry')}</option>
            {countries.map((name) => (
              <option key={name}>{name}</option>
            ))}
          </Choice>
        </FormField>
        {regions.length > 0 && (
          <FormField label={t('onboarding.region')} help={t('onboarding.regionHelp')}>
            <Choice value={region} onChange={(event) => setRegion(event.target.value)}>
              <option value="">{t('onboarding.chooseRegion')}</option>
              {regions.map(({ code, name }) => (
                <option key={code} value={code}>
                  {name}
                </option>
              ))}
            </Choice>
          </FormField>
        )}
        <FormField label={t('onboarding.profession')}>
          <Choice
            value={profession}
            disabled={country === ''}
            onChange={(event) => setProfession(event.target.value)}
          >
            <option value="">{t('onboarding.chooseProfession')}</option>
            {offered.map((one) => (
              <option key={one.profession} value={one.profession}>
                {t(`onboarding.professions.${one.profession}`)}
              </option>
            ))}
          </Choice>
        </FormField>
        {template && <TemplatePreview template={template} region={region} />}
        <Button
          type="submit"
          colorPalette="ember"
          disabled={!isComplete}
          loading={isBusy}
          loadingText={busyLabel}
        >
          {submitLabel}
        </Button>
      </Stack>
    </form>
  );
}
