import { Stack, Text } from '@chakra-ui/react';
import { Country, Profession } from '../../../shared/model/template.ts';
import type { Me } from '../../../shared/model/organization.ts';
import { useSavePreferences, useTemplates, useUpdateProfile } from '../../api/books.ts';
import { useSignedIn } from '../../auth/me-context.ts';
import { TemplateForm } from '../../features/template/template-form.tsx';
import type { TemplateChoice } from '../../features/template/template-form.tsx';
import { Lines, Loaded } from '../../kit/loaded.tsx';
import { Panel } from '../../kit/panel.tsx';
import { useText } from '../../text/use-text.ts';
import { useCurrencyChange } from './currency-change.tsx';
import { Masters } from './masters.tsx';
import { useTellSaved } from './use-tell-saved.ts';

/** For which country and work the books are kept: the form of the sign-up, with what is chosen. */
export function BooksForm() {
  const t = useText();
  const { organization } = useSignedIn();
  const { failed } = useTellSaved();
  const { ask, dialog } = useCurrencyChange();
  const save = useSaveBooks(ask);
  const { country, region, profession } = chosenIn(organization);
  return (
    <Panel title={t('settings.books')}>
      <Masters>
        <Stack gap="5">
          <Text color="fg.muted">{t('settings.booksHelp')}</Text>
          <Loaded
            query={useTemplates()}
            skeleton={<Lines count={4} />}
            errorTitle={t('onboarding.loadFailed')}
          >
            {(items) => (
              <TemplateForm
                key={`${country} ${region} ${profession}`}
                templates={items}
                place={{ country, region, profession }}
                submitLabel={t('settings.saveChanges')}
                busyLabel={t('settings.saving')}
                onSubmit={save}
                onFailed={failed}
              />
            )}
          </Loaded>
          {dialog}
        </Stack>
      </Masters>
    </Panel>
  );
}

/** Saves another choice, asked for where it brings another currency; taken back, what came with another country goes back too. */
function useSaveBooks(ask: ReturnType<typeof useCurrencyChange>['ask']) {
  const { organization } = useSignedIn();
  const { data: templates } = useTemplates();
  const { saved } = useTellSaved('onboarding.saved');
  const { mutateAsync: update } = useUpdateProfile();
  const { mutateAsync: prefer } = useSavePreferences();
  return async (choice: TemplateChoice) => {
    const { country, region, profession } = chosenIn(organization);
    const brought = templates?.find((one) => one.country === choice.country)?.templateData.currency;
    const isOther = choice.country !== organization.country && brought !== organization.currency;
    if (brought && isOther && !(await ask(brought))) return;
    await update(choice);
    if (country === '' || profession === '') return;
    const { currency, dateFormat, timeZone, fiscalYearStart, templatePreferences } = organization;
    saved(async () => {
      await update({ country, profession, templatePreferences, ...(region === '' ? {} : { region }) });
      await prefer({ currency, dateFormat, timeZone, fiscalYearStart });
    });
  };
}

const chosenIn = ({ country, region, profession }: Me['organization']) => ({
  country: Country.safeParse(country).data ?? ('' as const),
  region: region ?? '',
  profession: Profession.safeParse(profession).data ?? ('' as const),
});
