/** Crockford's base 32: no letter is taken for another. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** The letters of a code that people type: each takes one random byte, and carries five bits of it. */
export const lettersFrom = (random: Uint8Array): string =>
  Array.from(random, (byte) => ALPHABET.charAt(byte % ALPHABET.length)).join('');

/** Letters as they are shown: `7KQ2-M0X9` in groups of four. */
export const grouped = (letters: string, lettersAGroup: number): string =>
  letters.replaceAll(new RegExp(`.{${lettersAGroup}}(?!$)`, 'g'), '$&-');

/** The letters of a code however it was typed: small letters, other dashes, an O for a nought (Crockford's rules for reading). */
export const readLetters = (typed: string): string =>
  typed
    .toUpperCase()
    .replaceAll('O', '0')
    .replaceAll(/[IL]/g, '1')
    .replaceAll(/[^0-9A-Z]/g, '');
