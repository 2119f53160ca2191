import { createHash, createHmac, hkdfSync } from 'node:crypto';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  createEphemeral,
  createVerifier,
  isProofValid,
  isUsablePublicValue,
  matchesVerifier,
  randomSalt,
} from '../../../../../infra/local/cognito/srp/server.ts';
import { answerChallenge, openSignIn } from '../../../../../infra/local/cognito/srp/client.ts';

const identity = { poolName: 'Local0001', username: '8c9d6a1e-0000-4000-8000-000000000001' };
const word = fc.string({ unit: 'grapheme', minLength: 1, maxLength: 20 });

describe('the password verifier', () => {
  it('knows its own password and no other', () => {
    fc.assert(
      fc.property(word, word, (password, other) => {
        const stored = createVerifier(identity, password);
        return (
          matchesVerifier(identity, password, stored) &&
          matchesVerifier(identity, other, stored) === (other === password)
        );
      }),
      { numRuns: 8 },
    );
  });

  it('belongs to one user of one pool', () => {
    const stored = createVerifier(identity, 'Ledger-2026!');
    expect(matchesVerifier({ ...identity, username: 'someone-else' }, 'Ledger-2026!', stored)).toBe(false);
    expect(matchesVerifier({ ...identity, poolName: 'Other' }, 'Ledger-2026!', stored)).toBe(false);
  });

  it('has a salt that reads the same as a number', () => {
    for (let count = 0; count < 200; count += 1) expect(randomSalt()).toMatch(/^[4-7c-f][0-9a-f]{31}$/);
  });
});

describe('the proof', () => {
  it('is refused when the public value gives the key away', () => {
    for (const value of ['0', '', 'xyz']) expect(isUsablePublicValue(value)).toBe(false);
    expect(isUsablePublicValue('2')).toBe(true);
  });

  it('is given by who knows the password, and by nobody else', () => {
    const { salt, verifier } = createVerifier(identity, 'Ledger-2026!');
    const [ephemeral, client] = [createEphemeral({ verifier }), openSignIn()];
    const claim = { ...identity, secretBlock: 'c2VjcmV0', timestamp: 'now' };
    const isProof = (password: string) => {
      const signature = answerChallenge(client, { ...claim, salt, B: ephemeral.B }, password);
      return isProofValid({ ...claim, A: client.A.toString(16), ephemeral, verifier, signature });
    };
    expect(isProof('Ledger-2026!')).toBe(true);
    expect(isProof('ledger-2026!')).toBe(false);
  });

  it('must come from the key both sides derive: with A = g the client’s side can be worked out by hand', () => {
    const stored = createVerifier(identity, 'Ledger-2026!');
    const ephemeral = createEphemeral(stored);
    const proof = {
      ...identity,
      A: '2',
      ephemeral,
      verifier: stored.verifier,
      secretBlock: 'c2VjcmV0',
      timestamp: 'now',
    };
    const signature = createHmac('sha256', clientKey(ephemeral.B, stored.salt, 'Ledger-2026!'))
      .update(`${identity.poolName}${identity.username}secretnow`)
      .digest('base64');
    expect(isProofValid({ ...proof, signature })).toBe(true);
    expect(isProofValid({ ...proof, signature, timestamp: 'later' })).toBe(false);
    expect(
      isProofValid({ ...proof, signature: signature.replace(/^./, (first) => (first === 'A' ? 'B' : 'A')) }),
    ).toBe(false);
  });
});

/** The client's half of RFC 5054 for a = 1, written apart from the code under test. */
function clientKey(B: string, salt: string, password: string): Buffer {
  const N = 2n ** 3072n - 2n ** 3008n - 1n + 2n ** 64n * (PI_2942 + 1690314n);
  const k = digest(bytes(N), bytes(2n));
  const u = digest(bytes(2n), bytes(BigInt(`0x${B}`)));
  const x = digest(
    bytes(BigInt(`0x${salt}`)),
    sha256(`${identity.poolName}${identity.username}:${password}`),
  );
  const base = (((BigInt(`0x${B}`) - k * power(2n, x, N)) % N) + N) % N;
  const S = power(base, 1n + u * x, N);
  return Buffer.from(hkdfSync('sha256', bytes(S), bytes(u), 'Caldera Derived Key', 16));
}

// RFC 3526 defines the prime by π: 2^3072 - 2^3008 - 1 + 2^64 * ([2^2942 π] + 1690314).
const PI_2942 = piTimesPowerOfTwo(2942n);

/** ⌊2^bits · π⌋ by Machin's formula, with guard bits. */
function piTimesPowerOfTwo(bits: bigint): bigint {
  const one = 1n << (bits + 64n);
  const arctangent = (inverse: bigint): bigint => {
    let [sum, term] = [0n, one / inverse];
    for (let divisor = 1n, sign = 1n; term > 0n; divisor += 2n, sign = -sign, term /= inverse * inverse)
      sum += (sign * term) / divisor;
    return sum;
  };
  return (4n * (4n * arctangent(5n) - arctangent(239n))) >> 64n;
}

const sha256 = (content: string | Buffer) => createHash('sha256').update(content).digest();

const digest = (...parts: Buffer[]) => BigInt(`0x${sha256(Buffer.concat(parts)).toString('hex')}`);

/** Two's complement, as Java writes a positive number. */
function bytes(value: bigint): Buffer {
  const hex = value.toString(16);
  const length = Math.floor((hex.length * 4 - Math.clz32(parseInt(hex.charAt(0), 16)) + 28) / 8) + 1;
  return Buffer.from(hex.padStart(length * 2, '0'), 'hex');
}

function power(base: bigint, exponent: bigint, modulus: bigint): bigint {
  if (exponent === 0n) return 1n;
  const half = power(base, exponent >> 1n, modulus);
  const square = (half * half) % modulus;
  return exponent & 1n ? (square * base) % modulus : square;
}
