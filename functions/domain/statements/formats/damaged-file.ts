/** A file that its parser can make nothing of; `cause` is what the parser said. */
export class DamagedFile extends Error {
  override readonly name = 'DamagedFile';
}

/**
 * What a parser library makes of a file. Whatever it throws, down to a TypeError, is its word on the file, and thrown on as
 * DamagedFile: `parse` calls the library and nothing of ours.
 */
export function parsed<T>(parse: () => T): T {
  try {
    return parse();
  } catch (cause) {
    throw new DamagedFile('A parser could make nothing of the file.', { cause });
  }
}
