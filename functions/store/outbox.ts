import { randomUUID } from 'node:crypto';
import * as z from 'zod';
import { messageKeys } from '../../shared/cloud-names.ts';
import { WorkMessage, type Work } from '../domain/work.ts';
import { entity } from './entity.ts';
import type { Key } from './entity.ts';
import { inOrganization } from './keys.ts';
import type { Table } from './table.ts';
import type { Write } from './writes.ts';
import { secondsAfter, unfinishedKey } from './unfinished.ts';

const messageSort = (id: string): string => messageKeys + id;

/** As long as the stream has to deliver a message by itself, in seconds. */
const SECONDS_TO_DELIVER = 60;

/** Work that follows a write, kept with it in one transaction until its queue has it. */
const StoredMessage = WorkMessage.extend({ writtenAt: z.string() });
type StoredMessage = z.infer<typeof StoredMessage>;

const messages = entity({
  name: 'message',
  schema: StoredMessage,
  key: ({ work, id }) => inOrganization(work.organizationId, messageSort(id)),
  index2: ({ work, id, writtenAt }) =>
    unfinishedKey(work.organizationId, secondsAfter(writtenAt, SECONDS_TO_DELIVER), id),
});

/**
 * What the background is asked for, as items of the table: written in the transaction of what it follows from, it is asked for if, and
 * only if, that was written. The table's stream delivers it; what the stream has not delivered within a minute, the sweep does.
 */
export class Outbox {
  readonly #table: Table;
  readonly #now: () => Date;

  constructor(table: Table, now: () => Date) {
    this.#table = table;
    this.#now = now;
  }

  /** The writes that ask for work, each in its turn a message. */
  asking(...asked: readonly Work[]): Write[] {
    const writtenAt = this.#now().toISOString();
    return asked.map((work) => this.#table.put(messages, { id: randomUUID(), work, writtenAt }));
  }

  /** Asks for work that follows from no write of its own. */
  async ask(...asked: readonly Work[]): Promise<void> {
    await this.#table.writePlain('work-asked', ...this.asking(...asked));
  }

  /** The message of this key, unless its queue has it. */
  get(key: Key): Promise<WorkMessage | undefined> {
    return this.#table.get(messages, key);
  }

  /** Forgets a message that its queue has, whether or not somebody did so before. */
  async forget({ id, work }: WorkMessage): Promise<void> {
    const gone = this.#table.removeAt(inOrganization(work.organizationId, messageSort(id)));
    await this.#table.writePlain('message-delivered', gone);
  }
}
