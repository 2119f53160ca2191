import { listen } from '../http/listen.ts';
import { composeMail, type DeliverableMail } from './compose-mail.ts';
import { inboxRoutes } from './inbox-routes.ts';
import type { InboxRoutes } from './inbox-routes.ts';
import type { MailSet } from '../template/cloud-model.ts';
import { publishedOf, type Fate, type Sending, type Told } from './mail-events.ts';
import { postOfficeDoor } from './post-office-door.ts';
import { openMailbox } from './mailbox.ts';
import type { Mailbox } from './mailbox.ts';

export interface MailOptions {
  /** Where the mails are kept. */
  dir: string;
  /** Addresses and domains that may send (the template's SES identities); everyone when left out. */
  identities?: readonly string[];
  /** Named in refusals only. */
  region?: string;
  /** The template's configuration sets; none when left out. */
  sets?: readonly MailSet[];
  /** Puts what is told of a mail into a queue. */
  tell?: (told: Told) => void;
  /** By whose clock it is told. */
  now?: () => Date;
}

export interface Mail {
  url: string;
  /** Keeps the mail and answers its id; MailError for an address SES would refuse. */
  deliver: (mail: DeliverableMail) => Promise<string>;
  /** Answers `/_inbox…` for a front that mounts it; false for other paths. */
  inboxRoutes: InboxRoutes;
  /** All mail sent so far, newest first, or that to one address; `raw(id)` is its MIME text. */
  list: Mailbox['list'];
  raw: Mailbox['raw'];
  /** Tells what became of a mail; gives how many queues heard of it, undefined where there is no such mail. */
  report: (id: string, fate: Fate) => number | undefined;
  stop: () => Promise<void>;
}

/** Starts SES and its inbox on 127.0.0.1. A mail that was acknowledged survives kill -9. */
export async function startMail(options: MailOptions): Promise<Mail> {
  const { dir, identities, region = 'ca-central-1', sets = [] } = options;
  const { tell = () => undefined, now = () => new Date() } = options;
  const mailbox = openMailbox(dir);
  const publish = (sending: Sending, fate: Fate) => {
    const told = publishedOf(sending, fate, sets, now().toISOString());
    told.forEach(tell);
    return told.length;
  };
  const routes = inboxRoutes(mailbox);
  const door = await listen(postOfficeDoor({ mailbox, identities, region, sets, now, publish }, routes));
  return {
    url: door.url,
    deliver: async (composed) => mailbox.keep(await composeMail(composed)),
    inboxRoutes: routes,
    list: (to) => mailbox.list(to),
    raw: (id) => mailbox.raw(id),
    report(id, fate) {
      if (mailbox.raw(id) === undefined) return undefined;
      const sending = mailbox.sending(id);
      return sending ? publish(sending, fate) : 0;
    },
    async stop() {
      await door.stop();
      mailbox.close();
    },
  };
}
