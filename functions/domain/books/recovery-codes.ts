import { scrypt } from 'node:crypto';
import { grouped, lettersFrom, readLetters } from '../typed-codes.ts';

const CODES = 10;
const LETTERS_A_CODE = 10;
const BYTES_OF_HASH = 32;

/** So many random bytes become a person's codes. */
export const RECOVERY_BYTES = CODES * LETTERS_A_CODE;

/** Ten codes to be written down, `7KQ2M-X0B9T`, each of 50 of the random bits. */
export function recoveryCodesFrom(random: Uint8Array): string[] {
  const letters = lettersFrom(random);
  return Array.from({ length: CODES }, (_, at) =>
    grouped(letters.slice(at * LETTERS_A_CODE, (at + 1) * LETTERS_A_CODE), LETTERS_A_CODE / 2),
  );
}

const derive = (code: string, salt: string): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    scrypt(code, salt, BYTES_OF_HASH, (error, hash) => {
      if (error) reject(error);
      else resolve(hash);
    });
  });

/** What is kept of a code (RFC 7914, with Node's own parameters): nobody who reads it can sign in with it. */
export async function hashOfRecoveryCode(code: string, salt: string): Promise<string> {
  return (await derive(readLetters(code), salt)).toString('base64url');
}
