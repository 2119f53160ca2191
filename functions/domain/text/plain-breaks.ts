const RETURN = '\r';

/** A text with all its lines ended by `\n`, whether they ended so, with `\r\n` or with `\r` alone. */
export function withPlainBreaks(text: string): string {
  return text.includes(RETURN) ? text.replace(/\r\n?/g, '\n') : text;
}

/**
 * A text whose lines end with `\n` or `\r\n`: those ended by `\r` alone become plain ones. To write all breaks of a long file anew costs
 * more than to pass over the sign before them.
 */
export function withoutLoneReturns(text: string): string {
  for (let at = text.indexOf(RETURN); at >= 0; at = text.indexOf(RETURN, at + 1))
    if (text[at + 1] !== '\n') return withPlainBreaks(text);
  return text;
}
