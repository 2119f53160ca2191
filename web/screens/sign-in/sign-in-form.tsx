import { Button, Input, Stack } from '@chakra-ui/react';
import { useLocation, useNavigate } from 'react-router-dom';
import { authMessage } from '../../auth/auth-message.ts';
import type { Credentials } from '../../auth/cognito-entry.ts';
import { notLikeAnAddress } from '../../auth/like-an-address.ts';
import { useAuth } from '../../auth/use-auth.ts';
import { useRefusal } from '../../auth/use-refusal.ts';
import { isToSubscribe, nextAfterSignIn } from '../../auth/way-in.ts';
import { EntryPage } from '../../kit/entry-page.tsx';
import { FormField } from '../../kit/form-field.tsx';
import { useNotify } from '../../kit/notify.ts';
import { PasswordInput } from '../../kit/password-input.tsx';
import { paths } from '../../../shared/paths.ts';
import { TextLink } from '../../kit/text-link.tsx';
import { SubmitButton } from '../../kit/submit-button.tsx';
import { useFewFields } from '../../kit/use-few-fields.ts';
import { useText } from '../../text/use-text.ts';

/** Email and password. Somebody whose address still waits for its code goes on to type it; so does who has an app. */
export function SignInForm({
  onForgot,
  onCodeNeeded,
}: {
  /** Gets the address as far as it is typed. */
  onForgot: (email: string) => Promise<void>;
  onCodeNeeded: (credentials: Credentials) => Promise<void>;
}) {
  const t = useText();
  const { signIn } = useAuth();
  const notify = useNotify();
  const navigate = useNavigate();
  const refused = useRefusal();
  const isSubscribing = isToSubscribe(nextAfterSignIn(useLocation().search));
  const form = useFewFields({
    email: (text) => notLikeAnAddress(t, text),
    password: (text) => (text === '' ? t('auth.enterPassword') : undefined),
  });
  const { field, errors, isSubmitting } = form;
  const submit = form.submitWith(async (credentials) => {
    try {
      const outcome = await signIn(credentials);
      if (outcome === 'signed-in')
        notify.done({
          title: t('auth.welcomeBack'),
          description: t('auth.signedIn'),
          settles: [t('auth.signInFailed'), t('auth.sessionExpired')],
        });
      else if (outcome === 'code-needed') await onCodeNeeded(credentials);
      else {
        notify.done({
          title: t('auth.codeSent'),
          description: t('auth.codeSentHelp'),
          settles: [t('auth.signInFailed')],
        });
        await navigate(paths.signUp);
      }
    } catch (error) {
      console.error(error);
      refused(t('auth.signInFailed'), error, form, { password: 'password' });
    }
  });
  const forgot = () =>
    void onForgot(form.textOf('email')).catch((error: unknown) =>
      notify.failed(t('common.couldNotLoad'), authMessage(error, t)),
    );
  return (
    <EntryPage
      title={t('auth.signInTitle')}
      help={t(isSubscribing ? 'auth.signInToSubscribe' : 'auth.signInHelp')}
      after={
        <>
          {t('auth.noAccount')} <TextLink to={paths.signUp}>{t('auth.startTrial')}</TextLink>
        </>
      }
    >
      <form noValidate onSubmit={(event) => void submit(event)}>
        <Stack gap="5">
          <FormField label={t('auth.email')} error={errors.email}>
            <Input type="email" autoComplete="username" {...field('email')} />
          </FormField>
          <FormField
            label={t('auth.password')}
            error={errors.password}
            aside={
              <Button
                type="button"
                variant="plain"
                size="xs"
                h="auto"
                px="0"
                color="ember.fg"
                onClick={forgot}
              >
                {t('auth.forgot')}
              </Button>
            }
          >
            <PasswordInput autoComplete="current-password" {...field('password')} />
          </FormField>
          <SubmitButton loading={isSubmitting} loadingText={t('auth.signingIn')}>
            {t('auth.signIn')}
          </SubmitButton>
        </Stack>
      </form>
    </EntryPage>
  );
}
