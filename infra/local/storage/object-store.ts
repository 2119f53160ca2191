import { createHash, randomBytes } from 'node:crypto';
import type { DatabaseSync } from 'node:sqlite';
import { crc32Base64 } from './checksums.ts';
import { transaction } from './database.ts';
import { ObjectPieces } from './object-pieces.ts';
import type { UploadedParts } from './object-pieces.ts';

/**
 * A kept object without its bytes. `etag` is the MD5 in hexadecimal (of the parts' with their number, where it came in parts), `headers`
 * what it was put with.
 */
export interface StoredObject {
  sequence: number;
  key: string;
  version: string;
  etag: string;
  crc32: string;
  size: number;
  modifiedAt: Date;
  headers: Record<string, string>;
}

/** What a put brings: its bytes, or the parts of an upload that it is made of, with the digest that such an object has. */
export type NewObject = { key: string; headers: Record<string, string> } & (
  | { body: Uint8Array }
  | { parts: UploadedParts; etag: string }
);

interface Row {
  [column: string]: unknown;
  sequence: number;
  key: string;
  version: string;
  etag: string;
  crc32: string;
  size: number;
  modified_ms: number;
  headers: string;
}

const COLUMNS = 'sequence, key, version, deleted, etag, crc32, size, modified_ms, headers';

/** The objects of all buckets. A versioned bucket keeps every version and marks deletions; another keeps the last. */
export class ObjectStore {
  readonly #database: DatabaseSync;
  readonly #pieces: ObjectPieces;
  readonly #now: () => Date;

  constructor(database: DatabaseSync, now: () => Date) {
    this.#database = database;
    this.#pieces = new ObjectPieces(database);
    this.#now = now;
  }

  put(bucket: string, isVersioned: boolean, object: NewObject): StoredObject {
    const { key } = object;
    return transaction(this.#database, () => {
      if (!isVersioned) this.#remove(bucket, key);
      return 'parts' in object ? this.#putParts(bucket, object) : this.#putWhole(bucket, object);
    });
  }

  #putWhole(bucket: string, { key, body, headers }: WholeObject): StoredObject {
    const etag = createHash('md5').update(body).digest('hex');
    const details = { etag, crc32: crc32Base64(body), size: body.length, headers, deleted: 0 } as const;
    return this.#insert(bucket, key, body, details);
  }

  #putParts(bucket: string, { key, parts, etag, headers }: ObjectOfParts): StoredObject {
    const details = { ...this.#pieces.facts(parts), etag, headers, deleted: 0 } as const;
    const stored = this.#insert(bucket, key, new Uint8Array(), details);
    this.#pieces.keep(stored.sequence, parts);
    return stored;
  }

  /** The object, or a version of it; undefined when there's none or it's deleted. */
  find(bucket: string, key: string, version?: string): StoredObject | undefined {
    const sql = `SELECT ${COLUMNS} FROM objects WHERE bucket = ? AND key = ? AND (? IS NULL OR version = ?)
      ORDER BY sequence DESC LIMIT 1`;
    const row = this.#database.prepare(sql).get(bucket, key, version ?? null, version ?? null);
    return row === undefined || row['deleted'] === 1 ? undefined : storedObject(row as Row);
  }

  /** `length` bytes of an object from `start`: of one that came in parts, one after the other as they are asked for. */
  read({ sequence }: StoredObject, start: number, length: number): Iterable<Uint8Array> {
    const pieces = this.#pieces.read(sequence, start, length);
    if (pieces) return pieces;
    const sql = 'SELECT substr(body, ?, ?) AS bytes FROM objects WHERE sequence = ?';
    const bytes = this.#database.prepare(sql).get(start + 1, length, sequence)?.['bytes'];
    return bytes instanceof Uint8Array ? [bytes] : [];
  }

  /** Deletes the object (or marks it deleted where versions are kept), or one version of it for good. */
  delete(bucket: string, isVersioned: boolean, key: string, version?: string): void {
    const marker = { etag: '', crc32: '', size: 0, headers: {}, deleted: 1 } as const;
    transaction(this.#database, () => {
      if (version !== undefined) this.#remove(bucket, key, version);
      else if (!isVersioned) this.#remove(bucket, key);
      else this.#insert(bucket, key, new Uint8Array(), marker);
    });
  }

  /** Current objects by key in UTF-8 order, those after `after` and beginning with `prefix`. */
  list(bucket: string, prefix: string, after: string): StoredObject[] {
    const sql = `SELECT ${COLUMNS} FROM objects AS o WHERE bucket = ? AND key > ? AND substr(key, 1, length(?)) = ?
      AND deleted = 0 AND sequence = (SELECT max(sequence) FROM objects WHERE bucket = o.bucket AND key = o.key)
      ORDER BY key`;
    const rows = this.#database.prepare(sql).all(bucket, after, prefix, prefix);
    return rows.map((row) => storedObject(row as Row));
  }

  /** Every version of objects whose keys begin so, and every mark of a deletion: by key, the newest first. */
  versions(bucket: string, prefix: string): (StoredObject & { isMark: boolean })[] {
    const sql = `SELECT ${COLUMNS} FROM objects WHERE bucket = ? AND substr(key, 1, length(?)) = ?
      ORDER BY key, sequence DESC`;
    const rows = this.#database.prepare(sql).all(bucket, prefix, prefix);
    return rows.map((row) => ({ ...storedObject(row as Row), isMark: row['deleted'] === 1 }));
  }

  #insert(bucket: string, key: string, body: Uint8Array, details: Details): StoredObject {
    const { etag, crc32, size, deleted } = details;
    const version = randomBytes(16).toString('base64url');
    const sql = `INSERT INTO objects (bucket, key, version, deleted, etag, crc32, size, modified_ms, headers, body)
      VALUES (?, ?, ?, ?, ?, ?, ?, ?, ?, ?) RETURNING ${COLUMNS}`;
    const headers = JSON.stringify(details.headers);
    const values = [bucket, key, version, deleted, etag, crc32, size, this.#now().getTime(), headers, body];
    return storedObject(this.#database.prepare(sql).get(...values) as Row);
  }

  #remove(bucket: string, key: string, version: string | null = null): void {
    const sql =
      'DELETE FROM objects WHERE bucket = ? AND key = ? AND (? IS NULL OR version = ?) RETURNING sequence';
    const removed = this.#database.prepare(sql).all(bucket, key, version, version);
    this.#pieces.remove(removed.map(({ sequence }) => Number(sequence)));
  }
}

type WholeObject = Extract<NewObject, { body: unknown }>;
type ObjectOfParts = Extract<NewObject, { parts: unknown }>;

interface Details {
  etag: string;
  crc32: string;
  size: number;
  headers: Record<string, string>;
  deleted: 0 | 1;
}

function storedObject(row: Row): StoredObject {
  const { sequence, key, version, etag, crc32, size } = row;
  const headers = JSON.parse(row.headers) as Record<string, string>;
  return { sequence, key, version, etag, crc32, size, headers, modifiedAt: new Date(row.modified_ms) };
}
