import * as cognito from '@aws-sdk/client-cognito-identity-provider';
import { describe, expect, it } from 'vitest';
import { claimsOf, CLIENT_ID, PASSWORD } from './pool-fixture.ts';
import { EMAIL, HOUR, INCORRECT, PASSWORD_FLOW, poolCalls, wrong } from './pool-calls.ts';

const at = poolCalls();
const { open, signUp, confirm, resend, getUser, signIn } = at;

describe('signing up', () => {
  it.each([
    ['Short-1', 'Password not long enough'],
    ['ledger-2026!', 'Password must have uppercase characters'],
    ['LEDGER-2026!', 'Password must have lowercase characters'],
    ['Ledger-Book!', 'Password must have numeric characters'],
    ['Ledger2026xyz', 'Password must have symbol characters'],
  ])('refuses %s: %s', async (password, rule) => {
    await open();
    await expect(signUp(EMAIL, password)).rejects.toMatchObject({
      name: 'InvalidPasswordException',
      message: `Password did not conform with policy: ${rule}`,
    });
  });

  it('refuses an address twice, whatever its case', async () => {
    await open();
    await signUp();
    await expect(signUp('ADA@EXAMPLE.ORG')).rejects.toMatchObject({
      name: 'UsernameExistsException',
      message: 'An account with the given email already exists.',
    });
  });

  it('refuses what is no email, and a missing required attribute', async () => {
    await open();
    await expect(signUp('ada')).rejects.toMatchObject({
      name: 'InvalidParameterException',
      message: 'Username should be an email.',
    });
    await expect(signUp(EMAIL, PASSWORD, '')).rejects.toThrow(
      'Attributes did not conform to the schema: name: The attribute name is required',
    );
  });

  it('lets nobody set what the client may not write, their own verification least of all', async () => {
    await open({
      client: { ...PASSWORD_FLOW, ReadAttributes: ['email'], WriteAttributes: ['email', 'name'] },
    });
    const withAttribute = (Name: string, Value: string) =>
      at.client.send(
        new cognito.SignUpCommand({
          ClientId: CLIENT_ID,
          Username: EMAIL,
          Password: PASSWORD,
          UserAttributes: [
            { Name: 'name', Value: 'Ada' },
            { Name, Value },
          ],
        }),
      );
    const refusal = {
      name: 'NotAuthorizedException',
      message: 'A client attempted to write unauthorized attribute',
    };
    await expect(withAttribute('email_verified', 'true')).rejects.toMatchObject(refusal);
    await expect(withAttribute('locale', 'fr-CA')).rejects.toMatchObject(refusal);
    await withAttribute('email', EMAIL);
    await confirm();
    const { idToken, accessToken } = await signIn();
    expect(claimsOf(idToken)).not.toHaveProperty('name');
    expect((await getUser(accessToken)).UserAttributes?.map(({ Name }) => Name).sort()).toEqual([
      'email',
      'sub',
    ]);
  });

  it('keeps an unconfirmed person out, but only who knows the password learns why', async () => {
    await open();
    await signUp();
    await expect(signIn()).rejects.toMatchObject({
      name: 'UserNotConfirmedException',
      message: 'User is not confirmed.',
    });
    await expect(signIn('Wrong-2026!!')).rejects.toMatchObject(INCORRECT);
  });

  it('takes the code for 24 hours', async () => {
    await open();
    await signUp();
    at.pool.clock.ahead = 24 * HOUR + 1000;
    await expect(confirm()).rejects.toMatchObject({
      name: 'ExpiredCodeException',
      message: 'Invalid code provided, please request a code again.',
    });
    await resend();
    await expect(confirm()).resolves.toBeDefined();
    await expect(confirm()).rejects.toMatchObject({
      name: 'NotAuthorizedException',
      message: 'User cannot be confirmed. Current status is CONFIRMED',
    });
    await expect(resend()).rejects.toMatchObject({
      name: 'InvalidParameterException',
      message: 'User is already confirmed.',
    });
  });

  it('stops guessing after five wrong codes, until a new one is sent', async () => {
    await open();
    await signUp();
    for (let tries = 0; tries < 5; tries += 1)
      await expect(confirm(wrong(at.pool.code()))).rejects.toMatchObject({ name: 'CodeMismatchException' });
    await expect(confirm()).rejects.toMatchObject({
      name: 'LimitExceededException',
      message: 'Attempt limit exceeded, please try after some time.',
    });
    await resend();
    await expect(confirm()).resolves.toBeDefined();
  });

  it('sends twenty codes an hour and no more', async () => {
    await open();
    await signUp();
    for (let sent = 1; sent < 20; sent += 1) await resend();
    await expect(resend()).rejects.toMatchObject({ name: 'LimitExceededException' });
    at.pool.clock.ahead = HOUR + 1000;
    await expect(resend()).resolves.toBeDefined();
  });
});
