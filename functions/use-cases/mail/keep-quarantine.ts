import type * as z from 'zod';
import { mailDaysKept } from '../../../shared/cloud-names.ts';
import type { listQuarantine } from '../../../shared/contract/mail.ts';
import type { QuarantinedMail } from '../../../shared/model/mail.ts';
import type { Receipt } from '../../../shared/model/receipt.ts';
import { canBeAccepted } from '../../domain/mail/judge-mail.ts';
import { waitingMailId } from '../../domain/ids.ts';
import { refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { cursorAfter, readCursor } from '../../store/cursor.ts';
import type { StoredMail } from '../../store/entities.ts';
import { mailPosition } from '../../store/mail.ts';
import type { Page } from '../ledger/browse-ledger.ts';
import { documentLimitReached } from '../receipts/receive-upload.ts';
import { takeMailIn } from './take-mail-in.ts';

const MS_PER_DAY = 86_400_000;

/** One page of the mails that wait, newest first. */
export async function browseQuarantine(
  query: z.output<typeof listQuarantine.query>,
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

/** Takes a waiting mail in on a person's word, in their name. */
export async function acceptMail(
  id: string,
  { organizationId, userId }: Caller,
  cloud: Pick<Cloud, 'people' | 'receipts' | 'files' | 'receivedMails' | 'now'>,
): Promise<Receipt | Refusal> {
  const mail = await cloud.receivedMails.get(organizationId, id);
  if (!mail) return refuse('not-found');
  if (!canBeAccepted(mail.reason)) return refuse('wrong-state', { detail: NEVER_ACCEPTED });
  const limit = await documentLimitReached(organizationId, cloud);
  if (limit !== undefined) return refuse('plan-limit-reached', { detail: limit });
  const receipt = await takeMailIn(mail, userId, cloud);
  await letGo(mail, cloud);
  return receipt ?? refuse('not-found');
}

const NEVER_ACCEPTED =
  'This e-mail carries a virus, or more than 10 MB. Ask its sender for the document by itself, and upload that.';

/** Deletes a waiting mail for good. */
export async function discardMail(
  id: string,
  { organizationId }: Caller,
  cloud: Pick<Cloud, 'files' | 'receivedMails'>,
): Promise<QuarantinedMail | Refusal> {
  const mail = await cloud.receivedMails.get(organizationId, id);
  if (!mail) return refuse('not-found');
  await letGo(mail, cloud);
  return shownMail(mail);
}

/**
 * A mail waits no more. It goes from the bucket, which may tell of it once more: it must not wait again. Where another organisation,
 * to whose address it came too, has not decided yet, it stays for that one.
 */
async function letGo(
  mail: StoredMail,
  { files, receivedMails }: Pick<Cloud, 'files' | 'receivedMails'>,
): Promise<void> {
  const others = mail.alsoFor ?? [];
  const waiting = await Promise.all(
    others.map((id) => receivedMails.get(id, waitingMailId(id, mail.mailKey))),
  );
  if (waiting.every((other) => other === undefined)) await files.removeMail(mail.mailKey);
  await receivedMails.remove(mail);
}

function shownMail(mail: StoredMail): QuarantinedMail {
  return { ...mail, canAccept: canBeAccepted(mail.reason) };
}
