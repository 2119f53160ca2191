import type * as z from 'zod';
import { mailDaysKept } from '../../../shared/cloud-names.ts';
import type { listQuarantine as route } from '../../../shared/contract/mail.ts';
import type { QuarantinedMail } from '../../../shared/model/mail.ts';
import { isRefusal } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { mailPosition } from '../../store/mail.ts';
import { onePage } from '../page.ts';
import type { Page } from '../page.ts';
import { shownMail } from './shown-mail.ts';

const MS_PER_DAY = 86_400_000;

/** One page of the mails that wait, newest first. */
export async function listQuarantine(
  query: z.output<typeof route.query>,
  caller: Caller,
  { receivedMails, now }: Pick<Cloud, 'receivedMails' | 'now'>,
): Promise<Page<QuarantinedMail> | Refusal> {
  // The table forgets what has expired in its own time.
  const since = new Date(now().getTime() - mailDaysKept * MS_PER_DAY).toISOString();
  const page = await onePage(query, caller, {
    read: (place) => receivedMails.page(caller.organizationId, { ...place, since }),
    positionOf: mailPosition,
  });
  return isRefusal(page) ? page : { ...page, items: page.items.map(shownMail) };
}
