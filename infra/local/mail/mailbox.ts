import { randomUUID } from 'node:crypto';
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { simpleParser } from 'mailparser';
import type { ParsedMail } from 'mailparser';
import type { Sending } from './mail-events.ts';

/** A mail's attachment as the inbox lists it; `url` is a path of the web front, `size` in bytes. */
export interface ListedAttachment {
  fileName: string;
  contentType: string;
  size: number;
  url: string;
}

/** A mail as `GET /_inbox/messages.json` gives it; `to` are all who received it, `at` is ISO 8601 in UTC. */
export interface ListedMail {
  id: string;
  to: string[];
  from: string;
  subject: string;
  text: string;
  html: string;
  at: string;
  attachments: ListedAttachment[];
}

/** A mail as it was sent: who gets it, and its MIME text. */
export interface Envelope {
  to: string[];
  raw: Buffer;
  /** By which set it is sent, when and with which tags; nobody hears of one that is sent by none. */
  sentBy?: Omit<Sending, 'id' | 'to'> | undefined;
}

export type Mailbox = ReturnType<typeof openMailbox>;

/**
 * The mails in `dir`: each an .eml file, listed by index.sqlite. A mail is acknowledged once both are
 * written, so kill -9 loses none. Ids look like SES's message ids.
 */
export function openMailbox(dir: string) {
  mkdirSync(dir, { recursive: true });
  const index = new DatabaseSync(join(dir, 'index.sqlite'));
  index.exec(`PRAGMA journal_mode = WAL; PRAGMA synchronous = NORMAL;
    CREATE TABLE IF NOT EXISTS mail (number INTEGER PRIMARY KEY, id TEXT NOT NULL UNIQUE, body TEXT NOT NULL);
    CREATE TABLE IF NOT EXISTS recipient (address TEXT NOT NULL, number INTEGER NOT NULL);
    CREATE INDEX IF NOT EXISTS recipient_address ON recipient (address, number);
    CREATE TABLE IF NOT EXISTS sending (id TEXT PRIMARY KEY, body TEXT NOT NULL);`);
  const path = (id: string) => join(dir, `${id}.eml`);
  const listed = (rows: Record<string, unknown>[]) =>
    rows.map((row) => JSON.parse(String(row['body'])) as ListedMail);

  return {
    /** Keeps the mail and answers its id. */
    async keep({ to, raw, sentBy }: Envelope): Promise<string> {
      const id = newMessageId();
      const mail = listing(id, to, await simpleParser(raw, { keepCidLinks: true, skipTextToHtml: true }));
      writeWhole(path(id), raw);
      index.exec('BEGIN');
      const { lastInsertRowid } = index
        .prepare('INSERT INTO mail (id, body) VALUES (?, ?)')
        .run(id, JSON.stringify(mail));
      const address = index.prepare('INSERT INTO recipient VALUES (?, ?)');
      for (const recipient of new Set(to)) address.run(recipient.toLowerCase(), lastInsertRowid);
      if (sentBy) {
        const body = JSON.stringify({ ...sentBy, id, to } satisfies Sending);
        index.prepare('INSERT INTO sending (id, body) VALUES (?, ?)').run(id, body);
      }
      index.exec('COMMIT');
      return id;
    },

    /** Newest first; with `to`, only what that address received. */
    list: (to?: string): ListedMail[] =>
      to === undefined
        ? listed(index.prepare('SELECT body FROM mail ORDER BY number DESC').all())
        : listed(
            index
              .prepare(
                'SELECT body FROM mail JOIN recipient USING (number) WHERE address = ? ORDER BY number DESC',
              )
              .all(to.trim().toLowerCase()),
          ),

    /** Who got it and by which set it was sent; undefined of a mail that was sent by none, or that there is not. */
    sending(id: string): Sending | undefined {
      const row = index.prepare('SELECT body FROM sending WHERE id = ?').get(id);
      return row && (JSON.parse(String(row['body'])) as Sending);
    },

    /** The mail as it was sent, or undefined when there is none of that id. */
    raw(id: string): Buffer | undefined {
      const isKnown = index.prepare('SELECT 1 FROM mail WHERE id = ?').get(id) !== undefined;
      return isKnown && existsSync(path(id)) ? readFileSync(path(id)) : undefined;
    },

    close: () => {
      index.close();
    },
  };
}

function listing(id: string, to: string[], mail: ParsedMail): ListedMail {
  return {
    id,
    to,
    from: mail.from?.value[0]?.address ?? '',
    subject: mail.subject ?? '',
    text: mail.text ?? '',
    html: typeof mail.html === 'string' ? mail.html : '',
    at: new Date().toISOString(),
    attachments: mail.attachments.map((attachment, number) => ({
      fileName: attachment.filename ?? `attachment-${String(number + 1)}`,
      contentType: attachment.contentType,
      size: attachment.size,
      url: `/_inbox/messages/${id}/attachments/${String(number)}`,
    })),
  };
}

/** `0100` + time + uuid, the look of SES's ids. */
const newMessageId = () => `0100${Date.now().toString(16).padStart(12, '0')}-${randomUUID()}-000000`;

/** Under its own name once it is whole. */
function writeWhole(path: string, content: Buffer): void {
  writeFileSync(`${path}.part`, content);
  renameSync(`${path}.part`, path);
}
