import * as cognito from '@aws-sdk/client-cognito-identity-provider';
import { describe, expect, it } from 'vitest';
import { POOL_ID } from './pool-fixture.ts';
import { EMAIL, poolCalls } from './pool-calls.ts';

const at = poolCalls();
const { open, signUp, confirm, getUser, signIn } = at;

describe('the endpoint', () => {
  it('knows one pool and one client', async () => {
    await open();
    await expect(
      at.client.send(new cognito.AdminGetUserCommand({ UserPoolId: 'ca-central-1_Other', Username: EMAIL })),
    ).rejects.toMatchObject({
      name: 'ResourceNotFoundException',
      message: 'User pool ca-central-1_Other does not exist.',
    });
    await expect(
      at.client.send(new cognito.ForgotPasswordCommand({ ClientId: 'other', Username: EMAIL })),
    ).rejects.toMatchObject({
      name: 'ResourceNotFoundException',
      message: 'User pool client other does not exist.',
    });
  });

  it('is open to browsers and answers nonsense politely', async () => {
    await open();
    const preflight = await fetch(at.pool.url, {
      method: 'OPTIONS',
      headers: { 'access-control-request-headers': 'x-amz-target,content-type' },
    });
    expect(preflight.headers.get('access-control-allow-origin')).toBe('*');
    expect(preflight.headers.get('access-control-allow-headers')).toBe('x-amz-target,content-type');
    const call = (operation: string, body: string) =>
      fetch(at.pool.url, {
        method: 'POST',
        headers: { 'x-amz-target': `AWSCognitoIdentityProviderService.${operation}` },
        body,
      });
    for (const [operation, body, type] of [
      ['SignUp', '{', 'SerializationException'],
      ['SignUp', '[]', 'InvalidParameterException'],
      ['SignUp', '{"Username":7}', 'InvalidParameterException'],
      ['constructor', '{}', 'UnknownOperationException'],
    ] as const) {
      const answer = await call(operation, body);
      expect(answer.status).toBe(400);
      expect(await answer.json()).toMatchObject({ __type: type });
    }
  });

  it('publishes its key, which a restart keeps with the people and their sessions', async () => {
    await open();
    await signUp();
    await confirm();
    const { accessToken } = await signIn();
    const jwks = async () => (await fetch(`${at.pool.url}/${POOL_ID}/.well-known/jwks.json`)).text();
    const before = await jwks();
    await at.restart();
    expect(await jwks()).toEqual(before);
    await expect(getUser(accessToken)).resolves.toBeDefined();
    await expect(signIn()).resolves.toBeDefined();
  });
});
