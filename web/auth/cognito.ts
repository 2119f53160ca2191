import {
  confirmResetPassword,
  fetchAuthSession,
  getCurrentUser,
  resendSignUpCode,
  resetPassword,
  signIn,
  signOut,
  signUp,
} from 'aws-amplify/auth';

/** What a person signs in with. */
export interface Credentials {
  readonly email: string;
  readonly password: string;
}

/*
 * The calls to the user pool, in the product's words. Amplify itself repeats a call that failed with 502, 503 or 504
 * (three times, with growing pauses) and refreshes tokens; errors carry Cognito's names.
 */

/** Signs in with SRP; 'unconfirmed' when the e-mail address still waits for its code. */
export async function signInWith({ email, password }: Credentials): Promise<'signed-in' | 'unconfirmed'> {
  await endSessionHere();
  const { nextStep } = await signIn({ username: email, password });
  return nextStep.signInStep === 'CONFIRM_SIGN_UP' ? 'unconfirmed' : 'signed-in';
}

/** Creates the account; the pool sends the code. */
export async function signUpWith({
  email,
  password,
  fullName,
}: Credentials & { fullName: string }): Promise<void> {
  await signUp({ username: email, password, options: { userAttributes: { email, name: fullName } } });
}

/** Sends another code to an address that waits for confirmation. */
export async function resendCode(email: string): Promise<void> {
  await resendSignUpCode({ username: email });
}

/** Sends the code with which a forgotten password is replaced. */
export async function startPasswordReset(email: string): Promise<void> {
  await resetPassword({ username: email });
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

/** Ends the session in the pool and here. */
export async function endSession(): Promise<void> {
  await signOut();
}

/** The signed-in person's id, or undefined. */
export async function currentUserId(): Promise<string | undefined> {
  return getCurrentUser().then(
    ({ userId }) => userId,
    () => undefined,
  );
}

/**
 * The access token for the API, renewed when it is about to expire, or when it is still the one that was refused: the first of all
 * tabs' waiting calls renews it, the others find it renewed (or, where the browser is slow to tell a tab, renew it once more).
 */
export async function accessToken(refused?: string): Promise<string | undefined> {
  if (refused === undefined) return tokenOf();
  return navigator.locks.request('matchbook.renewal', async () => {
    const current = await tokenOf();
    return current === refused ? tokenOf({ forceRefresh: true }) : current;
  });
}

async function tokenOf(options?: { forceRefresh: boolean }): Promise<string | undefined> {
  const { tokens } = await fetchAuthSession(options);
  return tokens?.accessToken.toString();
}

const PROVIDER_PREFIXES = ['CognitoIdentityServiceProvider', 'com.amplify'];

/** Removes everything that the auth provider keeps in this browser. */
export function clearProviderKeys(storage: Storage): void {
  for (const key of Object.keys(storage)) {
    if (PROVIDER_PREFIXES.some((prefix) => key.startsWith(prefix))) storage.removeItem(key);
  }
}

/** Amplify refuses to sign in over an old session; a stale one is put away first. */
async function endSessionHere(): Promise<void> {
  if ((await currentUserId()) !== undefined) await signOut().catch(() => clearProviderKeys(localStorage));
}
