import * as cognito from '@aws-sdk/client-cognito-identity-provider';
import { describe, expect, it } from 'vitest';
import { claimsOf, CLIENT_ID } from './pool-fixture.ts';
import { EMAIL, HOUR, PASSWORD_FLOW, poolCalls } from './pool-calls.ts';

const at = poolCalls();
const { open, signUp, confirm, authenticate, getUser, signIn } = at;

describe('tokens', () => {
  it('refuses forged, foreign and expired ones', async () => {
    await open();
    await signUp();
    await confirm();
    const { accessToken, idToken } = await signIn();
    await expect(getUser(accessToken)).resolves.toMatchObject({
      UserAttributes: expect.arrayContaining([{ Name: 'email', Value: EMAIL }]) as unknown,
    });
    const [header = '', , signature = ''] = accessToken.split('.');
    const payload = Buffer.from(JSON.stringify({ ...claimsOf(accessToken), exp: 4_000_000_000 })).toString(
      'base64url',
    );
    await expect(getUser([header, payload, signature].join('.'))).rejects.toMatchObject({
      name: 'NotAuthorizedException',
      message: 'Could not verify signature for Access Token',
    });
    await expect(getUser(idToken)).rejects.toThrow('Invalid Access Token');
    await expect(getUser('nonsense')).rejects.toThrow('Invalid Access Token');
    at.pool.clock.ahead = HOUR;
    await expect(getUser(accessToken)).rejects.toMatchObject({
      name: 'NotAuthorizedException',
      message: 'Access Token has expired',
    });
  });

  it('live as long as the template says', async () => {
    await open({
      client: {
        ...PASSWORD_FLOW,
        AccessTokenValidity: 15,
        IdTokenValidity: 20,
        RefreshTokenValidity: 2,
        TokenValidityUnits: { AccessToken: 'minutes', IdToken: 'minutes', RefreshToken: 'days' },
      },
    });
    await signUp();
    await confirm();
    const { accessToken, idToken, refreshToken, rest } = await signIn();
    expect(rest).toMatchObject({ ExpiresIn: 900, TokenType: 'Bearer' });
    expect(Number(claimsOf(accessToken)['exp']) - Number(claimsOf(accessToken)['iat'])).toBe(900);
    expect(Number(claimsOf(idToken)['exp']) - Number(claimsOf(idToken)['iat'])).toBe(1200);
    at.pool.clock.ahead = 48 * HOUR;
    await expect(authenticate('REFRESH_TOKEN_AUTH', { REFRESH_TOKEN: refreshToken })).rejects.toMatchObject({
      name: 'NotAuthorizedException',
      message: 'Refresh Token has expired',
    });
  });

  it('end with the session they came from, on this device alone or everywhere', async () => {
    await open();
    await signUp();
    await confirm();
    const [here, there] = [await signIn(), await signIn()];
    await at.client.send(new cognito.RevokeTokenCommand({ ClientId: CLIENT_ID, Token: here.refreshToken }));
    await expect(getUser(here.accessToken)).rejects.toThrow('Access Token has been revoked');
    await expect(authenticate('REFRESH_TOKEN_AUTH', { REFRESH_TOKEN: here.refreshToken })).rejects.toThrow(
      'Refresh Token has been revoked',
    );
    await at.client.send(new cognito.GlobalSignOutCommand({ AccessToken: there.accessToken }));
    await expect(getUser(there.accessToken)).rejects.toThrow('Access Token has been revoked');
    await expect(authenticate('REFRESH_TOKEN_AUTH', { REFRESH_TOKEN: 'unknown' })).rejects.toThrow(
      'Invalid Refresh Token',
    );
  });

  it('rotate where the client says so: each refresh token works once', async () => {
    await open({
      client: { ...PASSWORD_FLOW, RefreshTokenRotation: { Feature: 'ENABLED', RetryGracePeriodSeconds: 10 } },
    });
    await signUp();
    await confirm();
    const { refreshToken } = await signIn();
    const renew = (token: string) =>
      at.client.send(
        new cognito.GetTokensFromRefreshTokenCommand({ ClientId: CLIENT_ID, RefreshToken: token }),
      );
    const { AuthenticationResult } = await renew(refreshToken);
    await expect(renew(refreshToken)).resolves.toBeDefined();
    at.pool.clock.ahead = 11_000;
    await expect(renew(refreshToken)).rejects.toThrow('Refresh Token has been revoked');
    await expect(renew(AuthenticationResult?.RefreshToken ?? '')).resolves.toBeDefined();
  });
});
