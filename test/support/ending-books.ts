import { v7 } from 'uuid';
import { ErasedFiles } from '../../functions/adapters/erased-files.ts';
import { isPurge, type Work } from '../../functions/domain/work.ts';
import { callerOf } from '../../functions/runtime/caller.ts';
import type { Caller } from '../../functions/runtime/caller.ts';
import type { Cloud } from '../../functions/runtime/cloud.ts';
import { Closings } from '../../functions/store/closings.ts';
import { exportedEntities } from '../../functions/store/exported-entities.ts';
import { memberships } from '../../functions/store/people.ts';
import type { Membership } from '../../functions/store/people.ts';
import { ReceivedMails } from '../../functions/store/mail.ts';
import { TokenBuckets } from '../../functions/store/token-buckets.ts';
import { emailHashOf } from '../../functions/domain/ids.ts';
import { furtherBooks, foundBooks } from '../../functions/use-cases/books/found-books.ts';
import { askForPurges } from '../../functions/use-cases/closings/ask-for-purges.ts';
import { doPurging } from '../../functions/use-cases/closings/do-purging.ts';
import { fakePool } from './fake-pool.ts';
import { billingBooks } from './billing-books.ts';
import type { Trouble } from './memory-table.ts';

export const password = 'Correct-horse-7';
export const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

/** Whatever works here ends at once, and nothing more of it is done. */
export class Ended extends Error {}

/** What lies in a bucket, for whoever takes it away. */
class ListedFiles extends ErasedFiles {
  readonly organizations = new Set<string>();
  readonly mails = new Set<string>();
  readonly #step: () => void;
  constructor(step: () => void) {
    super('documents');
    this.#step = step;
  }
  override eraseOrganization(organizationId: string): Promise<void> {
    this.#step();
    this.organizations.delete(organizationId);
    this.#step();
    return Promise.resolve();
  }
  override eraseMail(name: string): Promise<void> {
    this.#step();
    this.mails.delete(name);
    return Promise.resolve();
  }
}

/** Somebody's paid books with something of every kind, a second business and a member, and a clock that is turned by hand. */
export async function endingBooks() {
  let steps = 0;
  let last = Number.POSITIVE_INFINITY;
  const step = () => {
    steps += 1;
    if (steps > last) throw new Ended();
    return undefined;
  };
  const trouble: Trouble = step;
  const clock = { now: new Date('2026-04-01T12:00:00Z') };
  const books = await billingBooks({ clock, trouble, delay: step });
  const {
    cloud: parts,
    caller: { userId, organizationId },
    memory,
  } = books;
  const { table } = parts;
  const email = 'ada@example.com';
  const member = v7();
  const pool = fakePool({ [userId]: password, [member]: password }, { emails: { [email]: userId } });
  const files = new ListedFiles(step);
  const cloud = {
    ...parts,
    ...pool.parts,
    closings: new Closings(table),
    receivedMails: new ReceivedMails(table),
    tokenBuckets: new TokenBuckets(table),
    erasedFiles: files,
  };
  await books.subscribe();
  const second = v7();
  await table.write(
    cloud.organizations.opening(
      furtherBooks({ id: second, name: 'Second' }, userId, clock.now.toISOString()),
    ),
  );
  await foundBooks({ userId: member, email: 'bo@example.com', fullName: 'Bo' }, parts);
  for (const id of [organizationId, second, member]) files.organizations.add(id);
  return {
    ...{
      cloud,
      books,
      memory,
      stripe: books.stripe,
      files,
      clock,
      member,
      second,
      email,
      userId,
      organizationId,
    },
    poolKnows: (id: string) => pool.passwordOf(id) !== undefined,
    steps: () => steps,
    /** Ends whoever works after so many further steps; or nobody. */
    endAfter: (count?: number) => {
      last = count === undefined ? Number.POSITIVE_INFINITY : steps + count;
    },
    caller: async (id = userId, of?: string): Promise<Caller> => {
      const found = await callerOf(id, cloud, of === undefined ? {} : { organizationId: of });
      if (!found) throw new Error('Nobody is there.');
      return found;
    },
    join: (of: string) =>
      table.write([table.put(memberships, memberOf(member, of, clock.now.toISOString()))]),
    fill: (of: string) => fill(of, userId, email, cloud, files),
  };
}

