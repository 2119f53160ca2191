import type * as z from 'zod';
import { mailDaysKept } from '../../../shared/cloud-names.ts';
import type { listQuarantine as route } from '../../../shared/contract/mail.ts';
import type { QuarantinedMail } from '../../../shared/model/mail.ts';
import { refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { cursorAfter, readCursor } from '../../store/cursor.ts';
import { mailPosition } from '../../store/mail.ts';
import type { Page } from '../ledger/browse-ledger.ts';
import { shownMail } from './shown-mail.ts';

const MS_PER_DAY = 86_400_000;

/** One page of the mails that wait, newest first. */
export async function listQuarantine(
  query: z.output<typeof route.query>,
  { organizationId }: Caller,
  { receivedMails, now }: Pick<Cloud, 'receivedMails' | 'now'>,
): Promise<Page<QuarantinedMail> | Refusal> {
  const { cursor, limit } = query;
  const after = cursor === undefined ? undefined : readCursor(cursor, organizationId, query);
  if (cursor !== undefined && after === undefined)
    return refuse('invalid-input', { fields: { cursor: 'Start the list again.' } });
  // The table forgets what has expired in its own time.
  const since = new Date(now().getTime() - mailDaysKept * MS_PER_DAY).toISOString();
  const { items, more } = await receivedMails.page(organizationId, { after, since, limit });
  const last = items.at(-1);
  return {
    items: items.map(shownMail),
    ...(more && last ? { nextCursor: cursorAfter(mailPosition(last), organizationId, query) } : {}),
  };
}
