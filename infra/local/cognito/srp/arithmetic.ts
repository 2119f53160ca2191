import { createHash, getDiffieHellman, hkdfSync, randomBytes } from 'node:crypto';

/** The 3072-bit prime of RFC 3526, which Cognito uses with generator 2 (RFC 5054). */
export const N = fromHex(getDiffieHellman('modp15').getPrime('hex'));
export const G = 2n;
export const K = hashOf(padded(N), padded(G));

/** The number that hexadecimal digits write. */
export function fromHex(hex: string): bigint {
  return BigInt(`0x${hex}`);
}

/** A secret of 256 random bits. */
export const randomNumber = (): bigint => fromHex(randomBytes(32).toString('hex'));

/** The number that SHA-256 makes of these bytes, one after the other. */
export function hashOf(...parts: Buffer[]): bigint {
  return fromHex(createHash('sha256').update(Buffer.concat(parts)).digest('hex'));
}

/** Java's BigInteger bytes, as Cognito hashes them: a zero byte first where the top bit is set. */
export function padded(value: bigint): Buffer {
  const hex = value.toString(16);
  const even = hex.length % 2 === 0 ? hex : `0${hex}`;
  return Buffer.from(/^[89a-f]/.test(even) ? `00${even}` : even, 'hex');
}

/** base^exponent modulo N. */
export function power(base: bigint, exponent: bigint): bigint {
  let result = 1n;
  let square = base % N;
  for (let rest = exponent; rest > 0n; rest >>= 1n) {
    if (rest & 1n) result = (result * square) % N;
    square = (square * square) % N;
  }
  return result;
}

/** The key of sixteen bytes that both sides derive from the shared secret `S` and the scrambling value `u`. */
export function derivedKey(S: bigint, u: bigint): Buffer {
  return Buffer.from(hkdfSync('sha256', padded(S), padded(u), 'Caldera Derived Key', 16));
}
