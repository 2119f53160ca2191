const TOKEN = /^docs-([a-z2-7]{16})@/;

/** The address at which an organisation receives documents. */
export function mailboxAddress(token: string, domain: string): string {
  return `docs-${token}@${domain}`;
}

/** The token of such an address; undefined for any other address. */
export function mailboxToken(address: string): string | undefined {
  return TOKEN.exec(address.toLowerCase())?.[1];
}

const LETTERS = 'abcdefghijklmnopqrstuvwxyz234567';
/** Random bytes that a token is made of; five bits of each are used, eighty in all: nobody guesses it. */
export const TOKEN_BYTES = 16;

/** A token of random bytes: letters and digits that no one mistakes for another (RFC 4648's base 32). */
export function tokenOf(random: Uint8Array): string {
  return Array.from(random.subarray(0, TOKEN_BYTES), (byte) => LETTERS.charAt(byte % LETTERS.length)).join(
    '',
  );
}
