/** Text for comparing: compatibility forms unified, no accents, lower case, every other sign a single blank; Korean syllables whole. */
export function foldText(text: string): string {
  const isPlain = /^[\x20-\x7e]*$/.test(text);
  return isPlain
    ? text
        .toLowerCase()
        .replace(/[^a-z0-9]+/g, ' ')
        .trim()
    : foldLetters(text);
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
