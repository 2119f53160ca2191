import type { Mail, MailOutcome } from '../adapters/mail.ts';
import type { Cloud } from '../runtime/cloud.ts';
import { retryOnConflict } from '../store/retry-on-conflict.ts';
import { mayBeSending } from './may-be-sending.ts';

/** Something that is mailed while its mail is `waiting`; `claimedAt`: somebody was about to hand it to the mail. */
interface Mailable {
  readonly mail: string;
  readonly claimedAt?: string | undefined;
}

/** How far something that is mailed has come. */
interface Mailed extends Mailable {
  readonly mail: 'waiting' | 'sent' | 'failed' | 'unknown';
  readonly messageId?: string | undefined;
}

/** Something that is mailed: how it is read and kept, and the mail that it becomes; undefined where nobody is there to get it. */
export interface Posting<Thing extends Mailable> {
  readonly id: string;
  readonly read: () => Promise<Thing | undefined>;
  readonly note: (
    before: Thing,
    change: Partial<Mailed> & { changedAt: string },
  ) => Promise<Thing | 'conflict'>;
  readonly mailOf: (thing: Thing) => Promise<Mail | undefined>;
}

type Parts = Pick<Cloud, 'mail' | 'now' | 'log'>;

/** Mails something, at most once: it is claimed before it is handed over, as a report is. */
export async function mailOnce<Thing extends Mailable>(posting: Posting<Thing>, cloud: Parts): Promise<void> {
  const thing = await posting.read();
  if (thing?.mail !== 'waiting') return;
  if (thing.claimedAt !== undefined) {
    if (mayBeSending(thing.claimedAt, cloud.now())) throw new Error('Somebody is mailing this message.');
    return noteUnknown(posting, cloud);
  }
  const mail = await posting.mailOf(thing);
  if (!mail) return end(posting, { mail: 'failed' }, cloud);
  const letter = await cloud.mail.compose(mail);
  if (letter === 'too-large') throw new Error('A message of bounded length was too large to be mailed.');
  const at = cloud.now().toISOString();
  const claimed = await posting.note(thing, { claimedAt: at, changedAt: at });
  if (claimed === 'conflict') throw new Error('Somebody else is mailing this message.');
  await noteOutcome(posting, await cloud.mail.send(letter), cloud);
}

/** Ends the mailing of something that was tried as often as it may be; the thing itself stays. */
export async function giveUpMailing<Thing extends Mailable>(
  { read, note }: Pick<Posting<Thing>, 'read' | 'note'>,
  { now }: Pick<Cloud, 'now'>,
): Promise<void> {
  await retryOnConflict(async () => {
    const thing = await read();
    if (thing?.mail !== 'waiting') return 'ended';
    const mail = thing.claimedAt === undefined ? 'failed' : 'unknown';
    return note(thing, { mail, changedAt: now().toISOString() });
  });
}

async function noteOutcome<Thing extends Mailable>(
  posting: Posting<Thing>,
  outcome: MailOutcome,
  cloud: Parts,
): Promise<void> {
  switch (outcome.kind) {
    case 'sent':
      return end(posting, { mail: 'sent', messageId: outcome.messageId }, cloud);
    case 'refused':
      cloud.log.error('the address of a message was refused', { messageId: posting.id });
      return end(posting, { mail: 'failed' }, cloud);
    case 'unknown':
      return noteUnknown(posting, cloud, outcome.error);
    case 'not-sent':
      await end(posting, { claimedAt: undefined }, cloud);
      throw new Error('The message has not left.', { cause: outcome.error });
  }
}

async function noteUnknown<Thing extends Mailable>(posting: Posting<Thing>, cloud: Parts, error?: unknown) {
  cloud.log.error('a message may have left', { error, messageId: posting.id });
  await end(posting, { mail: 'unknown' }, cloud);
}

/** Who mailed it knows best what became of it: that is written over whatever stands by then. */
async function end<Thing extends Mailable>(
  { read, note }: Posting<Thing>,
  outcome: Partial<Mailed>,
  { now }: Parts,
): Promise<void> {
  const written = await retryOnConflict(async () => {
    const thing = await read();
    return thing && note(thing, { ...outcome, changedAt: now().toISOString() });
  });
  if (written === 'conflict') throw new Error('What became of a message could not be kept.');
}
