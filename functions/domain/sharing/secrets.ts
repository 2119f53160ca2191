import { createHash, scrypt, timingSafeEqual } from 'node:crypto';
import { promisify } from 'node:util';

/** So many random bytes make a token or ticket: 192 bits, which nobody guesses. */
export const SECRET_BYTES = 24;
export const SALT_BYTES = 16;
const BYTES_OF_HASH = 32;

/** A token or ticket of random bytes, as it stands in an address or a cookie. */
export const secretFrom = (random: Uint8Array): string => Buffer.from(random).toString('base64url');

/** What is kept of a token or ticket. It is as random as long, so a plain digest gives nothing of it away. */
export const digestOf = (secret: string): string => createHash('sha256').update(secret).digest('base64url');

const derive = promisify<string, string, number, Buffer>(scrypt);

/** What is kept of a pass phrase (RFC 7914, with Node's own parameters). */
export interface KeptPhrase {
  readonly salt: string;
  readonly hash: string;
}

/** What is kept of a pass phrase: nobody who reads it can tell it. */
export async function keptPhrase(phrase: string, salt: string): Promise<KeptPhrase> {
  return { salt, hash: (await derive(readPhrase(phrase), salt, BYTES_OF_HASH)).toString('base64url') };
}

/** Whether this is the pass phrase that was kept. */
export async function isPhrase(phrase: string, kept: KeptPhrase): Promise<boolean> {
  const [told, known] = [(await keptPhrase(phrase, kept.salt)).hash, kept.hash].map((hash) =>
    Buffer.from(hash),
  );
  return told !== undefined && known?.length === told.length && timingSafeEqual(told, known);
}

/** However its letters are put together, and without the blanks that were typed around it. */
const readPhrase = (phrase: string): string => phrase.normalize('NFKC').trim();
