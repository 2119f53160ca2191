import type { Mail, MailOutcome } from '../adapters/mail.ts';
import type { Cloud } from '../runtime/cloud.ts';
import type { Write } from '../store/writes.ts';
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

/** Something that is mailed as it is kept: how it is read, and the write by which it is changed while it stands as read. */
interface Kept<Thing extends Mailable> {
  readonly organizationId: string;
  readonly read: () => Promise<Thing | undefined>;
  readonly changing: (before: Thing, change: Partial<Mailed> & { changedAt: string }) => Write;
}

/** With the mail that it becomes; undefined where nobody is there to get it. */
export interface Posting<Thing extends Mailable> extends Kept<Thing> {
  readonly id: string;
  readonly mailOf: (thing: Thing) => Promise<Mail | undefined>;
}

type Parts = Pick<Cloud, 'change' | 'mail' | 'now' | 'log'>;

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
  const { organizationId, changing } = posting;
  const isClaimed = await cloud.change({ organizationId }, 'mailing-noted', (change) => {
    const { at, isRetry } = change;
    if (!isRetry) change.put(changing(thing, { claimedAt: at, changedAt: at }));
    return !isRetry;
  });
  if (!isClaimed) throw new Error('Somebody else is mailing this message.');
  await noteOutcome(posting, await cloud.mail.send(letter), cloud);
}

/** Ends the mailing of something that was tried as often as it may be; the thing itself stays. */
export async function giveUpMailing<Thing extends Mailable>(
  kept: Kept<Thing>,
  cloud: Pick<Cloud, 'change'>,
): Promise<void> {
  const endOf = ({ mail, claimedAt }: Thing) =>
    mail === 'waiting' ? ({ mail: claimedAt === undefined ? 'failed' : 'unknown' } as const) : undefined;
  await noteMailing(kept, endOf, cloud);
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
  posting: Posting<Thing>,
  outcome: Partial<Mailed>,
  cloud: Parts,
): Promise<void> {
  await noteMailing(posting, () => outcome, cloud);
}

/** Notes how far it has come as it stands by then; nothing where that says so. */
async function noteMailing<Thing extends Mailable>(
  { organizationId, read, changing }: Kept<Thing>,
  stepOf: (thing: Thing) => Partial<Mailed> | undefined,
  cloud: Pick<Cloud, 'change'>,
): Promise<void> {
  await cloud.change({ organizationId }, 'mailing-noted', async (change) => {
    const thing = await read();
    const step = thing && stepOf(thing);
    if (thing && step) change.put(changing(thing, { ...step, changedAt: change.at }));
  });
}
