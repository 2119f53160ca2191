import { randomUUID } from 'node:crypto';
import { keepsAddress } from '../../shared/audit-acts.ts';
import type { Act } from '../../shared/audit-acts.ts';
import { deviceOf } from '../domain/books/device.ts';
import { isRefusal } from '../domain/outcome.ts';
import { cutText } from '../domain/text/cut-text.ts';
import type { Work } from '../domain/work.ts';
import { retryOnConflict } from './retry-on-conflict.ts';
import { AuditEntries } from './audit-entries.ts';
import type { AuditCounts, AuditEntry, EntryReference, SourceAddress } from './audit-entries.ts';
import { typed } from './keys.ts';
import { noticeOf } from './notices.ts';
import type { Notices, Told } from './notices.ts';
import type { Outbox } from './outbox.ts';
import { People } from './people.ts';
import type { Membership } from './people.ts';
import { lockThatBarred } from './period-locks.ts';
import type { Table } from './table.ts';
import { unauditedActs } from './unaudited-acts.ts';
import type { UnauditedAct } from './unaudited-acts.ts';
import type { Write } from './writes.ts';

/*
 * The one way to write. A use case reads, decides, and puts what is to be written into a unit of work:
 *
 *   return cloud.change(caller, 'link-revoked', async (change) => {
 *     const link = await cloud.sharedLinks.get(caller.organizationId, id);
 *     if (!link) return refuse('not-found');
 *     if (link.revokedAt !== null) return shownLink(link);
 *     change.about({ id, name: link.label });
 *     change.put(cloud.sharedLinks.revoking(link, change.at));
 *     return shownLink({ ...link, revokedAt: change.at });
 *   });
 *
 * What was put (`put`), asked of the background (`enqueue`, or put among the effects that a function gives) and told to people (`notify`)
 * is written in one transaction with one entry for the audit log: who did it, when, with which request and device. Nothing is written where
 * the function refuses, or puts nothing: a request that is sent again finds what it did and leaves no second entry. Where somebody else was
 * quicker, so that a condition of a write no longer holds, the function runs again on what stands by then; it must do nothing else that
 * lasts. After five times `ChangedMeanwhile` is thrown: a request is answered `changed-meanwhile`, and a message comes back to its queue.
 *
 * Of a member who is not the master it holds in the very transaction that they still are what they were when their request was let in: after the
 * answer to a removal, or to a change of their access, nothing that they began before is written (`MembershipChanged`).
 *
 * Who acts is a caller, or of the background its name: `{ organizationId, system: 'run-schedule' }`.
 *
 * An act of more than one transaction (an import, a bulk edit) has one entry too. Its first transaction writes it as begun; `begin()` gives
 * the reference that the act's own item keeps. Later transactions act as `{ organizationId, continues: reference }` and write no entry; the
 * last one calls `complete(reference, counts)`.
 *
 * A transaction takes 100 items. The entry and the condition on a membership are two of them: at most 98 others fit, messages and notices included
 * (a notice is two). Of acts where it matters (`keepsAddress`) the IP address is another item, which is left out where the transaction is full.
 *
 * What changes nothing of the books (read marks, progress, leases, delivery, last activity) leaves no entry, under a name of the closed list
 * `unauditedActs`, each with its reason (`unaudited-acts.ts`): a unit `cloud.change({ organizationId }, 'member-notified', …)` where several items
 * belong together, a plain write of one item (`table.writePlain`) otherwise. Nothing else writes (`test/rules/one-way-to-write.test.ts`).
 *
 * Work that leaves out what lies in a closed period says so (`leaveOutClosed()`): where more was closed since it looked, it runs again too.
 */

/** Who changes something. */
export type Actor = ActingPerson | ActingSystem | Continuing;

/** A person, as their request says it. */
export interface ActingPerson {
  readonly organizationId: string;
  readonly userId: string;
  /** As it was read when their request was let in; undefined where that does not depend on one. */
  readonly membership?: Membership | undefined;
  readonly requestId?: string | undefined;
  readonly idempotencyKey?: string | undefined;
  readonly session?: { readonly userAgent: string } | undefined;
  /** From where they ask. */
  readonly address?: SourceAddress | undefined;
  /** By what they were known where they did not sign in. */
  readonly through?: 'mail-link' | 'mail-code' | 'recovery-code';
}

/** Work of the background, or a trigger, by its name. */
interface ActingSystem {
  readonly organizationId: string;
  readonly system: System;
}

/** Whatever acts without a person's request: a kind of work, or what is called by a trigger. */
export type System = Work['kind'] | 'check-factor' | 'receive-mail' | 'resume-work' | 'set-plan';

/**
 * Whoever began the act that goes on. `continues`: undefined where nothing has to complete its entry, which another unit of the same act
 * writes whole, or of an act that began before acts had entries.
 */
