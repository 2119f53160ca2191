import { EventEmitter } from 'node:events';
import { randomUUID } from 'node:crypto';
import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { transaction } from './database.ts';

/** For so long a queue that keeps order knows what it was sent. */
const DEDUPLICATION_MS = 300_000;

/** How a queue behaves; times in seconds. After `maxReceiveCount` receipts a message goes to the dead letters. */
export interface QueueSettings {
  visibilitySeconds: number;
  delaySeconds: number;
  /** Messages of one group are handed out one after the other, in the order in which they came. */
  keepsOrder: boolean;
  deadLetters?: { queue: string; maxReceiveCount: number };
}

/** What a message carries besides its body, in the shape of SQS's JSON protocol. */
export type MessageAttributes = Record<
  string,
  { DataType: string; StringValue?: string; BinaryValue?: string }
>;

/** A message as a receiver gets it; times in milliseconds since 1970. */
export interface ReceivedMessage {
  id: string;
  receipt: string;
  body: string;
  attributes: MessageAttributes;
  /** The message group: whose message it is. */
  group: string | undefined;
  receiveCount: number;
  sentAtMs: number;
  firstReceivedAtMs: number;
}

/** How one receive is asked for; times in seconds. */
export interface Receiving {
  max?: number;
  visibilitySeconds?: number | undefined;
  waitSeconds?: number;
  /** Ends a long poll early, with nothing taken. */
  signal?: AbortSignal;
}

/** Messages now visible, received and not yet deleted, and sent with a delay. */
export interface QueueCounts {
  visible: number;
  inFlight: number;
  delayed: number;
}

interface Row {
  [column: string]: unknown;
  sequence: number;
  id: string;
  body: string;
  attributes: string;
  sent_ms: number;
  sender: string | null;
  received: number;
  first_received_ms: number | null;
}

/**
 * Queues with SQS's semantics: a received message is invisible for a while, comes back unless deleted, and goes to the dead letters
 * when it has come back too often. Standard queues are fair among message groups: the group with the fewest messages in flight comes
 * first, then the message that has been visible for longest (SQS Developer Guide, "Amazon SQS fair queues"). Times are the real clock's.
 */
export class QueueStore {
  readonly #database: DatabaseSync;
  readonly #settings = new Map<string, QueueSettings>();
  readonly #statements = new Map<string, StatementSync>();
  readonly #arrivals = new EventEmitter().setMaxListeners(0);

  constructor(database: DatabaseSync) {
    this.#database = database;
  }

  define(queue: string, settings: QueueSettings): void {
    this.#settings.set(queue, settings);
  }

  settings(queue: string): QueueSettings | undefined {
    return this.#settings.get(queue);
  }

  names(): string[] {
    return [...this.#settings.keys()];
  }

  /** Keeps a message and answers its id; one that is known already is not kept again. */
  send(
    queue: string,
    body: string,
    options: {
      delaySeconds?: number | undefined;
      attributes?: MessageAttributes;
      group?: string | undefined;
      /** By what a queue that keeps order knows the message: for five minutes it takes no other that is known so. */
      knownAs?: string | undefined;
    } = {},
  ): string {
    return transaction(
      this.#database,
      () => this.#sent(queue, options.knownAs) ?? this.#keep(queue, body, options),
    );
  }

  /** The id of a message that was sent under this name within the last five minutes (SQS: "deduplication interval"). */
  #sent(queue: string, knownAs: string | undefined): string | undefined {
    if (knownAs === undefined) return undefined;
    this.#run('DELETE FROM known_messages WHERE sent_ms <= ?', Date.now() - DEDUPLICATION_MS);
    const sql = 'SELECT id FROM known_messages WHERE queue = ? AND known_as = ?';
    return this.#prepared(sql).get(queue, knownAs)?.['id'] as string | undefined;
  }

