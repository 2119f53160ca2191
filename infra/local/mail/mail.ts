import { listen } from '../http/listen.ts';
import { composeMail, type DeliverableMail } from './compose-mail.ts';
import { inboxRoutes } from './inbox-routes.ts';
import type { InboxRoutes } from './inbox-routes.ts';
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
  stop: () => Promise<void>;
}

/** Starts SES and its inbox on 127.0.0.1. A mail that was acknowledged survives kill -9. */
export async function startMail({ dir, identities, region = 'ca-central-1' }: MailOptions): Promise<Mail> {
  const mailbox = openMailbox(dir);
  const routes = inboxRoutes(mailbox);
  const door = await listen(postOfficeDoor({ mailbox, identities, region }, routes));
  return {
    url: door.url,
    deliver: async (composed) => mailbox.keep(await composeMail(composed)),
    inboxRoutes: routes,
    list: (to) => mailbox.list(to),
    raw: (id) => mailbox.raw(id),
    async stop() {
      await door.stop();
      mailbox.close();
    },
  };
}