interface Continuing {
  readonly organizationId: string;
  readonly continues: EntryReference | undefined;
  /** Of whoever began it, where it goes on only while they are what they were then. */
  readonly membership?: Membership | undefined;
}

/** What leaves no entry needs nobody who acts. */
type Anybody = Actor | Unaudited;
interface Unaudited {
  readonly organizationId: string;
}
type AnyAct = Act | UnauditedAct;

/** What is acted on, by its id, and how people call it. */
interface ChangedThing {
  readonly id: string;
  readonly name?: string | undefined;
}

/** A part of what an act does: an item that it writes, or work that the background is asked for once all is written. */
export type Effect = Write | Work;

/** What becomes of the data by one act. */
export interface Change {
  /** The moment of the act, for everything that keeps when it was written. */
  readonly at: string;
  /** Whether somebody was quicker before: only then something may stand already that is to be new. */
  readonly isRetry: boolean;
  /** Adds effects to the transaction. */
  put(...effects: readonly Effect[]): void;
  /** Has the background do something once all is written. */
  enqueue(...work: readonly Work[]): void;
  /** Tells the organization's people of events: in the app, and by mail those who want that. */
  notify(...events: readonly Omit<Told, 'organizationId'>[]): void;
  /** Says what is acted on, and which of its facts change. */
  about(thing: ChangedThing, fields?: readonly string[]): void;
  /** Says that the work leaves out what lies in a closed period: where more was closed since it looked, it runs again instead. */
  leaveOutClosed(): void;
  /** Says how much was done. */
  count(counts: AuditCounts): void;
  /** Writes the entry even where nothing else is written: of what leaves the product without changing anything in it. */
  record(): void;
  /** Leaves the entry begun; gives the reference by which later transactions continue the act. */
  begin(): EntryReference;
  /** Completes the entry of an act that was begun: with how much was done, and whether it ended as it should. */
  complete(begun: EntryReference | undefined, counts: AuditCounts, as?: 'completed' | 'failed'): void;
}

/** What a unit of work is written with. */
export interface ChangeParts {
  readonly table: Table;
  readonly outbox: Outbox;
  readonly notices: Notices;
  readonly now: () => Date;
}

/** Others were quicker each time: nothing was written. */
export class ChangedMeanwhile extends Error {
  constructor(act: AnyAct) {
    super(`Others were quicker each time that this was to be written: ${act}.`);
  }
}

/** Whoever acts is no member any more, or may do less or more than when their request was let in: nothing was written. */
export class MembershipChanged extends Error {
  readonly isMember: boolean;

  constructor(isMember: boolean) {
    super('The membership of whoever acts changed before this was written.');
    this.isMember = isMember;
  }
}

/** Carries out an act: in somebody's name, or where it leaves no entry for an organization. */
export interface ChangeMethod {
  <T>(actor: Actor, act: Act, work: (change: Change) => T | Promise<T>): Promise<T>;
  <T>(of: Unaudited, act: UnauditedAct, work: (change: Change) => T | Promise<T>): Promise<T>;
}

/**
 * Carries out one act: what `work` puts, and its entry, are written in one transaction or not at all. Gives what `work` gives. Throws
 * `ChangedMeanwhile` where others were quicker each time, `MembershipChanged`, and `Barred` where what stands bars it. It is a method of the cloud whose parts
 * it writes with.
 */
export const change: ChangeMethod = async function <T>(
  this: ChangeParts,
  actor: Anybody,
  act: AnyAct,
  work: (change: Change) => T | Promise<T>,
): Promise<T> {
  const id = randomUUID();
  let tries = 0;
  const outcome = await retryOnConflict(async () => {
    tries += 1;
    const unit = new UnitOfWork(this, actor, { id, act }, tries > 1);
    const result = await work(unit);
    const writes = isRefusal(result) ? [] : unit.writes();
    if (await isWritten(writes, unit, this.table)) return { result };
    await stillAsLetIn(actor, this.table);
    return 'conflict';
  });
  if (outcome === 'conflict') throw new ChangedMeanwhile(act);
  return outcome.result;
};

/** Whether nobody was quicker; where the work leaves out what is closed, whoever closed more since was. */
async function isWritten(writes: readonly Write[], unit: UnitOfWork, table: Table): Promise<boolean> {
  if (writes.length === 0) return true;
  try {
    return (await table.tryWrite(writes)) === 'written';
  } catch (error) {
    if (unit.isClosedLeftOut && lockThatBarred(error)) return false;
    throw error;
  }
}

/** Throws where somebody's membership is no more what it was when their request was let in. */
async function stillAsLetIn(actor: Anybody, table: Table): Promise<void> {
  const membership = dependedOn(actor);
  if (!membership) return;
  const { userId, organizationId, role, accessLevel } = membership;
  const now = await new People(table).membership(userId, organizationId);
  if (now?.role !== role || now.accessLevel !== accessLevel) throw new MembershipChanged(now !== undefined);
}