const memberOf = (userId: string, organizationId: string, at: string): Membership => ({
  ...{ userId, organizationId, role: 'assistant', accessLevel: 'full', joinedAt: at, activeSince: at },
});

/** Books as they are made here. */
export type Ending = Awaited<ReturnType<typeof endingBooks>>;

/** Asks by the hour for what is due, and does what was asked, for half a day; gives what failed. */
export async function purgeAll({ cloud, books, clock }: Pick<Ending, 'cloud' | 'books' | 'clock'>) {
  const failed: unknown[] = [];
  for (let round = 0; round < 12; round += 1) {
    await askForPurges(cloud);
    for (;;) {
      const work = takenFrom(books.asked);
      if (!work) break;
      await doPurging(work, cloud).catch((error: unknown) => {
        if (error instanceof Ended) throw error;
        failed.push(error);
      });
    }
    clock.now = new Date(clock.now.getTime() + HOUR_MS);
  }
  return failed;
}

function takenFrom(asked: Work[]): Work | undefined {
  const at = asked.findIndex(isPurge);
  return at < 0 ? undefined : asked.splice(at, 1)[0];
}

type Filled = Pick<
  Cloud,
  | 'table'
  | 'now'
  | 'receivedMails'
  | 'mailSubscriptions'
  | 'subscriptions'
  | 'people'
  | 'secondFactors'
  | 'tokenBuckets'
  | 'sessions'
>;

/** An item of every kind that lies with an organization, and of each that lies elsewhere and belongs to it or its person. */
async function fill(
  of: string,
  userId: string,
  email: string,
  cloud: Filled,
  files: ListedFiles,
): Promise<void> {
  const { table, now } = cloud;
  const at = now().toISOString();
  const standing = ['organization', 'accounts', 'own-categories', 'plan', 'subscription'];
  for (const entity of Object.keys(exportedEntities).filter((name) => !standing.includes(name)))
    await table.write([
      { Put: { TableName: 'books', Item: { pk: `ORG#${of}`, sk: `${entity}#1`, entity, userId } } },
    ]);
  // A row that Matchbook itself has changed says that nobody did.
  await table.write([
    {
      Put: {
        TableName: 'books',
        Item: { pk: `ORG#${of}`, sk: 'nobody#1', entity: 'row-history', userId: null },
      },
    },
  ]);
  files.mails.add(`mail-of-${of}`);
  await cloud.receivedMails.add({
    ...{ id: v7(), organizationId: of, mailKey: `mail-of-${of}`, messageId: 'm', from: 'a@b.c' },
    ...{ subject: 'Receipt', size: 1, reason: 'unknown-sender', receivedAt: at },
  });
  await table.write(cloud.receivedMails.assigning({ organizationId: of, token: `t-${of}` }, undefined));
  await cloud.mailSubscriptions.makeLink({ organizationId: of, userId, of: 'report-sent', at });
  await table.write([cloud.subscriptions.eventHeard(of, `evt-${of}`, at)]);
  await cloud.people.noteActivity(memberOf(userId, of, at), at);
  await cloud.people.saveSignupCode({ emailHash: emailHashOf(email), isSent: true, sentAt: at, tries: 0 });
  await cloud.secondFactors.countTry({ what: 'code', whose: emailHashOf(email) }, now(), 9);
  await cloud.secondFactors.countTry({ what: 'code', whose: userId }, now(), 9);
  await cloud.tokenBuckets.takeFor('feedback', { person: userId }, now());
  await cloud.tokenBuckets.takeFor('resend', { address: email }, now());
  const session = { id: v7(), userId, since: at, seenAt: at, browser: null, system: null };
  await table.write(cloud.sessions.beginning(session, await cloud.sessions.devices(userId)));
}
