import { scrypt } from 'node:crypto';

const CODES = 10;
const LETTERS_A_CODE = 10;
/** Crockford's base 32: no letter is taken for another. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const BYTES_OF_HASH = 32;

/** So many random bytes become a person's codes. */
export const RECOVERY_BYTES = CODES * LETTERS_A_CODE;

/** Ten codes to be written down, `7KQ2M-X0B9T`, each of 50 of the random bits. */
export function recoveryCodesFrom(random: Uint8Array): string[] {
  const letters = Array.from(random, (byte) => ALPHABET.charAt(byte % ALPHABET.length)).join('');
  return Array.from({ length: CODES }, (_, at) => {
    const code = letters.slice(at * LETTERS_A_CODE, (at + 1) * LETTERS_A_CODE);
    return `${code.slice(0, LETTERS_A_CODE / 2)}-${code.slice(LETTERS_A_CODE / 2)}`;
  });
}

/** A code as it was made, however it was typed: small letters, other dashes, an O for a nought (Crockford's rules for reading). */
export const readRecoveryCode = (typed: string): string =>
  typed
    .toUpperCase()
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1')
    .replaceAll(/[^0-9A-Z]/g, '');

const derive = (code: string, salt: string): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    scrypt(code, salt, BYTES_OF_HASH, (error, hash) => {
      if (error) reject(error);
      else resolve(hash);
    });
  });

/** What is kept of a code (RFC 7914, with Node's own parameters): nobody who reads it can sign in with it. */
export async function hashOfRecoveryCode(code: string, salt: string): Promise<string> {
  return (await derive(readRecoveryCode(code), salt)).toString('base64url');
}
