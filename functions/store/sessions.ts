import * as z from 'zod';
import { isSameDevice } from '../domain/books/device.ts';
import type { Device } from '../domain/books/device.ts';
import { entity } from './entity.ts';
import type { Key } from './entity.ts';
import { orderedBy } from './keys.ts';
import type { Table } from './table.ts';
import { ifNew } from './writes.ts';
import type { Write } from './writes.ts';

const signInsOf = (userId: string): string => `SIGN-INS#${userId}`;
const sessionKey = (userId: string, id: string): Key => [signInsOf(userId), id];
const devicesOf = (userId: string): string => `DEVICES#${userId}`;

const SECONDS_KEPT = 400 * 86_400;
const keptSince = (instant: string): number => Math.floor(Date.parse(instant) / 1000) + SECONDS_KEPT;

const SignedInWith = z.object({ browser: z.string().nullable(), system: z.string().nullable() });

const StoredSession = SignedInWith.extend({
  userId: z.string(),
  id: z.string(),
  since: z.string(),
  seenAt: z.string(),
  /** When it was ended by itself. */
  endedAt: z.string().optional(),
});
export type StoredSession = z.infer<typeof StoredSession>;

const sessions = entity({
  name: 'session',
  schema: StoredSession,
  key: ({ userId, id }) => sessionKey(userId, id),
  index1: ({ userId, id, since }) => [signInsOf(userId), orderedBy(since, id)],
  expiresAt: ({ since }) => keptSince(since),
});

const KnownDevice = SignedInWith.extend({ userId: z.string(), since: z.string() });

const devices = entity({
  name: 'device',
  schema: KnownDevice,
  key: ({ userId, browser, system }) => [devicesOf(userId), `${browser ?? ''}/${system ?? ''}`],
  expiresAt: ({ since }) => keptSince(since),
});

/** Where it lies where somebody signed in, and with what. */
export const signInPartitions = (userId: string): string[] => [signInsOf(userId), devicesOf(userId)];

/** Where people are signed in, and with what they ever were. */
export class Sessions {
  readonly #table: Table;
  constructor(table: Table) {
    this.#table = table;
  }

  get(userId: string, id: string): Promise<StoredSession | undefined> {
    return this.#table.get(sessions, sessionKey(userId, id));
  }

  /** So many of a person's newest sessions, ended ones among them. */
  async newest(userId: string, limit: number): Promise<StoredSession[]> {
    const partition = signInsOf(userId);
    return (await this.#table.page(sessions, { index: 'index1', partition, newestFirst: true, limit })).items;
  }

  /** With what a person has signed in before. */
  async devices(userId: string): Promise<Device[]> {
    return Array.fromAsync(this.#table.all(devices, { partition: devicesOf(userId) }));
  }

  /**
   * The writes that keep a session that nobody has seen before; refused where somebody has seen it by now, or its device, of which `known`
   * tells nothing.
   */
  beginning(session: StoredSession, known: readonly Device[]): Write[] {
    const { userId, browser, system, since } = session;
    const isKnown = known.some((device) => isSameDevice(device, session));
    const device = { userId, browser, system, since };
    return [
      this.#table.put(sessions, session, ifNew),
      this.#table.put(devices, device, isKnown ? undefined : ifNew),
    ];
  }

  /** Notes when a session was seen last; nothing of one that is kept no more. */
  async noteSeen({ userId, id }: StoredSession, seenAt: string): Promise<void> {
    await this.#table.writePlain(
      'activity-noted',
      this.#table.set(sessions, sessionKey(userId, id), { seenAt }),
    );
  }

  /** The write that ends a session, while it is kept. */
  ending({ userId, id }: StoredSession, endedAt: string): Write {
    return this.#table.set(sessions, sessionKey(userId, id), { endedAt });
  }
}
