import { Amplify } from 'aws-amplify';
import * as auth from 'aws-amplify/auth';
import { cognitoUserPoolsTokenProvider } from 'aws-amplify/auth/cognito';
import { CognitoJwtVerifier } from 'aws-jwt-verify';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { CLIENT_ID, openPool, PASSWORD, POOL_ID } from './pool-fixture.ts';

let pool: Awaited<ReturnType<typeof openPool>>;
const memory = new Map<string, string>();
let people = 0;
const newcomer = () => `person${String((people += 1))}@example.org`;

beforeAll(async () => {
  pool = await openPool();
  Amplify.configure({
    Auth: { Cognito: { userPoolId: POOL_ID, userPoolClientId: CLIENT_ID, userPoolEndpoint: `${pool.url}/` } },
  });
  cognitoUserPoolsTokenProvider.setKeyValueStorage({
    setItem: (key, value) => Promise.resolve(void memory.set(key, value)),
    getItem: (key) => Promise.resolve(memory.get(key) ?? null),
    removeItem: (key) => Promise.resolve(void memory.delete(key)),
    clear: () => {
      memory.clear();
      return Promise.resolve();
    },
  });
});
afterAll(() => pool.close());
beforeEach(() => {
  memory.clear();
});

async function join(username = newcomer()): Promise<string> {
  await auth.signUp({
    username,
    password: PASSWORD,
    options: { userAttributes: { email: username, name: 'Ada' } },
  });
  await auth.confirmSignUp({ username, confirmationCode: pool.code() });
  return username;
}

describe('Amplify against the local pool', () => {
  it('signs up, confirms with the mailed code and signs in over SRP', async () => {
    const username = newcomer();
    const signedUp = await auth.signUp({
      username,
      password: PASSWORD,
      options: { userAttributes: { email: username, name: 'Ada Lovelace' } },
    });
    expect(signedUp.nextStep).toMatchObject({
      signUpStep: 'CONFIRM_SIGN_UP',
      codeDeliveryDetails: { deliveryMedium: 'EMAIL', destination: 'p***@e***' },
    });
    await expect(auth.signIn({ username, password: PASSWORD })).resolves.toMatchObject({
      nextStep: { signInStep: 'CONFIRM_SIGN_UP' },
    });
    await auth.confirmSignUp({ username, confirmationCode: pool.code() });
    await expect(auth.signIn({ username, password: PASSWORD })).resolves.toMatchObject({ isSignedIn: true });
    expect((await auth.getCurrentUser()).userId).toBe(signedUp.userId);
    expect(await auth.fetchUserAttributes()).toMatchObject({
      email: username,
      email_verified: 'true',
      name: 'Ada Lovelace',
    });
  });

  it('gives tokens that AWS’s own verifier accepts', async () => {
    const username = await join();
    await auth.signIn({ username: username.toUpperCase(), password: PASSWORD });
    const { tokens } = await auth.fetchAuthSession();
    const verifier = CognitoJwtVerifier.create({ userPoolId: POOL_ID, clientId: CLIENT_ID, tokenUse: null });
    verifier.cacheJwks(pool.running.jwks());
    const access = await verifier.verify(tokens?.accessToken.toString() ?? '', { tokenUse: 'access' });
    expect(access).toMatchObject({
      scope: 'aws.cognito.signin.user.admin',
      iss: pool.running.issuer,
      username: access.sub,
    });
    expect(access.exp - access.iat).toBe(3600);
    const id = await verifier.verify(tokens?.idToken?.toString() ?? '', { tokenUse: 'id' });
    expect(id).toMatchObject({
      email: username,
      email_verified: true,
      name: 'Ada',
      'cognito:username': access.sub,
    });
  });

  it('refuses a wrong password as it refuses a stranger', async () => {
    const username = await join();
    const refusal = { name: 'NotAuthorizedException', message: 'Incorrect username or password.' };
    await expect(auth.signIn({ username, password: 'Wrong-2026!!' })).rejects.toMatchObject(refusal);
    await expect(auth.signIn({ username: 'nobody@example.org', password: PASSWORD })).rejects.toMatchObject(
      refusal,
    );
  });

  it('refreshes, and no longer once signed out everywhere', async () => {
    const username = await join();
    await auth.signIn({ username, password: PASSWORD });
    const first = (await auth.fetchAuthSession()).tokens?.accessToken.toString();
    const second = (await auth.fetchAuthSession({ forceRefresh: true })).tokens?.accessToken.toString();
    expect(second).not.toBe(first);
    const kept = new Map(memory);
    await auth.signOut({ global: true });
    for (const [key, value] of kept) memory.set(key, value);
    expect((await auth.fetchAuthSession({ forceRefresh: true })).tokens).toBeUndefined();
  });

  it('resets a forgotten password and changes a known one', async () => {
    const username = await join();
    const { nextStep } = await auth.resetPassword({ username });
    expect(nextStep.resetPasswordStep).toBe('CONFIRM_RESET_PASSWORD_WITH_CODE');
    await auth.confirmResetPassword({ username, confirmationCode: pool.code(), newPassword: 'Second-2026!' });
    await expect(auth.signIn({ username, password: PASSWORD })).rejects.toThrow(
      'Incorrect username or password.',
    );
    await auth.signIn({ username, password: 'Second-2026!' });
    await auth.updatePassword({ oldPassword: 'Second-2026!', newPassword: 'Third-2026!!' });
    await auth.signOut();
    await expect(auth.signIn({ username, password: 'Third-2026!!' })).resolves.toMatchObject({
      isSignedIn: true,
    });
  });

  it('sends the code again and ends the first one', async () => {
    const username = newcomer();
    await auth.signUp({
      username,
      password: PASSWORD,
      options: { userAttributes: { email: username, name: 'Ada' } },
    });
    const first = pool.code();
    await auth.resendSignUpCode({ username });
    if (pool.code() !== first)
      await expect(auth.confirmSignUp({ username, confirmationCode: first })).rejects.toMatchObject({
        name: 'CodeMismatchException',
      });
    await expect(auth.confirmSignUp({ username, confirmationCode: pool.code() })).resolves.toMatchObject({
      isSignUpComplete: true,
    });
  });

  it('changes the name but not the email, and deletes the account', async () => {
    const username = await join();
    await auth.signIn({ username, password: PASSWORD });
    await auth.updateUserAttributes({ userAttributes: { name: 'Countess' } });
    expect(await auth.fetchUserAttributes()).toMatchObject({ name: 'Countess' });
    await expect(
      auth.updateUserAttributes({ userAttributes: { email: 'other@example.org' } }),
    ).rejects.toMatchObject({ name: 'InvalidParameterException' });
    await auth.deleteUser();
    await expect(auth.signIn({ username, password: PASSWORD })).rejects.toThrow(
      'Incorrect username or password.',
    );
  });
});
