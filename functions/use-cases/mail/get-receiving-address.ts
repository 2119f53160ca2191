import type { ReceivingAddress } from '../../../shared/model/mail.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { newMailbox, receivingAddress } from './receiving-address.ts';

/** The organisation's address for documents, made when it is first asked for. */
export async function getReceivingAddress(
  { organizationId }: Caller,
  { receivedMails, receivingDomain }: Pick<Cloud, 'receivedMails' | 'receivingDomain'>,
): Promise<ReceivingAddress> {
  if (receivingDomain === undefined) return { address: null };
  const existing = await receivedMails.mailboxOf(organizationId);
  if (existing) return receivingAddress(existing, receivingDomain);
  const made = newMailbox(organizationId);
  const isMade = await receivedMails.assign(made, undefined);
  // Of two who ask first at once, one makes it.
  const mailbox = isMade ? made : await receivedMails.mailboxOf(organizationId);
  return receivingAddress(mailbox ?? made, receivingDomain);
}
