/** A word's edge in scripts with accents: JavaScript's own \b takes every letter beyond a–z for a blank, so that "gård" ends with "rd". */
const EDGE = String.raw`(?:(?<![\wÀ-ɏ])(?=[\wÀ-ɏ])|(?<=[\wÀ-ɏ])(?![\wÀ-ɏ]))`;

/** A pattern whose `\b` knows letters with accents. */
export const wholeWords = ({ source, flags }: RegExp): RegExp =>
  new RegExp(source.replaceAll(String.raw`\b`, EDGE), flags);