  #keep(queue: string, body: string, options: NonNullable<Parameters<QueueStore['send']>[2]>): string {
    const id = randomUUID();
    const now = Date.now();
    if (options.knownAs !== undefined)
      this.#run(
        'INSERT INTO known_messages (queue, known_as, id, sent_ms) VALUES (?, ?, ?, ?)',
        queue,
        options.knownAs,
        id,
        now,
      );
    const delaySeconds = options.delaySeconds ?? this.#known(queue).delaySeconds;
    const sql =
      'INSERT INTO messages (id, queue, body, attributes, sender, sent_ms, visible_ms) VALUES (?, ?, ?, ?, ?, ?, ?)';
    const attributes = JSON.stringify(options.attributes ?? {});
    const group = options.group ?? null;
    this.#prepared(sql).run(id, queue, body, attributes, group, now, now + delaySeconds * 1000);
    this.#arrivals.emit(queue);
    return id;
  }

  /** Takes up to `max` visible messages, waiting for the first as long as asked. */
  async receive(
    queue: string,
    { max = 1, visibilitySeconds, waitSeconds = 0, signal }: Receiving = {},
  ): Promise<ReceivedMessage[]> {
    const deadline = Date.now() + waitSeconds * 1000;
    const visibility = visibilitySeconds ?? this.#known(queue).visibilitySeconds;
    for (;;) {
      if (signal?.aborted || !this.#database.isOpen) return [];
      const messages = this.#take(queue, max, visibility);
      if (messages.length > 0 || Date.now() >= deadline) return messages;
      await this.#arrival(queue, deadline, signal);
    }
  }

  /** Whether that receipt was the message's last: an older one deletes nothing, as its message is another's now. */
  delete(queue: string, receipt: string): boolean {
    return this.#run('DELETE FROM messages WHERE queue = ? AND receipt = ?', queue, receipt) > 0;
  }

  /** Moves the end of a message's invisibility to `seconds` from now; false when it isn't in flight. */
  changeVisibility(queue: string, receipt: string, seconds: number): boolean {
    const now = Date.now();
    const sql = 'UPDATE messages SET visible_ms = ? WHERE queue = ? AND receipt = ? AND visible_ms > ?';
    const changed = this.#run(sql, now + seconds * 1000, queue, receipt, now) > 0;
    if (changed) this.#arrivals.emit(queue);
    return changed;
  }

  /**
   * Gives back at once what receivers that died had taken. Their receipts don't count: AWS never loses all functions of an
   * account at a stroke, so their end mustn't make dead letters. Without a queue, all queues.
   */
  returnInFlight(queue?: string): void {
    const now = Date.now();
    const sql = `UPDATE messages SET visible_ms = ?, received = received - 1, receipt = NULL
      WHERE receipt IS NOT NULL AND visible_ms > ? AND (? IS NULL OR queue = ?)`;
    this.#run(sql, now, now, queue ?? null, queue ?? null);
    for (const name of queue === undefined ? this.names() : [queue]) this.#arrivals.emit(name);
  }

  counts(queue: string): QueueCounts {
    const sql = `SELECT coalesce(sum(visible_ms <= ?1), 0) AS visible,
      coalesce(sum(visible_ms > ?1 AND receipt IS NOT NULL), 0) AS inFlight,
      coalesce(sum(visible_ms > ?1 AND receipt IS NULL), 0) AS delayed FROM messages WHERE queue = ?2`;
    const row = this.#prepared(sql).get(Date.now(), queue);
    return {
      visible: Number(row?.['visible']),
      inFlight: Number(row?.['inFlight']),
      delayed: Number(row?.['delayed']),
    };
  }

  /** Ends all long polls, with nothing taken. */
  close(): void {
    for (const queue of this.names()) this.#arrivals.emit(queue);
  }

  #known(queue: string): QueueSettings {
    const settings = this.#settings.get(queue);
    if (settings === undefined) throw new Error(`The queue ${queue} was never created`);
    return settings;
  }

  #take(queue: string, max: number, visibilitySeconds: number): ReceivedMessage[] {
    return transaction(this.#database, () => {
      this.#bury(queue);
      const taken: ReceivedMessage[] = [];
      while (taken.length < max) {
        const row = this.#next(queue, taken);
        if (!row) break;
        taken.push(this.#handOut(row, visibilitySeconds));
      }
      return taken;
    });
  }

  /** The message to hand out now beside those of the same batch, if any. Its group's turn is looked at anew for each. */
  #next(queue: string, batch: readonly ReceivedMessage[]): Row | undefined {
    const inFlight = `(SELECT count(*) FROM messages AS other WHERE other.queue = message.queue
      AND other.sender = message.sender AND other.visible_ms > ?2 AND other.receipt IS NOT NULL)`;
    const earlier = `(SELECT count(*) FROM messages AS other WHERE other.queue = message.queue
      AND other.sender = message.sender AND other.sequence < message.sequence)`;
    const isReady = this.#known(queue).keepsOrder ? `AND ${inFlight} = 0 AND ${earlier} = 0` : '';
    const sql = `SELECT * FROM messages AS message WHERE queue = ?1 AND visible_ms <= ?2 ${isReady}
      AND id NOT IN (SELECT value FROM json_each(?3))
      ORDER BY ${inFlight}, visible_ms, sequence LIMIT 1`;
    const besides = JSON.stringify(batch.map(({ id }) => id));
    return this.#prepared(sql).get(queue, Date.now(), besides) as Row | undefined;
  }

  /** Moves what has been received often enough to the dead letters, as AWS does when it would be received again. */
  #bury(queue: string): void {
    const deadLetters = this.#known(queue).deadLetters;
    if (deadLetters === undefined) return;
    const sql =
      'UPDATE messages SET queue = ?, receipt = NULL WHERE queue = ? AND visible_ms <= ? AND received >= ?';
    const buried = this.#run(sql, deadLetters.queue, queue, Date.now(), deadLetters.maxReceiveCount);
    if (buried > 0) this.#arrivals.emit(deadLetters.queue);
  }

  #handOut(row: Row, visibilitySeconds: number): ReceivedMessage {
    const now = Date.now();
    const receipt = randomUUID();
    const firstReceivedAtMs = row.first_received_ms ?? now;
    const sql =
      'UPDATE messages SET received = received + 1, first_received_ms = ?, receipt = ?, visible_ms = ? WHERE sequence = ?';
    this.#run(sql, firstReceivedAtMs, receipt, now + visibilitySeconds * 1000, row.sequence);
    const attributes = JSON.parse(row.attributes) as MessageAttributes;
    const { id, body, sent_ms: sentAtMs } = row;
    const group = row.sender ?? undefined;
    return {
      id,
      receipt,
      body,
      attributes,
      group,
      receiveCount: row.received + 1,
      sentAtMs,
      firstReceivedAtMs,
    };
  }

  /** Until a message may be visible: one arrives, one's time comes, the poll's time is up, or the poller is gone. */
  async #arrival(queue: string, deadline: number, signal?: AbortSignal): Promise<void> {
    const sql = 'SELECT min(visible_ms) AS at FROM messages WHERE queue = ?';
    const next = this.#prepared(sql).get(queue)?.['at'];
    const wakeAt = typeof next === 'number' ? Math.min(next, deadline) : deadline;
    await new Promise<void>((resolve) => {
      const wake = () => {
        clearTimeout(timer);
        this.#arrivals.off(queue, wake);
        signal?.removeEventListener('abort', wake);
        resolve();
      };
      const timer = setTimeout(wake, Math.max(wakeAt - Date.now(), 1));
      this.#arrivals.on(queue, wake);
      signal?.addEventListener('abort', wake);
    });
  }

  #run(sql: string, ...values: (string | number | null)[]): number {
    return Number(this.#prepared(sql).run(...values).changes);
  }

  /** Compiled once: every poll of every queue asks the same. */
  #prepared(sql: string): StatementSync {
    const statement = this.#statements.get(sql) ?? this.#database.prepare(sql);
    this.#statements.set(sql, statement);
    return statement;
  }
}
