/** Texts with the end of a line between each and the next, as `join` puts them together, one after the other. */
export function* lineByLine(texts: Iterable<string>): Generator<string> {
  let between = '';
  for (const text of texts) {
    yield between + text;
    between = '\n';
  }
}
