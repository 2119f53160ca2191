import { Zip, ZipDeflate } from 'fflate';

/** A file of a zip, whole: what is to be packed is small enough for that, the zip is not. */
export interface ZippedFile {
  readonly name: string;
  readonly bytes: Uint8Array;
}

/** Text shrinks; of pictures and PDFs there is next to nothing to gain, and a worker has better things to do. */
const LEVELS = { text: 6, other: 0 } as const;

/**
 * The bytes of a zip of these files, each handed on before the next one is asked for: at most one of them is in memory. `at` is the time
 * that all of them carry.
 */
export async function* zipped(files: AsyncIterable<ZippedFile>, at: Date): AsyncGenerator<Uint8Array> {
  const chunks: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    chunks.push(chunk);
  });
  for await (const { name, bytes } of files) {
    const file = new ZipDeflate(name, { level: name.endsWith('.csv') ? LEVELS.text : LEVELS.other });
    file.mtime = at;
    zip.add(file);
    file.push(bytes, true);
    yield* chunks.splice(0);
  }
  zip.end();
  yield* chunks.splice(0);
}
