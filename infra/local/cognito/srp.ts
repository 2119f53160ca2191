import { createHash, createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { derivedKey, fromHex, G, hashOf, K, N, padded, power } from './srp-arithmetic.ts';

/** What the pool keeps instead of a password; both hexadecimal. */
export interface Verifier {
  salt: string;
  verifier: string;
}

/** Who proves: `poolName` is the part of the pool's id after `_`, `username` the USER_ID_FOR_SRP. */
export interface Identity {
  poolName: string;
  username: string;
}

/** The server's half of one sign-in; `b` is secret, `B` goes to the client. Hexadecimal. */
export interface Ephemeral {
  b: string;
  B: string;
}

/** Turns a password into what may be stored. The salt never begins with zeros: clients read it as a number. */
export function createVerifier(identity: Identity, password: string, salt = randomSalt()): Verifier {
  return { salt, verifier: power(G, privateKey(identity, password, salt)).toString(16) };
}

/** Whether this is the password the verifier was made of. */
export function matchesVerifier(identity: Identity, password: string, stored: Verifier): boolean {
  const made = createVerifier(identity, password, stored.salt);
  return equal(Buffer.from(made.verifier), Buffer.from(stored.verifier));
}

/** Sixteen random bytes as hexadecimal, without leading zeros. */
export function randomSalt(): string {
  const bytes = randomBytes(16);
  bytes[0] = (bytes[0] ?? 0) | 0x40;
  return bytes.toString('hex');
}

/** Opens a sign-in against a verifier. */
export function createEphemeral({ verifier }: Pick<Verifier, 'verifier'>): Ephemeral {
  const b = BigInt(`0x${randomBytes(32).toString('hex')}`);
  const B = (K * fromHex(verifier) + power(G, b)) % N;
  return { b: b.toString(16), B: B.toString(16) };
}

/** A client's public value must not be a multiple of N, or anyone would know the key (RFC 5054, 2.5.4). */
export const isUsablePublicValue = (A: string) => /^[0-9a-f]{1,1024}$/i.test(A) && fromHex(A) % N !== 0n;

/** The client's proof: HMAC over pool, user, secret block and timestamp with the key both sides derive. */
export interface Proof extends Identity {
  A: string;
  ephemeral: Ephemeral;
  verifier: string;
  secretBlock: string;
  timestamp: string;
  signature: string;
}

/** Whether the client knew the password. */
export function isProofValid(proof: Proof): boolean {
  const expected = createHmac('sha256', sharedKey(proof))
    .update(proof.poolName)
    .update(proof.username)
    .update(Buffer.from(proof.secretBlock, 'base64'))
    .update(proof.timestamp)
    .digest();
  return equal(expected, Buffer.from(proof.signature, 'base64'));
}

function sharedKey({ A, ephemeral, verifier }: Pick<Proof, 'A' | 'ephemeral' | 'verifier'>): Buffer {
  const u = hashOf(padded(fromHex(A)), padded(fromHex(ephemeral.B)));
  const S = power((fromHex(A) * power(fromHex(verifier), u)) % N, fromHex(ephemeral.b));
  return derivedKey(S, u);
}

function privateKey({ poolName, username }: Identity, password: string, salt: string): bigint {
  const secret = createHash('sha256').update(`${poolName}${username}:${password}`).digest();
  return hashOf(padded(fromHex(salt)), secret);
}

const equal = (a: Buffer, b: Buffer) => a.length === b.length && timingSafeEqual(a, b);
