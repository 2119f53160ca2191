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
  { organizationId }: Caller,
  cloud: Pick<Cloud, 'files' | 'receivedMails'>,
): Promise<QuarantinedMail | Refusal> {
  const mail = await cloud.receivedMails.get(organizationId, id);
  if (!mail) return refuse('not-found');
  await letMailGo(mail, cloud);
  return shownMail(mail);
}
