import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

export type UserStatus = 'UNCONFIRMED' | 'CONFIRMED';
export type CodePurpose = 'sign-up' | 'reset';

/** A person of the pool; `username` is the sub, `email` the lower-cased key. Times are epoch milliseconds. */
export interface User {
  username: string;
  email: string;
  status: UserStatus;
  salt: string;
  verifier: string;
  attributes: Record<string, string>;
  createdAt: number;
  modifiedAt: number;
  failures: number;
  failedAt: number;
  /** An authenticator app that was offered, and is not proved yet. */
  offeredSecret?: string;
  app?: AuthenticatorApp;
}

/** An authenticator app of a person, by its secret in base 32; `lastCounter` is that of the last code it was used with. */
export interface AuthenticatorApp {
  secret: string;
  isAsked: boolean;
  lastCounter: number;
}

/** The last code sent for a purpose. */
export interface Code {
  username: string;
  purpose: CodePurpose;
  code: string;
  wrongTries: number;
  sentAt: number;
}

/** One sign-in; every token made from it carries its `originId`. */
export interface Session {
  originId: string;
  username: string;
  authenticatedAt: number;
  revoked: boolean;
}

/** A refresh token by its hash; `retiredAt` is set when rotation has replaced it. */
export interface RefreshToken {
  hash: string;
  originId: string;
  expiresAt: number;
  retiredAt: number | null;
}

/** A sign-in by a proved password that waits for the app's code. */
export interface CodeChallenge {
  id: string;
  username: string;
  wrongTries: number;
  expiresAt: number;
}

/** An SRP sign-in between its two calls. */
export interface Challenge {
  id: string;
  username: string;
  salt: string;
  verifier: string;
  clientPublic: string;
  secret: string;
  serverPublic: string;
  expiresAt: number;
}

const SCHEMA = `
  CREATE TABLE IF NOT EXISTS setting (name TEXT PRIMARY KEY, value TEXT NOT NULL);
  CREATE TABLE IF NOT EXISTS user (username TEXT PRIMARY KEY, email TEXT NOT NULL UNIQUE, body TEXT NOT NULL);
  CREATE TABLE IF NOT EXISTS code (username TEXT, purpose TEXT, body TEXT NOT NULL, PRIMARY KEY (username, purpose));
  CREATE TABLE IF NOT EXISTS session (origin_id TEXT PRIMARY KEY, username TEXT NOT NULL, body TEXT NOT NULL);
  CREATE INDEX IF NOT EXISTS session_of_user ON session (username);
  CREATE TABLE IF NOT EXISTS refresh_token (hash TEXT PRIMARY KEY, origin_id TEXT NOT NULL, body TEXT NOT NULL);
  CREATE TABLE IF NOT EXISTS challenge (id TEXT PRIMARY KEY, expires_at INTEGER NOT NULL, body TEXT NOT NULL);
  CREATE TABLE IF NOT EXISTS sending (username TEXT NOT NULL, sent_at INTEGER NOT NULL);
  CREATE INDEX IF NOT EXISTS sending_of_user ON sending (username, sent_at);`;

export type Store = ReturnType<typeof openStore>;

