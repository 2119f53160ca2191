import MailComposer from 'nodemailer/lib/mail-composer';
import { bareAddress, bareRecipients } from './addresses.ts';
import { invalidValue } from './mail-error.ts';

/** A mail in parts, as SES's SendEmail takes it. */
export interface MailParts {
  from: string;
  to: string[];
  cc: string[];
  bcc: string[];
  replyTo: string[];
  subject: string;
  text?: string;
  html?: string;
}

/** The MIME text of the parts and everyone who receives it; InvalidParameterValue for what SES refuses. */
export async function composeMail(parts: MailParts): Promise<{ to: string[]; raw: Buffer }> {
  if (/[\r\n\0]/.test(parts.subject)) throw invalidValue('Subject contains control characters.');
  if (parts.text === undefined && parts.html === undefined) throw invalidValue('Message body is empty.');
  bareAddress(parts.from);
  parts.replyTo.forEach(bareAddress);
  const to = bareRecipients([...parts.to, ...parts.cc, ...parts.bcc]);
  const { bcc: _, ...visible } = parts;
  return { to, raw: await new MailComposer(visible).compile().build() };
}
