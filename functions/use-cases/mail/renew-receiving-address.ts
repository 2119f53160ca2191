import type { ReceivingAddress } from '../../../shared/model/mail.ts';
import { refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { newMailbox, receivingAddress } from './receiving-address.ts';

/** Gives the organisation another address; what is sent to the one before goes to nobody. */
export async function renewReceivingAddress(
  caller: Caller,
  cloud: Pick<Cloud, 'change' | 'receivedMails' | 'receivingDomain'>,
): Promise<ReceivingAddress | Refusal> {
  const { receivedMails, receivingDomain } = cloud;
  if (receivingDomain === undefined) return { address: null };
  return cloud.change(caller, 'receiving-address-renewed', async (change) => {
    // The address that somebody else was just given must not go at once.
    if (change.isRetry) return refuse('changed-meanwhile');
    const before = await receivedMails.mailboxOf(caller.organizationId);
    const made = newMailbox(caller.organizationId);
    change.about({ id: caller.organizationId });
    change.put(...receivedMails.assigning(made, before));
    return receivingAddress(made, receivingDomain);
  });
}
