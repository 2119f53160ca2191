import * as cognito from '@aws-sdk/client-cognito-identity-provider';
import { Secret, TOTP } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { CLIENT_ID, PASSWORD, POOL_ID } from './pool-fixture.ts';
import { EMAIL, INCORRECT, poolCalls, wrong } from './pool-calls.ts';

const at = poolCalls();
const HALF_MINUTE = 30_000;
const APPS = {
  pool: { MfaConfiguration: 'OPTIONAL', EnabledMfas: ['SOFTWARE_TOKEN_MFA'] },
  client: {
    ExplicitAuthFlows: ['ALLOW_USER_PASSWORD_AUTH', 'ALLOW_ADMIN_USER_PASSWORD_AUTH'],
    PreventUserExistenceErrors: 'ENABLED',
  },
};

/** What the app of this secret shows now, or so many half minutes later. */
const shown = (secret: string, later = 0): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({
    timestamp: Date.now() + at.pool.clock.ahead + later * HALF_MINUTE,
  });

async function signedUp(): Promise<string> {
  await at.open(APPS);
  await at.signUp();
  await at.confirm();
  return (await at.signIn()).accessToken;
}

const associate = async (AccessToken: string) =>
  (await at.client.send(new cognito.AssociateSoftwareTokenCommand({ AccessToken }))).SecretCode ?? '';
const verify = (AccessToken: string, UserCode: string) =>
  at.client.send(new cognito.VerifySoftwareTokenCommand({ AccessToken, UserCode }));
const ask = (AccessToken: string, Enabled: boolean) =>
  at.client.send(
    new cognito.SetUserMFAPreferenceCommand({
      AccessToken,
      SoftwareTokenMfaSettings: { Enabled, PreferredMfa: Enabled },
    }),
  );
const challenged = () => at.authenticate('USER_PASSWORD_AUTH', { USERNAME: EMAIL, PASSWORD });
const respond = (Session: string | undefined, code: string) =>
  at.client.send(
    new cognito.RespondToAuthChallengeCommand({
      ClientId: CLIENT_ID,
      ChallengeName: 'SOFTWARE_TOKEN_MFA',
      Session,
      ChallengeResponses: { USERNAME: EMAIL, SOFTWARE_TOKEN_MFA_CODE: code },
    }),
  );

async function withApp(): Promise<{ token: string; secret: string }> {
  const token = await signedUp();
  const secret = await associate(token);
  await verify(token, shown(secret));
  await ask(token, true);
  at.pool.clock.ahead += HALF_MINUTE;
  return { token, secret };
}

describe('an authenticator app', () => {
  it('is asked for once its code has proved it and the person chose so', async () => {
    const token = await signedUp();
    const secret = await associate(token);
    await expect(ask(token, true)).rejects.toMatchObject({ name: 'InvalidParameterException' });
    await expect(verify(token, wrong(shown(secret)))).rejects.toMatchObject({
      name: 'EnableSoftwareTokenMFAException',
    });
    await expect(verify(token, shown(secret))).resolves.toMatchObject({ Status: 'SUCCESS' });
    await expect(challenged()).resolves.toHaveProperty('AuthenticationResult.AccessToken');
    await ask(token, true);
    expect(await at.getUser(token)).toMatchObject({ UserMFASettingList: ['SOFTWARE_TOKEN_MFA'] });
    expect(await challenged()).toMatchObject({ ChallengeName: 'SOFTWARE_TOKEN_MFA' });
  });

  it('lets in with a code, which works once', async () => {
    const { secret } = await withApp();
    const code = shown(secret);
    const first = await challenged();
    await expect(respond(first.Session, wrong(code))).rejects.toMatchObject({
      name: 'CodeMismatchException',
    });
    await expect(respond(first.Session, code)).resolves.toHaveProperty('AuthenticationResult.AccessToken');
    await expect(respond(first.Session, code)).rejects.toMatchObject({ name: 'NotAuthorizedException' });
    const second = await challenged();
    await expect(respond(second.Session, code)).rejects.toMatchObject({ name: 'ExpiredCodeException' });
    await expect(respond(second.Session, shown(secret, 1))).resolves.toHaveProperty('AuthenticationResult');
  });

  it('gives a sign-in up after five wrong codes, and after three minutes', async () => {
    const { secret } = await withApp();
    const { Session } = await challenged();
    for (let tries = 0; tries < 5; tries += 1)
      await expect(respond(Session, wrong(shown(secret)))).rejects.toMatchObject({
        name: 'CodeMismatchException',
      });
    await expect(respond(Session, shown(secret))).rejects.toMatchObject({ name: 'NotAuthorizedException' });
    const late = await challenged();
    at.pool.clock.ahead += 181_000;
    await expect(respond(late.Session, shown(secret))).rejects.toMatchObject({
      name: 'NotAuthorizedException',
    });
  });

  it('keeps the one in use until another is proved', async () => {
    const { token, secret } = await withApp();
    const other = await associate(token);
    await expect(respond((await challenged()).Session, shown(secret))).resolves.toHaveProperty(
      'AuthenticationResult',
    );
    await verify(token, shown(other));
    await expect(respond((await challenged()).Session, shown(secret, 1))).rejects.toMatchObject({
      name: 'CodeMismatchException',
    });
  });

  it('is asked for no more once the person or an administrator says so, also after a restart', async () => {
    const { token } = await withApp();
    await ask(token, false);
    await expect(challenged()).resolves.toHaveProperty('AuthenticationResult.AccessToken');
    await ask(token, true);
    await at.restart();
    expect(await challenged()).toMatchObject({ ChallengeName: 'SOFTWARE_TOKEN_MFA' });
    await at.client.send(
      new cognito.AdminSetUserMFAPreferenceCommand({
        UserPoolId: POOL_ID,
        Username: EMAIL,
        SoftwareTokenMfaSettings: { Enabled: false },
      }),
    );
    await expect(challenged()).resolves.toHaveProperty('AuthenticationResult.AccessToken');
  });

  it('is asked for behind an administrator’s sign-in by password too', async () => {
    await withApp();
    const admin = (password: string) =>
      at.client.send(
        new cognito.AdminInitiateAuthCommand({
          UserPoolId: POOL_ID,
          ClientId: CLIENT_ID,
          AuthFlow: 'ADMIN_USER_PASSWORD_AUTH',
          AuthParameters: { USERNAME: EMAIL, PASSWORD: password },
        }),
      );
    expect(await admin(PASSWORD)).toMatchObject({ ChallengeName: 'SOFTWARE_TOKEN_MFA' });
    await expect(admin('Wrong-2026!!')).rejects.toMatchObject(INCORRECT);
  });

  it('is none in a pool without second factors', async () => {
    await at.open();
    await at.signUp();
    await at.confirm();
    const { accessToken } = await at.signIn();
    await expect(associate(accessToken)).rejects.toMatchObject({
      name: 'SoftwareTokenMFANotFoundException',
    });
  });
});
