import { Button, Input, Stack } from '@chakra-ui/react';
import { useForm } from 'react-hook-form';
import { authMessage } from '../../auth/auth-message.ts';
import { likeAnAddress } from '../../auth/like-an-address.ts';
import { passwordTrouble } from '../../auth/password-trouble.ts';
import { useAuth } from '../../auth/use-auth.ts';
import { useRefusal } from '../../auth/use-refusal.ts';
import { EntryPage } from '../../kit/entry-page.tsx';
import { FormField } from '../../kit/form-field.tsx';
import { useNotify } from '../../kit/notify.ts';
import { PasswordInput } from '../../kit/password-input.tsx';
import { SubmitButton } from '../../kit/submit-button.tsx';
import { useText } from '../../text/use-text.ts';

export interface ResetPasswordProps {
  /** The address as far as it was typed for signing in. */
  readonly email: string;
  readonly onBack: () => void;
}

/** A forgotten password: first the address, then the code from the email with the new password. */
export function ResetPassword({ email, onBack }: ResetPasswordProps) {
  const t = useText();
  const { state, abandonReset } = useAuth();
  const back = () => {
    if (state.status === 'password-recovery') abandonReset();
    onBack();
  };
  return (
    <EntryPage
      title={t('auth.resetTitle')}
      help={t('auth.resetHelp')}
      after={
        <Button variant="plain" color="ember.fg" size="sm" onClick={back}>
          {t('auth.backToSignIn')}
        </Button>
      }
    >
      {state.status === 'password-recovery' ? (
        <NewPassword email={state.email} onDone={onBack} />
      ) : (
        <AskForCode typed={email} />
      )}
    </EntryPage>
  );
}

function AskForCode({ typed }: { typed: string }) {
  const t = useText();
  const { startReset } = useAuth();
  const notify = useNotify();
  const { register, handleSubmit, formState } = useForm({ defaultValues: { email: typed } });
  const submit = handleSubmit(({ email }) =>
    startReset(email).catch((error: unknown) => notify.failed(t('auth.resetFailed'), authMessage(error, t))),
  );
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap="5">
        <FormField label={t('auth.email')} error={formState.errors.email?.message}>
          <Input type="email" autoComplete="username" {...register('email', likeAnAddress(t))} />
        </FormField>
        <SubmitButton loading={formState.isSubmitting} loadingText={t('auth.sendingCode')}>
          {t('auth.sendCode')}
        </SubmitButton>
      </Stack>
    </form>
  );
}

function NewPassword({ email, onDone }: { email: string; onDone: () => void }) {
  const t = useText();
  const { finishReset } = useAuth();
  const notify = useNotify();
  const refused = useRefusal();
  const form = useForm({ defaultValues: { code: '', password: '' } });
  const { register, handleSubmit, formState } = form;
  const sixDigits = { value: /^\d{6}$/, message: t('auth.enterCode') };
  const submit = handleSubmit(async ({ code, password }) => {
    try {
      await finishReset({ email, code, password });
      notify.done({
        title: t('auth.passwordChanged'),
        description: t('auth.passwordChangedHelp'),
        settles: [t('auth.resetFailed'), t('auth.signInFailed')],
      });
      onDone();
    } catch (error) {
      refused(t('auth.resetFailed'), error, form, { code: 'code', password: 'password' });
    }
  });
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap="5">
        <FormField
          label={t('auth.code')}
          error={formState.errors.code?.message}
          help={t('auth.codeHelp', { email })}
        >
          <Input
            inputMode="numeric"
            autoComplete="one-time-code"
            {...register('code', {
              setValueAs: (typed: string) => typed.trim(),
              required: sixDigits.message,
              pattern: sixDigits,
            })}
          />
        </FormField>
        <FormField
          label={t('auth.newPassword')}
          error={formState.errors.password?.message}
          help={t('auth.passwordHelp')}
        >
          <PasswordInput
            autoComplete="new-password"
            {...register('password', { validate: (password) => passwordTrouble(password, t) })}
          />
        </FormField>
        <SubmitButton loading={formState.isSubmitting} loadingText={t('auth.settingPassword')}>
          {t('auth.setPassword')}
        </SubmitButton>
      </Stack>
    </form>
  );
}
