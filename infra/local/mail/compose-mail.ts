import MailComposer from 'nodemailer/lib/mail-composer';
import { bareAddress, bareRecipients } from './addresses.ts';
import { invalidValue } from './mail-error.ts';
import type { Envelope } from './mailbox.ts';

/** A mail that a part of the local cloud sends itself, such as the user pool's codes. */
export interface DeliverableMail {
  to: string;
  from: string;
  subject: string;
  text: string;
  html: string;
}

/** The mail with its MIME text; MailError InvalidParameterValue for what SES refuses. */
export async function composeMail({ to, ...mail }: DeliverableMail): Promise<Envelope> {
  if (/[\r\n\0]/.test(mail.subject)) throw invalidValue('Subject contains control characters.');
  bareAddress(mail.from);
  return { to: bareRecipients([to]), raw: await new MailComposer({ ...mail, to }).compile().build() };
}
