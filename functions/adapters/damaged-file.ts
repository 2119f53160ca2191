/** A file that a decoder or parser can make nothing of; `cause` is what that said. */
export class DamagedFile extends Error {
  override readonly name = 'DamagedFile';
}

/**
 * What a decoder or parser library makes of a file. Whatever it throws, down to a TypeError, is its word on the file, and
 * thrown on as DamagedFile: `decode` calls the library and nothing of ours.
 */
export async function decoded<T>(decode: () => T | Promise<T>): Promise<T> {
  try {
    return await decode();
  } catch (cause) {
    throw new DamagedFile('A decoder could make nothing of the file.', { cause });
  }
}

/** Ends a `.catch`: a file's damage is an answer, everything else goes on up. */
export function asDamage(error: unknown): DamagedFile {
  if (error instanceof DamagedFile) return error;
  throw error;
}
