import { Button, Flex, Stack } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { useWatch } from 'react-hook-form';
import { SignUpCode } from '../../../shared/model/sign-up.ts';
import { useRouteForm } from '../../api/route-form.ts';
import { authMessage } from '../../auth/auth-message.ts';
import type { PendingSignup } from '../../auth/pending-signup.ts';
import { useAuth } from '../../auth/use-auth.ts';
import { useRefusal } from '../../auth/use-refusal.ts';
import { EntryPage } from '../../kit/entry-page.tsx';
import { FormProblem } from '../../kit/form-problem.tsx';
import { FormField } from '../../kit/form-field.tsx';
import { useNotify } from '../../kit/notify.ts';
import { paths } from '../../../shared/paths.ts';
import { isWholeCode, SixDigits } from '../../kit/six-digits.tsx';
import { SubmitButton } from '../../kit/submit-button.tsx';
import { useText } from '../../text/use-text.ts';
import { SignUpSteps } from './sign-up-steps.tsx';

const RESEND_AFTER_S = 30;

/** The six digits from the email; the last of them sends it. */
export function CodeStep({ pending }: { pending: PendingSignup }) {
  const t = useText();
  const { verify, abandonSignUp } = useAuth();
  const notify = useNotify();
  const navigate = useNavigate();
  const refused = useRefusal();
  const form = useRouteForm({
    body: SignUpCode,
    defaultValues: { token: '' },
    bodyOf: ({ token }) => ({ email: pending.email, token, type: 'signup' }),
    send: async ({ token }) => {
      const outcome = await verify(token);
      notify.done({
        title: t('auth.youAreIn'),
        description: t('auth.verified'),
        settles: [t('auth.verificationFailed')],
      });
      if (outcome === 'verified') await navigate(paths.signIn);
    },
    onFailed: (error) => refused(t('auth.verificationFailed'), error, form, { code: 'token' }),
  });
  const { control, formState, setFocus } = form;
  useEffect(() => setFocus('token'), [setFocus]);
  const code = useWatch({ control, name: 'token' });
  return (
    <EntryPage
      before={<SignUpSteps current="code" />}
      title={t('auth.codeTitle')}
      help={t('auth.codeHelp', { email: pending.email })}
    >
      <form noValidate onSubmit={form.submit}>
        <Stack gap="5">
          <FormField label={t('auth.code')} error={formState.errors.token?.message}>
            <SixDigits control={control} name="token" isBusy={form.isBusy} onComplete={form.submit} />
          </FormField>
          <FormProblem problem={form.problem} />
          <SubmitButton disabled={!isWholeCode(code)} loading={form.isBusy} loadingText={t('auth.verifying')}>
            {t('auth.verify')}
          </SubmitButton>
          <Flex justify="space-between" wrap="wrap" mx="-3.5">
            <ResendButton />
            <Button variant="ghost" size="sm" onClick={abandonSignUp}>
              {t('auth.otherEmail')}
            </Button>
          </Flex>
        </Stack>
      </form>
    </EntryPage>
  );
}

/** Sends another code, once half a minute has passed since the last. */
function ResendButton() {
  const t = useText();
  const { resend } = useAuth();
  const notify = useNotify();
  const [secondsLeft, setSecondsLeft] = useState(RESEND_AFTER_S);
  useEffect(() => {
    if (secondsLeft === 0) return undefined;
    const timer = setTimeout(() => setSecondsLeft(secondsLeft - 1), 1000);
    return () => clearTimeout(timer);
  }, [secondsLeft]);
  const send = async () => {
    setSecondsLeft(RESEND_AFTER_S);
    try {
      await resend();
      notify.done({
        title: t('auth.codeSent'),
        description: t('auth.codeSentHelp'),
        settles: [t('auth.verificationFailed')],
      });
    } catch (error) {
      notify.failed(t('auth.verificationFailed'), authMessage(error, t));
    }
  };
  return (
    <Button
      variant="ghost"
      size="sm"
      disabled={secondsLeft > 0}
      onClick={() => void send()}
      fontVariantNumeric="tabular-nums"
    >
      {secondsLeft > 0 ? t('auth.resendIn', { seconds: secondsLeft }) : t('auth.resend')}
    </Button>
  );
}
