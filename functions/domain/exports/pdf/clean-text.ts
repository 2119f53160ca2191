/** What orders letters and shows none of its own: marks, embeddings, overrides and isolates of direction. */
const DIRECTIONS = /[\u061C\u200E\u200F\u202A-\u202E\u2066-\u2069]/gu;
/** Controls, what only says how the letter before it looks, soft hyphens, byte-order marks, invisible operators and tags. */
const UNSEEN =
  /[\u0000-\u0008\u000E-\u001F\u007F-\u0084\u0086-\u009F\u00AD\u034F\u180B-\u180F\u200B\u2060-\u2065\u206A-\u206F\uFE00-\uFE0F\uFEFF\uFFF9-\uFFFB\u{E0000}-\u{E0FFF}]/gu;
const SPACES = /[\s\u0085\u2028\u2029]+/gu;

/**
 * A text as it may be printed: one line of letters that are seen. A name of a file that a mark of direction turned round (`exe.fdp`) reads as it
 * is, control characters are gone, halves of a letter become the sign for what is none.
 */
export function cleanText(text: string): string {
  if (/^[\u0020-\u007E\u00A1-\u00AC\u00AE-\u017F]*$/u.test(text) && !text.includes('  ')) return text.trim();
  return text
    .toWellFormed()
    .normalize('NFC')
    .replace(SPACES, (spaces) => (/^[\u00A0\u202F]+$/u.test(spaces) ? spaces : ' '))
    .replace(DIRECTIONS, '')
    .replace(UNSEEN, '')
    .trim();
}
