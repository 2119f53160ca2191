import { randomBytes, timingSafeEqual } from 'node:crypto';
import { fromHex, G, K, N, power, randomNumber } from './arithmetic.ts';
import { privateKey, scrambled, signatureOf, type Claim, type Identity } from './protocol.ts';

/** What the pool keeps instead of a password; both hexadecimal. */
export interface Verifier {
  salt: string;
  verifier: string;
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
  const b = randomNumber();
  const B = (K * fromHex(verifier) + power(G, b)) % N;
  return { b: b.toString(16), B: B.toString(16) };
}

/** A client's public value must not be a multiple of N, or anyone would know the key (RFC 5054, 2.5.4). */
export const isUsablePublicValue = (A: string) => /^[0-9a-f]{1,1024}$/i.test(A) && fromHex(A) % N !== 0n;

/** What a client sent to prove the password, with what the server kept of this sign-in; hexadecimal, the signature base64. */
export interface Proof extends Claim {
  A: string;
  ephemeral: Ephemeral;
  verifier: string;
  signature: string;
}

/** Whether the client knew the password. */
export function isProofValid(proof: Proof): boolean {
  const A = fromHex(proof.A);
  const u = scrambled(A, fromHex(proof.ephemeral.B));
  const S = power((A * power(fromHex(proof.verifier), u)) % N, fromHex(proof.ephemeral.b));
  return equal(signatureOf(proof, S, u), Buffer.from(proof.signature, 'base64'));
}

const equal = (a: Buffer, b: Buffer) => a.length === b.length && timingSafeEqual(a, b);
