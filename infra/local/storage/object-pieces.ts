import type { DatabaseSync } from 'node:sqlite';
import { crc32OfPieces } from './checksums.ts';

/** Parts of an upload by their numbers, in the order in which they make an object. */
export interface UploadedParts {
  readonly upload: string;
  readonly numbers: readonly number[];
}

/**
 * The bytes of objects that came in parts. They stay the parts that they came as, and are read one after the other: an object may be larger than
 * what SQLite keeps as one value (a gigabyte), and is never whole in memory.
 */
export class ObjectPieces {
  readonly #database: DatabaseSync;

  constructor(database: DatabaseSync) {
    this.#database = database;
  }

  /** How many bytes these parts have together, and their CRC-32. */
  facts({ upload, numbers }: UploadedParts): { size: number; crc32: string } {
    const size = numbers.reduce((sum, number) => sum + this.#sizeOf(upload, number), 0);
    const bodies = numbers.values().map((number) => this.#part(upload, number, 0));
    return { size, crc32: crc32OfPieces(bodies) };
  }

  /** Has an object consist of these parts; others of their upload go. */
  keep(object: number, { upload, numbers }: UploadedParts): void {
    const piece = this.#database.prepare(
      'INSERT INTO object_pieces (object, begins, size, upload, number) VALUES (?, ?, ?, ?, ?)',
    );
    let begins = 0;
    for (const number of numbers) {
      const size = this.#sizeOf(upload, number);
      piece.run(object, begins, size, upload, number);
      begins += size;
    }
    const named = 'SELECT number FROM object_pieces WHERE object = ?';
    this.#database
      .prepare(`DELETE FROM multipart_parts WHERE upload = ? AND number NOT IN (${named})`)
      .run(upload, object);
  }

  /** `length` bytes of an object from `start`, a part at a time; undefined of one that came whole. Throws where it is deleted meanwhile. */
  read(object: number, start: number, length: number): Iterable<Uint8Array> | undefined {
    const end = start + length;
    const sql = 'SELECT begins, size, upload, number FROM object_pieces WHERE object = ? ORDER BY begins';
    const pieces = this.#database.prepare(sql).all(object).map(pieceOf);
    if (pieces.length === 0) return undefined;
    return pieces
      .values()
      .filter(({ begins, size }) => begins < end && begins + size > start)
      .map(({ begins, upload, number }) =>
        this.#part(upload, number, Math.max(0, start - begins), end - begins),
      );
  }

  /** Removes what objects consisted of that are there no longer. */
  remove(objects: readonly number[]): void {
    for (const object of objects) {
      const sql = 'DELETE FROM object_pieces WHERE object = ? RETURNING upload';
      const uploads = new Set(
        this.#database
          .prepare(sql)
          .all(object)
          .map(({ upload }) => String(upload)),
      );
      for (const upload of uploads)
        this.#database.prepare('DELETE FROM multipart_parts WHERE upload = ?').run(upload);
    }
  }

  #sizeOf(upload: string, number: number): number {
    const sql = 'SELECT length(body) AS size FROM multipart_parts WHERE upload = ? AND number = ?';
    return Number(this.#database.prepare(sql).get(upload, number)?.['size'] ?? 0);
  }

  #part(upload: string, number: number, from: number, to?: number): Uint8Array {
    const sql = 'SELECT body FROM multipart_parts WHERE upload = ? AND number = ?';
    const body = this.#database.prepare(sql).get(upload, number)?.['body'];
    if (body instanceof Uint8Array) return body.subarray(from, to);
    throw new Error(`Part ${number} of an object is gone while it is read.`);
  }
}

const pieceOf = ({ begins, size, upload, number }: Record<string, unknown>) => ({
  ...{ begins: Number(begins), size: Number(size) },
  ...{ upload: String(upload), number: Number(number) },
});
