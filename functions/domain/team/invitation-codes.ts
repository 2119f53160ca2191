import { createHash } from 'node:crypto';

/** Crockford's base 32: no letter is taken for another. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const LETTERS = 20;
const LETTERS_A_GROUP = 4;

/** So many random bytes become a code: five bits of each. */
export const INVITATION_BYTES = LETTERS;

/** A code of 100 random bits that people can type: `7KQ2-M0X9-TB4E-ZC81-HN5V`. */
export function invitationCodeFrom(random: Uint8Array): string {
  const letters = Array.from(random.subarray(0, LETTERS), (byte) => ALPHABET.charAt(byte % ALPHABET.length));
  return letters.join('').replaceAll(new RegExp(`.{${LETTERS_A_GROUP}}(?!$)`, 'g'), '$&-');
}

/** What a code is found by, however it was typed: small letters, other dashes, an O for a nought (Crockford's rules for reading). */
export function digestOfInvitationCode(typed: string): string {
  const code = typed
    .toUpperCase()
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1')
    .replaceAll(/[^0-9A-Z]/g, '');
  return createHash('sha256').update(`invitation ${code}`).digest('base64url');
}
