import { createHash, createHmac } from 'node:crypto';
import { derivedKey, fromHex, hashOf, padded } from './arithmetic.ts';

/** Who proves: `poolName` is the part of the pool's id after `_`, `username` the USER_ID_FOR_SRP. */
export interface Identity {
  poolName: string;
  username: string;
}

/** What a proof speaks about: the server's secret block (base64) and the time, as Cognito writes it. */
export interface Claim extends Identity {
  secretBlock: string;
  timestamp: string;
}

/** The number that stands for a password (RFC 5054's x), of one user of one pool; the salt is hexadecimal. */
export function privateKey({ poolName, username }: Identity, password: string, salt: string): bigint {
  const secret = createHash('sha256').update(`${poolName}${username}:${password}`).digest();
  return hashOf(padded(fromHex(salt)), secret);
}

/** The scrambling value of both public values (RFC 5054's u). */
export const scrambled = (A: bigint, B: bigint): bigint => hashOf(padded(A), padded(B));

/** The proof that one knows the secret `S` which both sides work out: HMAC over pool, user, secret block and time. */
export function signatureOf(
  { poolName, username, secretBlock, timestamp }: Claim,
  S: bigint,
  u: bigint,
): Buffer {
  return createHmac('sha256', derivedKey(S, u))
    .update(poolName)
    .update(username)
    .update(Buffer.from(secretBlock, 'base64'))
    .update(timestamp)
    .digest();
}
