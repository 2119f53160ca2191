import { join } from 'node:path';
import type { Front } from '../iam/front.ts';
import { mailFront } from '../iam/fronts.ts';
import { startMail, type Mail } from '../mail/mail.ts';
import type { CloudModel } from '../template/cloud-model.ts';
import type { State } from './start-state.ts';
import type { Start } from './start.ts';

/** The mail's part, and the front through which functions send. */
export interface PostOffice {
  mail: Mail;
  ses: Front;
}

/** Starts both; who may send, and who hears of mails, is the stacks' say. */
export async function startPostOffice(
  { ending, stateDir, guarded, clock }: Start,
  { mailIdentities, mailSets }: CloudModel,
  { storage: { queues } }: State,
): Promise<PostOffice> {
  const mail = await ending.with(
    startMail({
      dir: join(stateDir, 'mail'),
      region: guarded.region,
      sets: mailSets,
      tell: ({ queue, body }) => queues.send(queue, body),
      now: clock.now,
      ...(mailIdentities.length > 0 && { identities: mailIdentities }),
    }),
  );
  return { mail, ses: await ending.with(mailFront(guarded, () => mail.url)) };
}
