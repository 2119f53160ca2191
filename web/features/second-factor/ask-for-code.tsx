import { Button, Stack, Text } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { useForm, useWatch } from 'react-hook-form';
import { authMessage } from '../../auth/auth-message.ts';
import type { Credentials } from '../../auth/cognito-entry.ts';
import { useAuth } from '../../auth/use-auth.ts';
import { FormField } from '../../kit/form-field.tsx';
import { isWholeCode, SixDigits } from '../../kit/six-digits.tsx';
import { SubmitButton } from '../../kit/submit-button.tsx';
import type { Translate } from '../../text/translator.ts';
import { useText } from '../../text/use-text.ts';
import { LostApp } from './lost-app.tsx';

export interface AskForCodeProps {
  /** What the sign-in began with. */
  readonly credentials: Credentials;
  readonly onSignedIn?: (() => void) | undefined;
  readonly leaveLabel: string;
  readonly onLeave: () => void;
}

/** Asks for the code of the person's app, or, where they lost it, for a recovery code; then they are in. */
export function AskForCode({ credentials, onSignedIn, leaveLabel, onLeave }: AskForCodeProps) {
  const t = useText();
  const [isLost, setIsLost] = useState(false);
  return (
    <Stack gap="3">
      {isLost ? (
        <LostApp credentials={credentials} onSignedIn={onSignedIn} />
      ) : (
        <CodeForm credentials={credentials} onSignedIn={onSignedIn} />
      )}
      <Button variant="ghost" size="sm" onClick={() => setIsLost(!isLost)}>
        {t(isLost ? 'secondFactor.useApp' : 'secondFactor.useRecovery')}
      </Button>
      <Button variant="ghost" size="sm" onClick={onLeave}>
        {leaveLabel}
      </Button>
    </Stack>
  );
}

type FormProps = Pick<AskForCodeProps, 'credentials' | 'onSignedIn'>;

function CodeForm({ credentials, onSignedIn }: FormProps) {
  const t = useText();
  const { giveCode, signIn } = useAuth();
  const { control, handleSubmit, setError, setFocus, setValue, formState } = useForm({
    defaultValues: { code: '' },
  });
  useEffect(() => setFocus('code'), [setFocus]);
  const code = useWatch({ control, name: 'code' });
  const submit = handleSubmit(async (typed) => {
    try {
      await giveCode(typed.code);
      onSignedIn?.();
    } catch (error) {
      setValue('code', '');
      setError('code', { message: codeMessage(error, t) });
      // The pool waits a few minutes, and takes a few tries: the password is still known, so it is asked anew.
      if (isOver(error)) await signIn(credentials).catch(() => undefined);
      setFocus('code');
    }
  });
  return (
    <form noValidate onSubmit={(event) => void submit(event)}>
      <Stack gap="5">
        <Text color="fg.muted">{t('secondFactor.codeHelp')}</Text>
        <FormField label={t('secondFactor.code')} error={formState.errors.code?.message}>
          <SixDigits
            control={control}
            name="code"
            isBusy={formState.isSubmitting}
            onComplete={() => void submit()}
          />
        </FormField>
        <SubmitButton
          disabled={!isWholeCode(code)}
          loading={formState.isSubmitting}
          loadingText={t('auth.signingIn')}
        >
          {t('auth.signIn')}
        </SubmitButton>
      </Stack>
    </form>
  );
}

const nameOf = (error: unknown): string => (error instanceof Error ? error.name : '');

const isOver = (error: unknown): boolean =>
  nameOf(error) === 'NotAuthorizedException' || nameOf(error) === 'SignInException';

function codeMessage(error: unknown, t: Translate): string {
  if (isOver(error)) return t('secondFactor.tookTooLong');
  switch (nameOf(error)) {
    case 'CodeMismatchException':
      return t('secondFactor.wrongCode');
    case 'ExpiredCodeException':
      return t('secondFactor.usedCode');
    default:
      return authMessage(error, t);
  }
}
