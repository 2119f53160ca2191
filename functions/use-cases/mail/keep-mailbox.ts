import { randomBytes } from 'node:crypto';
import type { ReceivingAddress } from '../../../shared/model/mail.ts';
import { mailboxAddress, TOKEN_BYTES, tokenOf } from '../../domain/mail/mailbox-address.ts';
import { refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';

type Parts = Pick<Cloud, 'receivedMails' | 'receivingDomain'>;

const NO_ADDRESS: ReceivingAddress = { address: null };

/** The organisation's address for documents, made when it is first asked for. */
export async function showMailbox({ organizationId }: Caller, cloud: Parts): Promise<ReceivingAddress> {
  const { receivedMails, receivingDomain } = cloud;
  if (receivingDomain === undefined) return NO_ADDRESS;
  const existing = await receivedMails.mailboxOf(organizationId);
  if (existing) return { address: mailboxAddress(existing.token, receivingDomain) };
  const made = { organizationId, token: tokenOf(randomBytes(TOKEN_BYTES)) };
  const isMade = await receivedMails.assign(made, undefined);
  // Of two who ask first at once, one makes it.
  const mailbox = isMade ? made : await receivedMails.mailboxOf(organizationId);
  return { address: mailboxAddress((mailbox ?? made).token, receivingDomain) };
}

/** Gives the organisation another address; what is sent to the one before goes to nobody. */
export async function renewMailbox(
  { organizationId }: Caller,
  { receivedMails, receivingDomain }: Parts,
): Promise<ReceivingAddress | Refusal> {
  if (receivingDomain === undefined) return NO_ADDRESS;
  const before = await receivedMails.mailboxOf(organizationId);
  const made = { organizationId, token: tokenOf(randomBytes(TOKEN_BYTES)) };
  if (!(await receivedMails.assign(made, before))) return refuse('changed-meanwhile');
  return { address: mailboxAddress(made.token, receivingDomain) };
}
