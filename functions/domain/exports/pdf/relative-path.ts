/**
 * The address of a file beside the document, as a link in it says it; undefined for what leads anywhere else: another machine, the root of
 * this one, or a folder above.
 */
export function relativeAddress(path: string): string | undefined {
  const parts = path.split('/');
  const isHere = parts.every((part) => part !== '' && part !== '.' && part !== '..');
  if (!isHere || /[\\\p{Cc}]/u.test(path) || !path.isWellFormed()) return undefined;
  // What stands before a colon would be read as a scheme.
  return parts.map(encodeURIComponent).join('/').replaceAll("'", '%27');
}
