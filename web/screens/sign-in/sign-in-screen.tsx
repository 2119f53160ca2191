import { useState } from 'react';
import type { ComponentType } from 'react';
import { Navigate, useLocation } from 'react-router-dom';
import type { Credentials } from '../../auth/cognito-entry.ts';
import { useAuth } from '../../auth/use-auth.ts';
import { pathToAccept } from '../../auth/invitation-code.ts';
import { nextAfterSignIn } from '../../auth/way-in.ts';
import { fetched } from '../../kit/fetched.ts';
import { allTexts } from '../../text/further.ts';
import type { CodePageProps } from './code-page.tsx';
import type { ResetPasswordProps } from './reset-password.tsx';
import { SignInForm } from './sign-in-form.tsx';

/** What asks for an app's code, fetched for those who have one, and for whom it asks. */
interface CodeStep {
  readonly Page: ComponentType<CodePageProps>;
  readonly credentials: Credentials;
}

/** What asks for a new password, fetched for those who forgot theirs, and the address as far as it was typed. */
interface ResetStep {
  readonly Page: ComponentType<ResetPasswordProps>;
  readonly email: string;
}

/** `/signin`: email and password, then a code for whoever has an app; or a new password. Signed-in people go on to where they wanted to go. */
export function SignInScreen() {
  const { state } = useAuth();
  const { search } = useLocation();
  const [reset, setReset] = useState<ResetStep>();
  const [step, setStep] = useState<CodeStep>();
  if (state.status === 'signed-in')
    return <Navigate to={pathToAccept(localStorage) ?? nextAfterSignIn(search)} replace />;
  if (reset) return <reset.Page email={reset.email} onBack={() => setReset(undefined)} />;
  if (step) return <step.Page credentials={step.credentials} onBack={() => setStep(undefined)} />;
  return (
    <SignInForm
      onForgot={async (email) => setReset({ Page: await resetPage(), email })}
      onCodeNeeded={async (credentials) => setStep({ Page: await codePage(), credentials })}
    />
  );
}

const resetPage = async () => (await fetched(() => import('./reset-password.tsx'))).ResetPassword;

const codePage = async () => {
  const [{ CodePage }] = await fetched(() =>
    Promise.all([import('./code-page.tsx'), allTexts(), import('../../theme/all-looks.ts')]),
  );
  return CodePage;
};
