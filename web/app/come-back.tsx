import { Button, Input, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import { authMessage } from '../auth/auth-message.ts';
import type { Credentials } from '../auth/cognito-entry.ts';
import { useSignedIn } from '../auth/me-context.ts';
import { useAuth } from '../auth/use-auth.ts';
import { AskForCode } from '../features/second-factor/ask-for-code.tsx';
import { FormField } from '../kit/form-field.tsx';
import { PasswordInput } from '../kit/password-input.tsx';
import { StandingDialog } from '../kit/standing-dialog.tsx';
import { SubmitButton } from '../kit/submit-button.tsx';
import { useText } from '../text/use-text.ts';

interface ComeBackProps {
  readonly isOpen: boolean;
  /** Leaves for good, with what was typed. */
  readonly onClose: () => void;
}

/** Asks for the password above whatever is open, which stays as it is; nothing but signing in or out leads on. */
export function ComeBack({ isOpen, onClose }: ComeBackProps) {
  const t = useText();
  const { state } = useAuth();
  const proved = state.status === 'signed-in' ? state.proved : undefined;
  if (proved)
    return (
      <StandingDialog isOpen={isOpen} title={t('auth.signInAgain')} help={t('auth.signInAgainHelp')}>
        <AskForCode credentials={proved} leaveLabel={t('shell.signOut')} onLeave={onClose} />
      </StandingDialog>
    );
  return (
    <StandingDialog isOpen={isOpen} title={t('auth.sessionExpired')} help={t('auth.comeBackHelp')}>
      <PasswordForm onLeave={onClose} />
    </StandingDialog>
  );
}

function PasswordForm({ onLeave }: { onLeave: () => void }) {
  const t = useText();
  const { email } = useSignedIn().profile;
  const { comeBack } = useAuth();
  const [asked, setAsked] = useState<Credentials>();
  const { register, handleSubmit, setError, formState } = useForm({ defaultValues: { password: '' } });
  const { errors, isSubmitting } = formState;
  const submit = handleSubmit(({ password }) =>
    comeBack({ email, password }).then(
      (outcome) => setAsked(outcome === 'code-needed' ? { email, password } : undefined),
      (error: unknown) => setError('password', { message: authMessage(error, t) }),
    ),
  );
  if (asked) return <AskForCode credentials={asked} leaveLabel={t('shell.signOut')} onLeave={onLeave} />;
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap="4">
        <Text fontWeight="550">{email}</Text>
        {/* For password managers, which fill in by the address. */}
        <Input type="email" autoComplete="username" value={email} readOnly hidden />
        <FormField label={t('auth.password')} error={errors.password?.message}>
          <PasswordInput
            autoComplete="current-password"
            {...register('password', { required: t('auth.enterPassword') })}
          />
        </FormField>
        <SubmitButton loading={isSubmitting} loadingText={t('auth.signingIn')}>
          {t('auth.signIn')}
        </SubmitButton>
        <Button variant="ghost" type="button" onClick={onLeave}>
          {t('shell.signOut')}
        </Button>
      </Stack>
    </form>
  );
}