/** The membership on which an act depends. A master's ends by their own hand alone: their acts pay for no condition. */
function dependedOn(actor: Anybody): Membership | undefined {
  if (!('membership' in actor) || actor.membership?.organizationId !== actor.organizationId) return undefined;
  return actor.membership.role === 'master' ? undefined : actor.membership;
}

/** Longer names are cut: an entry costs two write units as long as it has less than 1 kB. */
const NAME_LETTERS_MAX = 80;

/** So many items a transaction takes. */
const ITEMS_MAX = 100;

/** One try at an act. */
class UnitOfWork implements Change {
  readonly at: string;
  readonly isRetry: boolean;
  readonly #parts: ChangeParts;
  readonly #actor: Anybody;
  readonly #entries: AuditEntries;
  readonly #writes: Write[] = [];
  readonly #work: Work[] = [];
  #isRecorded = false;
  isClosedLeftOut = false;
  #entry: Pick<AuditEntry, 'id' | 'thing' | 'fields' | 'counts' | 'progress'> & { act: AnyAct };

  constructor(
    parts: ChangeParts,
    actor: Anybody,
    entry: { readonly id: string; readonly act: AnyAct },
    isRetry: boolean,
  ) {
    this.#parts = parts;
    this.#actor = actor;
    this.#entries = new AuditEntries(parts.table);
    this.#entry = entry;
    this.at = parts.now().toISOString();
    this.isRetry = isRetry;
  }

  put(...effects: readonly Effect[]): void {
    for (const effect of effects) {
      if (effect.kind === undefined) this.#writes.push(effect);
      else this.#work.push(effect);
    }
  }

  enqueue(...work: readonly Work[]): void {
    this.#work.push(...work);
  }

  notify(...events: readonly Omit<Told, 'organizationId'>[]): void {
    const { organizationId } = this.#actor;
    for (const event of events) {
      const notice = noticeOf({ ...event, organizationId }, this.at);
      this.put(this.#parts.notices.telling(notice));
      this.enqueue({ kind: 'tell-members', organizationId, noticeId: notice.id });
    }
  }

  about({ id, name }: ChangedThing, fields?: readonly string[]): void {
    const thing = { id, ...(name === undefined ? {} : { name: cutText(name, NAME_LETTERS_MAX) }) };
    this.#entry = { ...this.#entry, thing, ...(fields ? { fields: [...fields] } : {}) };
  }

  leaveOutClosed(): void {
    this.isClosedLeftOut = true;
  }

  count(counts: AuditCounts): void {
    this.#entry = { ...this.#entry, counts };
  }

  record(): void {
    this.#isRecorded = true;
  }

  begin(): EntryReference {
    this.#entry = { ...this.#entry, progress: 'begun' };
    return { organizationId: this.#actor.organizationId, at: this.at, id: this.#entry.id };
  }

  complete(
    begun: EntryReference | undefined,
    counts: AuditCounts,
    as: 'completed' | 'failed' = 'completed',
  ): void {
    if (begun) this.put(this.#entries.completing(begun, { counts, progress: as, completedAt: this.at }));
  }

  /** All that is to be written; nothing where nothing changes. */
  writes(): Write[] {
    const writes = [...this.#writes, ...this.#parts.outbox.asking(...this.#work)];
    const [actor, { act }] = [this.#actor, this.#entry];
    const isAct = this.#writes.length > 0 || this.#work.length > 0 || this.#isRecorded;
    if (isUnaudited(act) || !isAct) return writes;
    const membership = dependedOn(actor);
    const guarded = membership ? [new People(this.#parts.table).stillMember(membership)] : [];
    if (!isActing(actor)) return [...writes, ...guarded];
    const { organizationId } = actor;
    const entry = { ...this.#entry, act, organizationId, at: this.at, ...stampOf(actor) };
    const full = [...writes, ...guarded, this.#entries.adding(entry)];
    const address = 'address' in actor && keepsAddress(entry.act) ? actor.address : undefined;
    if (address === undefined || full.length >= ITEMS_MAX) return full;
    return [...full, this.#entries.addingAddress(entry, address)];
  }
}

const isActing = (actor: Anybody): actor is ActingPerson | ActingSystem =>
  'userId' in actor || 'system' in actor;

const isUnaudited = (act: AnyAct): act is UnauditedAct => act in unauditedActs;

/** What an entry says of who acts. */
function stampOf(
  actor: ActingPerson | ActingSystem,
): Pick<AuditEntry, 'actor' | 'device' | 'requestId' | 'askedUnder'> {
  if ('system' in actor) return { actor: { system: actor.system } };
  const { userId, through, session, requestId, idempotencyKey } = actor;
  return {
    actor: { userId, ...(through && { through }) },
    ...(session && { device: deviceOf(session.userAgent) }),
    ...(requestId !== undefined && { requestId }),
    ...(idempotencyKey !== undefined && { askedUnder: typed(idempotencyKey) }),
  };
}