/** The pool's memory in `dir`/pool.sqlite. A write that returned survives kill -9 (write-ahead log). */
export function openStore(dir: string) {
  mkdirSync(dir, { recursive: true });
  const database = new DatabaseSync(join(dir, 'pool.sqlite'));
  database.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL; ${SCHEMA}`);
  const run = (sql: string, ...values: (string | number)[]) => database.prepare(sql).run(...values);
  const bodies = (sql: string, ...values: (string | number)[]): unknown[] =>
    database
      .prepare(sql)
      .all(...values)
      .map((row): unknown => JSON.parse(String(row['body'])));
  return {
    close: () => {
      database.close();
    },
    /** The setting, made and kept on first use. */
    setting(name: string, make: () => string): string {
      run('INSERT OR IGNORE INTO setting VALUES (?, ?)', name, make());
      return String(database.prepare('SELECT value FROM setting WHERE name = ?').get(name)?.['value']);
    },
    users: userTable(run, bodies),
    codes: codeTable(run, bodies),
    sessions: sessionTable(run, bodies),
    challenges: challengeTable(run, bodies),
    /** Notes a mail to the user and answers how many went out since `since`, this one included. */
    countSending(username: string, at: number, since: number): number {
      run('DELETE FROM sending WHERE sent_at < ?', since);
      run('INSERT INTO sending VALUES (?, ?)', username, at);
      const row = database.prepare('SELECT count(*) AS sent FROM sending WHERE username = ?').get(username);
      return Number(row?.['sent']);
    },
  };
}

type Run = (sql: string, ...values: (string | number)[]) => unknown;
type Bodies = (sql: string, ...values: (string | number)[]) => unknown[];

// Rows are read back as they were written: this module is the only writer of the file.
function userTable(run: Run, bodies: Bodies) {
  return {
    byUsername: (username: string) =>
      bodies('SELECT body FROM user WHERE username = ?', username)[0] as User | undefined,
    byEmail: (email: string) => bodies('SELECT body FROM user WHERE email = ?', email)[0] as User | undefined,
    put(user: User): void {
      const body = JSON.stringify(user);
      run(
        'INSERT INTO user VALUES (?, ?, ?) ON CONFLICT (username) DO UPDATE SET email = excluded.email, body = excluded.body',
        user.username,
        user.email,
        body,
      );
    },
    remove(username: string): void {
      for (const table of ['user', 'code', 'session', 'sending'])
        run(`DELETE FROM ${table} WHERE username = ?`, username);
    },
  };
}

function codeTable(run: Run, bodies: Bodies) {
  return {
    get: (username: string, purpose: CodePurpose) =>
      bodies('SELECT body FROM code WHERE username = ? AND purpose = ?', username, purpose)[0] as
        | Code
        | undefined,
    put: (code: Code) =>
      run('INSERT OR REPLACE INTO code VALUES (?, ?, ?)', code.username, code.purpose, JSON.stringify(code)),
    remove: (username: string, purpose: CodePurpose) =>
      run('DELETE FROM code WHERE username = ? AND purpose = ?', username, purpose),
  };
}

function sessionTable(run: Run, bodies: Bodies) {
  const put = (session: Session) =>
    run(
      'INSERT OR REPLACE INTO session VALUES (?, ?, ?)',
      session.originId,
      session.username,
      JSON.stringify(session),
    );
  return {
    put,
    get: (originId: string) =>
      bodies('SELECT body FROM session WHERE origin_id = ?', originId)[0] as Session | undefined,
    revokeAll(username: string): void {
      const sessions = bodies('SELECT body FROM session WHERE username = ?', username) as Session[];
      for (const session of sessions) put({ ...session, revoked: true });
    },
    putToken: (token: RefreshToken) =>
      run(
        'INSERT OR REPLACE INTO refresh_token VALUES (?, ?, ?)',
        token.hash,
        token.originId,
        JSON.stringify(token),
      ),
    token: (hash: string) =>
      bodies('SELECT body FROM refresh_token WHERE hash = ?', hash)[0] as RefreshToken | undefined,
  };
}

function challengeTable(run: Run, bodies: Bodies) {
  return {
    put(challenge: Challenge | CodeChallenge, now: number): void {
      run('DELETE FROM challenge WHERE expires_at < ?', now);
      run(
        'INSERT OR REPLACE INTO challenge VALUES (?, ?, ?)',
        challenge.id,
        challenge.expiresAt,
        JSON.stringify(challenge),
      );
    },
    /** The challenge, which can be answered once. */
    take(id: string): Challenge | CodeChallenge | undefined {
      const found = bodies('DELETE FROM challenge WHERE id = ? RETURNING body', id);
      return found[0] as Challenge | CodeChallenge | undefined;
    },
  };
}
