import { useNavigate } from 'react-router-dom';
import { useTemplates, useUpdateProfile } from '../../api/books.ts';
import { EntryPage } from '../../kit/entry-page.tsx';
import { Lines, Loaded } from '../../kit/loaded.tsx';
import { useNotify } from '../../kit/notify.ts';
import { paths } from '../../../shared/paths.ts';
import { placeHere } from '../../features/template/likely-place.ts';
import { TemplateForm } from '../../features/template/template-form.tsx';
import { useText } from '../../text/use-text.ts';
import { SignUpSteps } from './sign-up-steps.tsx';

/** The last step: country, region and profession choose the books; then the app opens. */
export function OnboardingStep() {
  const t = useText();
  const templates = useTemplates();
  const updateProfile = useUpdateProfile();
  const notify = useNotify();
  const navigate = useNavigate();
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
            templates={items}
            place={placeHere()}
            submitLabel={t('onboarding.finish')}
            busyLabel={t('onboarding.finishing')}
            onSubmit={async (choice) => {
              await updateProfile.mutateAsync(choice);
              notify.done({ title: t('onboarding.saved'), settles: [t('common.error')] });
              await navigate(paths.app);
            }}
            onFailed={() => notify.failed(t('common.error'), t('onboarding.saveFailed'))}
          />
        )}
      </Loaded>
    </EntryPage>
  );
}
