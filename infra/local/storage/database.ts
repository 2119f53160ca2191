import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

/**
 * Objects and messages share one file, so that an upload and the message that announces it are one transaction. A write-ahead
 * log keeps every acknowledged write over a kill -9.
 */
const SCHEMA = `
  PRAGMA journal_mode = WAL;
  PRAGMA synchronous = NORMAL;
  CREATE TABLE IF NOT EXISTS objects (
    sequence INTEGER PRIMARY KEY AUTOINCREMENT,
    bucket TEXT NOT NULL, key TEXT NOT NULL, version TEXT NOT NULL,
    deleted INTEGER NOT NULL, etag TEXT NOT NULL, crc32 TEXT NOT NULL, size INTEGER NOT NULL,
    modified_ms INTEGER NOT NULL, headers TEXT NOT NULL, body BLOB NOT NULL
  );
  CREATE INDEX IF NOT EXISTS objects_by_key ON objects (bucket, key, sequence);
  CREATE TABLE IF NOT EXISTS multipart_uploads (
    id TEXT PRIMARY KEY, bucket TEXT NOT NULL, key TEXT NOT NULL, headers TEXT NOT NULL
  );
  CREATE TABLE IF NOT EXISTS multipart_parts (
    upload TEXT NOT NULL, number INTEGER NOT NULL, etag TEXT NOT NULL, body BLOB NOT NULL,
    PRIMARY KEY (upload, number)
  );
  CREATE TABLE IF NOT EXISTS object_pieces (
    object INTEGER NOT NULL, begins INTEGER NOT NULL, size INTEGER NOT NULL,
    upload TEXT NOT NULL, number INTEGER NOT NULL,
    PRIMARY KEY (object, begins)
  );
  CREATE TABLE IF NOT EXISTS messages (
    sequence INTEGER PRIMARY KEY AUTOINCREMENT,
    id TEXT NOT NULL, queue TEXT NOT NULL, body TEXT NOT NULL, attributes TEXT NOT NULL, sender TEXT,
    sent_ms INTEGER NOT NULL, visible_ms INTEGER NOT NULL,
    received INTEGER NOT NULL DEFAULT 0, first_received_ms INTEGER, receipt TEXT
  );
  CREATE TABLE IF NOT EXISTS known_messages (
    queue TEXT NOT NULL, known_as TEXT NOT NULL, id TEXT NOT NULL, sent_ms INTEGER NOT NULL,
    PRIMARY KEY (queue, known_as)
  );
  CREATE INDEX IF NOT EXISTS messages_by_visibility ON messages (queue, visible_ms, sequence);
  CREATE INDEX IF NOT EXISTS messages_by_receipt ON messages (queue, receipt);
  CREATE INDEX IF NOT EXISTS messages_by_sender ON messages (queue, sender, visible_ms);
`;

/** Opens the storage's file in a folder, made if missing; absent keeps everything in memory. */
export function openDatabase(dir: string | undefined): DatabaseSync {
  if (dir !== undefined) mkdirSync(dir, { recursive: true });
  const database = new DatabaseSync(dir === undefined ? ':memory:' : join(dir, 'storage.db'));
  database.exec(SCHEMA);
  return database;
}

/** All of `work` or nothing of it; inside another transaction it joins that one. */
export function transaction<T>(database: DatabaseSync, work: () => T): T {
  if (database.isTransaction) return work();
  database.exec('BEGIN IMMEDIATE');
  try {
    const result = work();
    database.exec('COMMIT');
    return result;
  } catch (error) {
    database.exec('ROLLBACK');
    throw error;
  }
}
