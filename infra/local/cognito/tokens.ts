import { createPrivateKey, createPublicKey, generateKeyPairSync, randomUUID } from 'node:crypto';
import { errors, jwtVerify, SignJWT } from 'jose';
import * as z from 'zod';
import { notAuthorized } from './service-error.ts';
import { readableAttributes } from './readable-attributes.ts';
import type { PoolTemplate } from './pool-template.ts';
import type { Session, Store, User } from './store.ts';

/** A public signing key as the JWKS document lists it. */
export type JsonWebKey = {
  kty: 'RSA';
  use: 'sig';
  alg: 'RS256';
  kid: string;
  n: string;
  e: string;
};

/** Where tokens come from and for whom. */
export interface TokenAuthority {
  issuer: string;
  clientId: string;
  store: Store;
  template: Pick<PoolTemplate, 'tokenSeconds' | 'readAttributes'>;
  now: () => number;
}

const AccessClaims = z.object({
  token_use: z.literal('access'),
  sub: z.string(),
  iss: z.string(),
  client_id: z.string(),
  origin_jti: z.string(),
  exp: z.number(),
});

export type AccessClaims = z.infer<typeof AccessClaims>;
export type Tokens = ReturnType<typeof createTokens>;

/** Signs and checks the pool's RS256 tokens with a key that is made once and kept in the store. */
export function createTokens({ issuer, clientId, store, template, now }: TokenAuthority) {
  const privateKey = createPrivateKey(store.setting('signing-key', newSigningKey));
  const publicKey = createPublicKey(privateKey);
  const kid = store.setting('signing-key-id', () => Buffer.from(randomUUID()).toString('base64url'));
  const { n = '', e = '' } = publicKey.export({ format: 'jwk' });
  const key: JsonWebKey = { kty: 'RSA', use: 'sig', alg: 'RS256', kid, n, e };

  const signed = (claims: Record<string, unknown>) =>
    new SignJWT(claims).setProtectedHeader({ kid, alg: 'RS256' }).sign(privateKey);

  /** The claims both tokens of a sign-in share. */
  function shared(session: Session, seconds: number) {
    const issuedAt = Math.floor(now() / 1000);
    return {
      sub: session.username,
      iss: issuer,
      origin_jti: session.originId,
      event_id: randomUUID(),
      auth_time: Math.floor(session.authenticatedAt / 1000),
      exp: issuedAt + seconds,
      iat: issuedAt,
      jti: randomUUID(),
    };
  }

  return {
    jwks: () => ({ keys: [key] }),

    accessToken: (session: Session): Promise<string> =>
      signed({
        ...shared(session, template.tokenSeconds.access),
        client_id: clientId,
        token_use: 'access',
        scope: 'aws.cognito.signin.user.admin',
        username: session.username,
      }),

    idToken: (session: Session, user: User): Promise<string> =>
      signed({
        ...identity(template, user),
        ...shared(session, template.tokenSeconds.id),
        'cognito:username': user.username,
        aud: clientId,
        token_use: 'id',
      }),

    /** The claims of an access token of this pool; NotAuthorizedException for any other, forged or expired one. */
    async readAccessToken(token: string): Promise<AccessClaims> {
      const rules = { issuer, algorithms: ['RS256'], currentDate: new Date(now()) };
      const { payload } = await jwtVerify(token, publicKey, rules).catch((error: unknown) => {
        throw notAuthorized(refusalOf(error));
      });
      const claims = AccessClaims.safeParse(payload);
      if (!claims.success) throw notAuthorized(INVALID);
      return claims.data;
    },
  };
}

const INVALID = 'Invalid Access Token';

/** Cognito's words for what is wrong with a token. */
function refusalOf(error: unknown): string {
  if (error instanceof errors.JWTExpired) return 'Access Token has expired';
  if (error instanceof errors.JWSSignatureVerificationFailed)
    return 'Could not verify signature for Access Token';
  return INVALID;
}

/** The attributes that the client may read; verification is a boolean in tokens, a text everywhere else. */
function identity(template: Pick<PoolTemplate, 'readAttributes'>, user: User) {
  const { email_verified: isVerified, ...attributes } = readableAttributes(template, user);
  return { ...attributes, ...(isVerified !== undefined && { email_verified: isVerified === 'true' }) };
}

function newSigningKey(): string {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return privateKey.export({ type: 'pkcs8', format: 'pem' }).toString();
}
