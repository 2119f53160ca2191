import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { beforeAll, describe, expect, it } from 'vitest';
import { tokenVerifier, type VerifyToken } from '../../../../../infra/local/gateway/verify-token.ts';

const issuer = 'https://cognito-idp.ca-central-1.amazonaws.com/ca-central-1_Local0001';
const rule = { issuer, audiences: ['web-client'], scopes: ['aws.cognito.signin.user.admin'] };
const MINUTE = 60;
const now = () => Math.floor(Date.now() / 1000);

let privateKey: CryptoKey;
let verify: VerifyToken;
beforeAll(async () => {
  const pair = await generateKeyPair('RS256');
  privateKey = pair.privateKey;
  const key = { ...(await exportJWK(pair.publicKey)), kid: 'pool-key', alg: 'RS256', use: 'sig' };
  verify = tokenVerifier({ keys: [key] });
});

const signed = (claims: object, key = privateKey, kid = 'pool-key') =>
  new SignJWT({ ...accessClaims(), ...claims }).setProtectedHeader({ alg: 'RS256', kid }).sign(key);

const accessClaims = () => ({
  sub: 'person',
  iss: issuer,
  client_id: 'web-client',
  token_use: 'access',
  scope: 'aws.cognito.signin.user.admin',
  iat: now() - MINUTE,
  exp: now() + MINUTE,
});

const verdict = async (token: string | Promise<string>) => verify(rule, `Bearer ${await token}`);

describe('the authoriser', () => {
  it('passes on the claims of an access token as text', async () => {
    const { iat } = accessClaims();
    expect(await verdict(signed({ iat }))).toMatchObject({
      claims: { sub: 'person', client_id: 'web-client', iat: String(iat) },
      scopes: rule.scopes,
    });
  });

  it('turns away who sends nothing, or no token', async () => {
    for (const header of [undefined, '', 'Bearer', 'Bearer nonsense', 'Bearer a.b.c'])
      expect(await verify(rule, header)).toBe('unauthorized');
  });

  it.each([
    ['has expired', () => ({ exp: now() - 1 })],
    ['never expires', () => ({ exp: undefined })],
    ['was issued in the future', () => ({ iat: now() + MINUTE })],
    ['is not good yet', () => ({ nbf: now() + MINUTE })],
    ['comes from another pool', () => ({ iss: `${issuer}-other` })],
    ['was made for another client', () => ({ client_id: 'other-client' })],
    ['names another audience beside our client', () => ({ aud: 'other-client' })],
  ])('turns away a token that %s', async (_, claims) => {
    expect(await verdict(signed(claims()))).toBe('unauthorized');
  });

  it('turns away what the pool did not sign', async () => {
    const stranger = await generateKeyPair('RS256');
    expect(await verdict(signed({}, stranger.privateKey))).toBe('unauthorized');
    expect(await verdict(signed({}, privateKey, 'other-key'))).toBe('unauthorized');
    const unsigned = Buffer.from(JSON.stringify({ alg: 'none', kid: 'pool-key' })).toString('base64url');
    const [, payload = ''] = (await signed({})).split('.');
    expect(await verdict(`${unsigned}.${payload}.`)).toBe('unauthorized');
    const bySecret = new SignJWT(accessClaims()).setProtectedHeader({ alg: 'HS256', kid: 'pool-key' });
    expect(await verdict(bySecret.sign(new Uint8Array(32)))).toBe('unauthorized');
  });

  it('refuses an ID token, which carries no scope', async () => {
    const identity = { aud: 'web-client', client_id: undefined, scope: undefined, token_use: 'id' };
    expect(await verdict(signed(identity))).toBe('forbidden');
    expect(await verdict(signed({ scope: 'openid' }))).toBe('forbidden');
  });
});
