import { createHash, randomBytes, randomUUID } from 'node:crypto';
import type { Pool } from './pool.ts';
import { notAuthorized, userNotFound } from './service-error.ts';
import type { RefreshToken, Session, User } from './store.ts';

/** Signs the user in: a new session with all three tokens. */
export function beginSession(pool: Pool, user: User) {
  const session = {
    originId: randomUUID(),
    username: user.username,
    authenticatedAt: pool.signInTime(),
    revoked: false,
  };
  pool.store.sessions.put(session);
  return authenticationResult(pool, session, user, newRefreshToken(pool, session));
}

/**
 * New access and ID tokens for a refresh token; where the client rotates, also its successor.
 * NotAuthorizedException when the token is unknown, expired, revoked or replaced.
 */
export async function refreshSession(pool: Pool, token: string) {
  const found = pool.store.sessions.token(hashed(token));
  const session = found && pool.store.sessions.get(found.originId);
  const user = session && pool.store.users.byUsername(session.username);
  if (!found || !session || !user) throw notAuthorized('Invalid Refresh Token');
  assertUsable(pool, found, session);
  return authenticationResult(pool, session, user, rotate(pool, found, session));
}

/** Ends the session of a refresh token and every token made from it; an unknown one is none to end (RFC 7009). */
export function revokeSession(pool: Pool, token: string): void {
  const found = pool.store.sessions.token(hashed(token));
  const session = found && pool.store.sessions.get(found.originId);
  if (session) pool.store.sessions.put({ ...session, revoked: true });
}

/** The user of an access token that is genuine, in time and not signed out. */
export async function userOf(pool: Pool, accessToken: string): Promise<User> {
  const claims = await pool.tokens.readAccessToken(accessToken);
  const user = pool.store.users.byUsername(claims.sub);
  if (!user) throw userNotFound();
  const session = pool.store.sessions.get(claims.origin_jti);
  if (!session || session.revoked) throw notAuthorized('Access Token has been revoked');
  return user;
}

async function authenticationResult(pool: Pool, session: Session, user: User, refreshToken?: string) {
  return {
    AuthenticationResult: {
      AccessToken: await pool.tokens.accessToken(session),
      ExpiresIn: pool.template.tokenSeconds.access,
      IdToken: await pool.tokens.idToken(session, user),
      ...(refreshToken && { RefreshToken: refreshToken }),
      TokenType: 'Bearer',
    },
    ChallengeParameters: {},
  };
}

function newRefreshToken(pool: Pool, session: Session, expiresAt?: number): string {
  const token = randomBytes(96).toString('base64url');
  pool.store.sessions.putToken({
    hash: hashed(token),
    originId: session.originId,
    expiresAt: expiresAt ?? pool.now() + pool.template.tokenSeconds.refresh * 1000,
    retiredAt: null,
  });
  return token;
}

function assertUsable(pool: Pool, token: RefreshToken, session: Session): void {
  if (session.revoked) throw notAuthorized('Refresh Token has been revoked');
  if (token.expiresAt <= pool.now()) throw notAuthorized('Refresh Token has expired');
  const graceMs = (pool.template.rotationGraceSeconds ?? 0) * 1000;
  if (token.retiredAt !== null && token.retiredAt + graceMs <= pool.now())
    throw notAuthorized('Refresh Token has been revoked');
}

/** A successor lives no longer than the sign-in's first token would have. */
function rotate(pool: Pool, token: RefreshToken, session: Session): string | undefined {
  if (pool.template.rotationGraceSeconds === undefined) return undefined;
  if (token.retiredAt === null) pool.store.sessions.putToken({ ...token, retiredAt: pool.now() });
  return newRefreshToken(pool, session, token.expiresAt);
}

const hashed = (token: string) => createHash('sha256').update(token).digest('base64url');
