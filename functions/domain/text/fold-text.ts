/** What lower case alone folds: the words of most banks. */
const PLAIN_WORDS = /^[A-Za-z0-9]+(?: [A-Za-z0-9]+)*$/;
/** Longer texts are not tried: the engine keeps every word of a match. */
const PLAIN_LENGTH_MAX = 500;

/** Text for comparing: compatibility forms unified, no accents, lower case, every other sign a single blank; Korean syllables whole. */
export function foldText(text: string): string {
  if (text.length <= PLAIN_LENGTH_MAX && PLAIN_WORDS.test(text)) return text.toLowerCase();
  const isPlain = /^[\x20-\x7e]*$/.test(text);
  return isPlain
    ? text
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, ' ')
        .trim()
    : foldLetters(text);
}

/** The words of a text, folded; one empty word of a text without any. */
export function foldedWords(text: string): string[] {
  return foldText(text).split(' ');
}

/** The letters and digits of a text, folded, without the blanks between them: banks break words differently. */
export function foldedLetters(text: string): string {
  return foldText(text).replaceAll(' ', '');
}

function foldLetters(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}+/gu, '')
    .toLowerCase()
    .replace(/ß/g, 'ss')
    .replace(/ł/g, 'l')
    .replace(/ø/g, 'o')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .normalize('NFC')
    .trim();
}
