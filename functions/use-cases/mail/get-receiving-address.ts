import type { ReceivingAddress } from '../../../shared/model/mail.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { newMailbox, receivingAddress } from './receiving-address.ts';

/** The organisation's address for documents, made when it is first asked for. */
export async function getReceivingAddress(
  caller: Caller,
  cloud: Pick<Cloud, 'change' | 'receivedMails' | 'receivingDomain'>,
): Promise<ReceivingAddress> {
  const { receivedMails, receivingDomain } = cloud;
  if (receivingDomain === undefined) return { address: null };
  // Of two who ask first at once, one makes it.
  return cloud.change(caller, 'receiving-address-made', async (change) => {
    const existing = await receivedMails.mailboxOf(caller.organizationId);
    if (existing) return receivingAddress(existing, receivingDomain);
    const made = newMailbox(caller.organizationId);
    change.about({ id: caller.organizationId });
    change.put(...receivedMails.assigning(made, undefined));
    return receivingAddress(made, receivingDomain);
  });
}
