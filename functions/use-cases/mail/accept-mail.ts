import type { Receipt } from '../../../shared/model/receipt.ts';
import { shownReceipt } from '../../domain/books/shown-receipt.ts';
import { canBeAccepted } from '../../domain/mail/judge-mail.ts';
import { refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { bookNamesOf } from '../books/book-names-of.ts';
import { documentLimitReached } from '../receipts/document-limit.ts';
import { letMailGo } from './let-mail-go.ts';
import { takeMailIn } from './take-mail-in.ts';

/** Takes a waiting mail in on a person's word, in their name. */
export async function acceptMail(
  id: string,
  caller: Caller,
  cloud: Pick<Cloud, 'change' | 'organizations' | 'plans' | 'receipts' | 'files' | 'receivedMails' | 'now'>,
): Promise<Receipt | Refusal> {
  const { organizationId, userId } = caller;
  const mail = await cloud.receivedMails.get(organizationId, id);
  if (!mail) return refuse('not-found');
  if (!canBeAccepted(mail.reason)) return refuse('wrong-state', { because: { code: 'mail-never-accepted' } });
  const limit = await documentLimitReached(organizationId, cloud);
  if (limit !== undefined) return refuse('plan-limit-reached', { because: limit });
  // The entry of both is that of the mail which waits no more.
  const receipt = await takeMailIn(mail, { userId, actor: { organizationId, continues: undefined } }, cloud);
  await letMailGo(mail, 'mail-accepted', caller, cloud);
  return receipt ? shownReceipt(receipt, await bookNamesOf(organizationId, cloud)) : refuse('not-found');
}
