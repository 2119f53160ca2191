import { createHash, createHmac, hkdfSync, randomBytes, timingSafeEqual } from 'node:crypto';

// RFC 3526's 3072-bit group, which Cognito uses with generator 2.
const N_HEX =
  'FFFFFFFFFFFFFFFFC90FDAA22168C234C4C6628B80DC1CD129024E088A67CC74020BBEA63B139B22514A08798E3404DD' +
  'EF9519B3CD3A431B302B0A6DF25F14374FE1356D6D51C245E485B576625E7EC6F44C42E9A637ED6B0BFF5CB6F406B7ED' +
  'EE386BFB5A899FA5AE9F24117C4B1FE649286651ECE45B3DC2007CB8A163BF0598DA48361C55D39A69163FA8FD24CF5F' +
  '83655D23DCA3AD961C62F356208552BB9ED529077096966D670C354E4ABC9804F1746C08CA18217C32905E462E36CE3B' +
  'E39E772C180E86039B2783A2EC07A28FB5C55DF06F4C52C9DE2BCBF6955817183995497CEA956AE515D2261898FA0510' +
  '15728E5A8AAAC42DAD33170D04507A33A85521ABDF1CBA64ECFB850458DBEF0A8AEA71575D060C7DB3970F85A6E1E4C7' +
  'ABF5AE8CDB0933D71E8C94E04A25619DCEE3D2261AD2EE6BF12FFA06D98A0864D87602733EC86A64521F2B18177B200C' +
  'BBE117577A615D6C770988C0BAD946E208E24FA074E5AB3143DB5BFCE0FD108E4B82D120A93AD2CAFFFFFFFFFFFFFFFF';
const N = BigInt(`0x${N_HEX}`);
const G = 2n;
const K = hashOf(padded(N), padded(G));

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
  return Buffer.from(hkdfSync('sha256', padded(S), padded(u), 'Caldera Derived Key', 16));
}

function privateKey({ poolName, username }: Identity, password: string, salt: string): bigint {
  const secret = createHash('sha256').update(`${poolName}${username}:${password}`).digest();
  return hashOf(padded(fromHex(salt)), secret);
}

function fromHex(hex: string): bigint {
  return BigInt(`0x${hex}`);
}

function hashOf(...parts: Buffer[]): bigint {
  return fromHex(createHash('sha256').update(Buffer.concat(parts)).digest('hex'));
}

/** Java's BigInteger bytes, as Cognito hashes them: a zero byte first where the top bit is set. */
function padded(value: bigint): Buffer {
  const hex = value.toString(16);
  const even = hex.length % 2 === 0 ? hex : `0${hex}`;
  return Buffer.from(/^[89a-f]/.test(even) ? `00${even}` : even, 'hex');
}

function power(base: bigint, exponent: bigint): bigint {
  let result = 1n;
  let square = base % N;
  for (let rest = exponent; rest > 0n; rest >>= 1n) {
    if (rest & 1n) result = (result * square) % N;
    square = (square * square) % N;
  }
  return result;
}

const equal = (a: Buffer, b: Buffer) => a.length === b.length && timingSafeEqual(a, b);
