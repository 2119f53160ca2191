import {
  createPrivateKey,
  createPublicKey,
  generateKeyPairSync,
  randomUUID,
  sign,
  verify,
} from 'node:crypto';
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

  function signed(claims: Record<string, unknown>): string {
    const content = `${encoded({ kid, alg: 'RS256' })}.${encoded(claims)}`;
    return `${content}.${sign('sha256', Buffer.from(content), privateKey).toString('base64url')}`;
  }

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

    accessToken: (session: Session): string =>
      signed({
        ...shared(session, template.tokenSeconds.access),
        client_id: clientId,
        token_use: 'access',
        scope: 'aws.cognito.signin.user.admin',
        username: session.username,
      }),

    idToken: (session: Session, user: User): string =>
      signed({
        ...identity(template, user),
        ...shared(session, template.tokenSeconds.id),
        'cognito:username': user.username,
        aud: clientId,
        token_use: 'id',
      }),

    /** The claims of an access token of this pool; NotAuthorizedException for any other, forged or expired one. */
    readAccessToken(token: string): AccessClaims {
      const [header = '', payload = '', signature = ''] = token.split('.');
      const claims = AccessClaims.safeParse(decoded(payload));
      if (!claims.success || claims.data.iss !== issuer) throw notAuthorized('Invalid Access Token');
      const isOurs = verify(
        'sha256',
        Buffer.from(`${header}.${payload}`),
        publicKey,
        Buffer.from(signature, 'base64url'),
      );
      if (!isOurs) throw notAuthorized('Could not verify signature for Access Token');
      if (claims.data.exp * 1000 <= now()) throw notAuthorized('Access Token has expired');
      return claims.data;
    },
  };
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

const encoded = (value: unknown) => Buffer.from(JSON.stringify(value)).toString('base64url');

function decoded(part: string): unknown {
  try {
    return JSON.parse(Buffer.from(part, 'base64url').toString('utf8'));
  } catch {
    return undefined;
  }
}
