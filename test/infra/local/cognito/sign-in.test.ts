import * as cognito from '@aws-sdk/client-cognito-identity-provider';
import { describe, expect, it } from 'vitest';
import { CLIENT_ID, PASSWORD } from './pool-fixture.ts';
import { EMAIL, INCORRECT, poolCalls } from './pool-calls.ts';

const at = poolCalls();
const { open, signUp, confirm, authenticate, signIn } = at;

describe('signing in', () => {
  it('offers only the flows of the template', async () => {
    await open({});
    await expect(authenticate('USER_PASSWORD_AUTH', { USERNAME: EMAIL, PASSWORD })).rejects.toMatchObject({
      name: 'InvalidParameterException',
      message: 'USER_PASSWORD_AUTH flow not enabled for this client',
    });
  });

  it('locks for a moment after five wrong passwords', async () => {
    await open();
    await signUp();
    await confirm();
    for (let tries = 0; tries < 5; tries += 1)
      await expect(signIn('Wrong-2026!!')).rejects.toMatchObject(INCORRECT);
    await expect(signIn()).rejects.toMatchObject({
      name: 'NotAuthorizedException',
      message: 'Password attempts exceeded',
    });
    at.pool.clock.ahead = 2000;
    await expect(signIn()).resolves.toBeDefined();
  });

  it('refuses a public value that would reveal the key, and a proof given twice', async () => {
    await open({});
    await expect(authenticate('USER_SRP_AUTH', { USERNAME: EMAIL, SRP_A: '0' })).rejects.toMatchObject({
      name: 'InvalidParameterException',
    });
    await signUp();
    await confirm();
    const { ChallengeParameters = {} } = await authenticate('USER_SRP_AUTH', {
      USERNAME: EMAIL,
      SRP_A: 'abc123',
    });
    const respond = () =>
      at.client.send(
        new cognito.RespondToAuthChallengeCommand({
          ClientId: CLIENT_ID,
          ChallengeName: 'PASSWORD_VERIFIER',
          ChallengeResponses: {
            USERNAME: ChallengeParameters['USER_ID_FOR_SRP'] ?? '',
            PASSWORD_CLAIM_SECRET_BLOCK: ChallengeParameters['SECRET_BLOCK'] ?? '',
            PASSWORD_CLAIM_SIGNATURE: 'bm90IGEgcHJvb2Y=',
            TIMESTAMP: 'Thu Sep 5 17:22:32 UTC 2026',
          },
        }),
      );
    await expect(respond()).rejects.toMatchObject(INCORRECT);
    await expect(respond()).rejects.toMatchObject({
      name: 'NotAuthorizedException',
      message: 'Invalid session for the user.',
    });
  });

  it('challenges a stranger as it challenges anyone, each time the same', async () => {
    await open({});
    const challenge = async () =>
      (await authenticate('USER_SRP_AUTH', { USERNAME: 'nobody@example.org', SRP_A: 'abc123' }))
        .ChallengeParameters;
    const [first, second] = [await challenge(), await challenge()];
    expect(first?.['USER_ID_FOR_SRP']).toMatch(
      /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-a[0-9a-f]{3}-[0-9a-f]{12}$/,
    );
    expect(first?.['SALT']).toHaveLength(32);
    expect(second).toMatchObject({ SALT: first?.['SALT'], USER_ID_FOR_SRP: first?.['USER_ID_FOR_SRP'] });
  });
});
