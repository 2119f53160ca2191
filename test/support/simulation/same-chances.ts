import crypto from 'node:crypto';
import { syncBuiltinESMExports } from 'node:module';

/**
 * Makes what the product draws at random (ids, and how long it waits) that of a seed while `body` runs, so that keys, and with them the
 * order of things, are the same whenever a seed is replayed. Secrets are hashed quickly.
 */
export async function withChancesFrom<T>(random: () => number, body: () => Promise<T>): Promise<T> {
  const { randomUUID, randomBytes, scrypt } = crypto;
  const { random: byChance } = Math;
  crypto.randomUUID = () => uuidFrom(random);
  crypto.randomBytes = bytesFrom(random);
  // A hash that is slow on purpose takes as long as a whole world.
  crypto.scrypt = quickHash as typeof scrypt;
  syncBuiltinESMExports();
  Math.random = random;
  try {
    return await body();
  } finally {
    Object.assign(crypto, { randomUUID, randomBytes, scrypt });
    syncBuiltinESMExports();
    Math.random = byChance;
  }
}

const bytesFrom = (random: () => number) => (size: number) =>
  Buffer.from(Array.from({ length: size }, () => Math.floor(random() * 256)));

function quickHash(
  secret: string,
  salt: string,
  size: number,
  done: (error: Error | null, hash: Buffer) => void,
): void {
  const hash = crypto.createHash('sha256').update(`${salt} ${secret}`).digest();
  queueMicrotask(() => done(null, hash.subarray(0, size)));
}

/** A UUID of version 7's form, of nothing but the seed. */
export function uuidFrom(random: () => number): ReturnType<typeof crypto.randomUUID> {
  let hex = '';
  for (let digit = 0; digit < 32; digit += 1) hex += Math.floor(random() * 16).toString(16);
  return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-7${hex.slice(13, 16)}-8${hex.slice(17, 20)}-${hex.slice(20)}`;
}
