/** A word's edge in scripts with accents: JavaScript's own \b takes every letter beyond a–z for a blank, so that "gård" ends with "rd". */
const EDGE = String.raw`(?:(?<![\wÀ-ɏ])(?=[\wÀ-ɏ])|(?<=[\wÀ-ɏ])(?![\wÀ-ɏ]))`;
const ACCENTED = /[À-ɏ]/;

/** A pattern whose `\b` knows letters with accents, for a text: without any, JavaScript's own is the same and quicker. */
export function wholeWords({ source, flags }: RegExp): (text: string) => RegExp {
  const plain = new RegExp(source, flags);
  const accented = new RegExp(source.replaceAll(String.raw`\b`, EDGE), flags);
  return (text) => (ACCENTED.test(text) ? accented : plain);
}
