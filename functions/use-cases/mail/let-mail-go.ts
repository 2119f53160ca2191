import { waitingMailId } from '../../domain/ids.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import type { StoredMail } from '../../store/mail.ts';

/**
 * A mail waits no more. It goes from the bucket first, which may tell of it once more: it must not wait again. Where another organisation,
 * to whose address it came too, has not decided yet, it stays for that one. Done twice it is done once.
 */
export async function letMailGo(
  mail: StoredMail,
  act: 'mail-accepted' | 'mail-discarded',
  caller: Caller,
  cloud: Pick<Cloud, 'change' | 'files' | 'receivedMails'>,
): Promise<void> {
  const { files, receivedMails } = cloud;
  const others = mail.alsoFor ?? [];
  const waiting = await Promise.all(
    others.map((id) => receivedMails.get(id, waitingMailId(id, mail.mailKey))),
  );
  if (waiting.every((other) => other === undefined)) await files.removeMail(mail.mailKey);
  await cloud.change(caller, act, async (change) => {
    if (!(await receivedMails.get(mail.organizationId, mail.id))) return;
    change.about({ id: mail.id, name: mail.subject });
    change.put(receivedMails.removal(mail));
  });
}
