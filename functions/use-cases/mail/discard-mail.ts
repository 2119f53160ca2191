import type { QuarantinedMail } from '../../../shared/model/mail.ts';
import { refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { letMailGo } from './let-mail-go.ts';
import { shownMail } from './shown-mail.ts';

/** Deletes a waiting mail for good. */
export async function discardMail(
  id: string,
  caller: Caller,
  cloud: Pick<Cloud, 'change' | 'files' | 'receivedMails'>,
): Promise<QuarantinedMail | Refusal> {
  const mail = await cloud.receivedMails.get(caller.organizationId, id);
  if (!mail) return refuse('not-found');
  await letMailGo(mail, 'mail-discarded', caller, cloud);
  return shownMail(mail);
}
