import {
  confirmResetPassword,
  confirmSignIn,
  resendSignUpCode,
  resetPassword,
  signIn,
  signUp,
} from 'aws-amplify/auth';
import { spokenLanguage } from '../../shared/text/language.ts';
import { currentUserId, endSession } from './cognito.ts';
import { clearProviderKeys } from './kept-session.ts';

/* The calls to the user pool with which somebody comes in: fetched when nobody is signed in, since most visits have a session. */

/** What a person signs in with. */
export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/** What a right password leads to: in, or first to the code of the address, or to that of the person's app. */
export type SignInOutcome = 'signed-in' | 'unconfirmed' | 'code-needed';

/** Signs in with SRP. */
export async function signInWith({ email, password }: Credentials): Promise<SignInOutcome> {
  await endSessionHere();
  const { nextStep } = await signIn({ username: email, password });
  if (nextStep.signInStep === 'CONFIRM_SIGN_IN_WITH_TOTP_CODE') return 'code-needed';
  return nextStep.signInStep === 'CONFIRM_SIGN_UP' ? 'unconfirmed' : 'signed-in';
}

/** Ends the sign-in that asked for the app's code. */
export async function confirmWith(code: string): Promise<void> {
  await confirmSignIn({ challengeResponse: code });
}

/** Creates the account; the pool sends the code. */
export async function signUpWith({
  email,
  password,
  fullName,
}: Credentials & { fullName: string }): Promise<void> {
  const userAttributes = { email, name: fullName };
  await signUp({ username: email, password, options: { userAttributes, ...inOurLanguage() } });
}

/** Sends another code to an address that waits for confirmation. */
export async function resendCode(email: string): Promise<void> {
  await resendSignUpCode({ username: email, options: inOurLanguage() });
}

/** Sends the code with which a forgotten password is replaced. */
export async function startPasswordReset(email: string): Promise<void> {
  await resetPassword({ username: email, options: inOurLanguage() });
}

export async function finishPasswordReset(reset: {
  email: string;
  code: string;
  password: string;
}): Promise<void> {
  await confirmResetPassword({
    username: reset.email,
    confirmationCode: reset.code,
    newPassword: reset.password,
  });
}

/** The pool hands it to what words its mails. */
const inOurLanguage = () => ({ clientMetadata: { language: spokenLanguage() } });

/** Amplify refuses to sign in over an old session; a stale one is put away first. */
async function endSessionHere(): Promise<void> {
  if ((await currentUserId()) !== undefined) await endSession().catch(() => clearProviderKeys(localStorage));
}
