import type { MailHead } from '../../adapters/received-mail/read-mail-head.ts';
import { judgeMail } from '../../domain/mail/judge-mail.ts';
import { waitingMailId } from '../../domain/ids.ts';
import { mailboxToken } from '../../domain/mail/mailbox-address.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { takeMailIn } from './take-mail-in.ts';

type Parts = Pick<
  Cloud,
  'change' | 'people' | 'organizations' | 'plans' | 'receipts' | 'files' | 'receivedMails' | 'now' | 'log'
>;
type ReadMailHead = (beginning: Uint8Array) => Promise<MailHead>;

/**
 * Looks at a mail that arrived: documents of a member are taken in as uploads are, other mail to a known address waits for a
 * person. Mail to nobody is dropped. Receiving a mail twice changes nothing.
 */
export async function receiveMail(mailKey: string, cloud: Parts, readMailHead: ReadMailHead): Promise<void> {
  const beginning = await cloud.files.mailBeginning(mailKey);
  if (!beginning) return;
  const head = await readMailHead(beginning.bytes);
  const organizationIds = await addressees(head, cloud);
  if (organizationIds.length === 0) cloud.log.info('mail to no address of ours', { mailKey });
  for (const organizationId of organizationIds)
    await deliver(organizationIds, organizationId, { ...head, mailKey, size: beginning.size }, cloud);
}

/** The organisations whose addresses a mail came to, each once. */
async function addressees({ recipients }: MailHead, { receivedMails }: Parts): Promise<string[]> {
  const tokens = new Set(recipients.flatMap((address) => mailboxToken(address) ?? []));
  const found = await Promise.all([...tokens].map((token) => receivedMails.mailbox(token)));
  return [...new Set(found.flatMap((mailbox) => mailbox?.organizationId ?? []))];
}

async function deliver(
  organizationIds: readonly string[],
  organizationId: string,
  mail: MailHead & { readonly mailKey: string; readonly size: number },
  cloud: Parts,
): Promise<void> {
  const { mailKey, size, subject, from = '', messageId = mailKey } = mail;
  const verdict = judgeMail(mail, await cloud.people.members(organizationId, cloud.now()));
  if (verdict.kind === 'accepted') {
    const actor = { organizationId, system: 'receive-mail' } as const;
    const taken = { organizationId, mailKey, messageId, subject, from };
    await takeMailIn(taken, { userId: verdict.userId, actor }, cloud);
    return;
  }
  const alsoFor = organizationIds.filter((id) => id !== organizationId);
  await cloud.receivedMails.add({
    id: waitingMailId(organizationId, mailKey),
    organizationId,
    mailKey,
    messageId,
    from,
    subject,
    size,
    reason: verdict.reason,
    receivedAt: cloud.now().toISOString(),
    ...(alsoFor.length > 0 ? { alsoFor } : {}),
  });
}
