const NOT_ONE_LINE = /^ |  |[^\S ]| $/;

/** A text on one line: blanks and breaks of any kind become single blanks, none at its ends. */
export function oneLine(text: string): string {
  // Nearly every cell of a long file is one line already: to see that costs less than to write it anew.
  return NOT_ONE_LINE.test(text) ? text.replace(/\s+/g, ' ').trim() : text;
}
