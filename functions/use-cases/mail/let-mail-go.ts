import { waitingMailId } from '../../domain/ids.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import type { StoredMail } from '../../store/mail.ts';

/**
 * A mail waits no more. It goes from the bucket, which may tell of it once more: it must not wait again. Where another organisation,
 * to whose address it came too, has not decided yet, it stays for that one.
 */
export async function letMailGo(
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
