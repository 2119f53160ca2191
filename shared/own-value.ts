/**
 * What a list says of a word that comes from a file; undefined where the list has none. Every object answers to words of its own, such as
 * "constructor", which Spaniards pay and an invoice may name as its code.
 */
export function ownValue<Meaning>(
  list: Readonly<Record<string, Meaning>>,
  word: string,
): Meaning | undefined {
  return Object.hasOwn(list, word) ? list[word] : undefined;
}
