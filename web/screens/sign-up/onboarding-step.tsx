import { Stack, Text } from '@chakra-ui/react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import { useSavePreferences, useTemplates, useUpdateProfile } from '../../api/books.ts';
import { EntryPage } from '../../kit/entry-page.tsx';
import { Lines, Loaded } from '../../kit/loaded.tsx';
import { useNotify } from '../../kit/notify.ts';
import { RadioChoice } from '../../kit/radio-choice.tsx';
import { salesTaxRules } from '../../../shared/countries/sales-tax-rules.ts';
import type { Country } from '../../../shared/model/template.ts';
import { useTaxNameOf } from '../../features/sales-tax/use-tax-name.ts';
import { placeHere } from '../../features/template/likely-place.ts';
import { TemplateForm } from '../../features/template/template-form.tsx';
import { useText } from '../../text/use-text.ts';
import { afterSignUp, REGISTERED } from './after-sign-up.ts';
import { SignUpSteps } from './sign-up-steps.tsx';

/** The last step: country, region and profession choose the books; then the app opens. */
export function OnboardingStep() {
  const t = useText();
  const templates = useTemplates();
  const updateProfile = useUpdateProfile();
  const notify = useNotify();
  const savePreferences = useSavePreferences();
  const navigate = useNavigate();
  const [search, setSearch] = useSearchParams();
  const isRegistered = search.get(REGISTERED);
  return (
    <EntryPage
      before={<SignUpSteps current="books" />}
      title={t('onboarding.title')}
      help={t('onboarding.help')}
      width="520px"
    >
      <Loaded query={templates} skeleton={<Lines count={4} />} errorTitle={t('onboarding.loadFailed')}>
        {(items) => (
          <TemplateForm
            isSubmitWide
            templates={items}
            place={placeHere()}
            submitLabel={t('onboarding.finish')}
            busyLabel={t('onboarding.finishing')}
            onSubmit={async (choice) => {
              const isAsked = salesTaxRules(choice.country) !== undefined;
              // Once the books are chosen this step is gone.
              if (isAsked && isRegistered === 'no') await savePreferences.mutateAsync({ salesTax: null });
              await updateProfile.mutateAsync(choice);
              notify.done({ title: t('onboarding.saved'), settles: [t('common.error')] });
              await navigate(afterSignUp(search));
            }}
            further={(country) => (
              <Registered
                country={country}
                value={isRegistered}
                onChange={(answer) => setSearch({ [REGISTERED]: answer }, { replace: true, flushSync: true })}
              />
            )}
            onFailed={() => notify.failed(t('common.error'), t('onboarding.saveFailed'))}
          />
        )}
      </Loaded>
    </EntryPage>
  );
}

type YesOrNo = 'yes' | 'no';

interface RegisteredProps {
  readonly country: Country;
  /** None while nobody answered. */
  readonly value: string | null;
  readonly onChange: (value: YesOrNo) => void;
}

/** Whether the business is registered for its country's sales tax; nothing where there is none. */
function Registered({ country, value, onChange }: RegisteredProps) {
  const t = useText();
  const tax = useTaxNameOf()(country);
  if (tax === undefined) return null;
  return (
    <Stack gap="2">
      <RadioChoice<YesOrNo>
        label={t('registration.asked', { tax })}
        value={value === 'yes' || value === 'no' ? value : undefined}
        options={[
          ['yes', t('registration.yes')],
          ['no', t('registration.no')],
        ]}
        onChange={onChange}
      />
      <Text textStyle="sm" color="fg.muted">
        {t('registration.askedHelp')}
      </Text>
    </Stack>
  );
}
