import { Input, Stack, Text } from '@chakra-ui/react';
import { useEffect } from 'react';
import { LostApp as LostAppBody } from '../../../shared/model/second-factor.ts';
import { useRouteForm } from '../../api/route-form.ts';
import { messageOf } from '../../api/message-of.ts';
import { recover } from '../../api/second-factor.ts';
import type { Credentials } from '../../auth/cognito-entry.ts';
import { useAuth } from '../../auth/use-auth.ts';
import { FormField } from '../../kit/form-field.tsx';
import { FormProblem } from '../../kit/form-problem.tsx';
import { useNotify } from '../../kit/notify.ts';
import { SubmitButton } from '../../kit/submit-button.tsx';
import { useText } from '../../text/use-text.ts';

interface LostAppProps {
  readonly credentials: Credentials;
  readonly onSignedIn: (() => void) | undefined;
}

/** Takes a recovery code in the app's place: two-factor authentication is off afterwards, and the password lets in. */
export function LostApp({ credentials, onSignedIn }: LostAppProps) {
  const t = useText();
  const { signIn } = useAuth();
  const notify = useNotify();
  const form = useRouteForm({
    body: LostAppBody,
    defaultValues: { code: '' },
    bodyOf: ({ code }) => ({ ...credentials, code }),
    send: async (body) => {
      await recover(body);
      const outcome = await signIn(credentials);
      if (outcome === 'signed-in') onSignedIn?.();
      notify.done({ title: t('secondFactor.turnedOff'), description: t('secondFactor.turnedOffHelp') });
    },
    onFailed: (error) => form.setError('code', { message: messageOf(error, t('common.unexpected')) }),
  });
  const { formState, register, setFocus } = form;
  useEffect(() => setFocus('code'), [setFocus]);
  return (
    <form noValidate onSubmit={form.submit}>
      <Stack gap="5">
        <Text color="fg.muted">{t('secondFactor.recoveryHelp')}</Text>
        <FormField label={t('secondFactor.recoveryCode')} error={formState.errors.code?.message}>
          <Input
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            fontFamily="mono"
            {...register('code')}
          />
        </FormField>
        <FormProblem problem={form.problem} />
        <SubmitButton loading={form.isBusy} loadingText={t('auth.signingIn')}>
          {t('secondFactor.recover')}
        </SubmitButton>
      </Stack>
    </form>
  );
}
