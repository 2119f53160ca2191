import type { ReceivingAddress } from '../../../shared/model/mail.ts';
import { refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { newMailbox, receivingAddress } from './receiving-address.ts';

/** Gives the organisation another address; what is sent to the one before goes to nobody. */
export async function renewReceivingAddress(
  { organizationId }: Caller,
  { receivedMails, receivingDomain }: Pick<Cloud, 'receivedMails' | 'receivingDomain'>,
): Promise<ReceivingAddress | Refusal> {
  if (receivingDomain === undefined) return { address: null };
  const before = await receivedMails.mailboxOf(organizationId);
  const made = newMailbox(organizationId);
  if (!(await receivedMails.assign(made, before))) return refuse('changed-meanwhile');
  return receivingAddress(made, receivingDomain);
}
