import * as z from 'zod';
import type { LocalCloud } from './local-cloud.ts';

const Mail = z.object({
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  attachments: z.array(z.object({ fileName: z.string(), contentType: z.string(), url: z.string() })),
});
export type ReceivedMail = z.infer<typeof Mail>;

/** The mails somebody has received, newest first, in the inbox of the local cloud. */
export async function mailsTo({ web }: Pick<LocalCloud, 'web'>, address: string): Promise<ReceivedMail[]> {
  const answer = await fetch(`${web}/_inbox/messages.json?to=${encodeURIComponent(address)}`);
  return z.array(Mail).parse(await answer.json());
}

/** The six digits of the newest mail. */
export async function newestCode(cloud: Pick<LocalCloud, 'web'>, address: string): Promise<string> {
  const [newest] = await mailsTo(cloud, address);
  const [, code] = /<strong>(\d{6})</.exec(newest?.html ?? '') ?? [];
  if (code === undefined) throw new Error(`No code was mailed to ${address}.`);
  return code;
}

/** The bytes of the only attachment of the newest mail, and its name. */
export async function newestAttachment({ web }: Pick<LocalCloud, 'web'>, address: string) {
  const [newest] = await mailsTo({ web }, address);
  const [attachment] = newest?.attachments ?? [];
  if (!newest || !attachment) throw new Error(`Nothing attached was mailed to ${address}.`);
  const answer = await fetch(new URL(attachment.url, web));
  return { mail: newest, fileName: attachment.fileName, bytes: Buffer.from(await answer.arrayBuffer()) };
}
