import type { Credentials } from '../../auth/cognito-entry.ts';
import { AskForCode } from '../../features/second-factor/ask-for-code.tsx';
import { EntryPage } from '../../kit/entry-page.tsx';
import { useNotify } from '../../kit/notify.ts';
import { useText } from '../../text/use-text.ts';

export interface CodePageProps {
  readonly credentials: Credentials;
  readonly onBack: () => void;
}

/** After the password: the code of the person's app. */
export function CodePage({ credentials, onBack }: CodePageProps) {
  const t = useText();
  const notify = useNotify();
  return (
    <EntryPage title={t('secondFactor.codeTitle')} help={credentials.email}>
      <AskForCode
        credentials={credentials}
        onSignedIn={() =>
          notify.done({
            title: t('auth.welcomeBack'),
            description: t('auth.signedIn'),
            settles: [t('auth.signInFailed'), t('auth.sessionExpired')],
          })
        }
        leaveLabel={t('auth.backToSignIn')}
        onLeave={onBack}
      />
    </EntryPage>
  );
}
