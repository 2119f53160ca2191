import addressParser from 'nodemailer/lib/addressparser';
import { asDamage, DamagedFile, decoded } from '../damaged-file.ts';
import { headFields, headOf } from './head-fields.ts';
import type { HeadField } from './head-fields.ts';
import { receiverNotes } from './receiver-notes.ts';

/** What the head of a received mail says; all of it but the receiver's findings is the sender's own word. */
export interface MailHead {
  /** Whom it was delivered to, in lower case; the addresses it names itself where the envelope is not told. */
  readonly recipients: readonly string[];
  /** The one author's address in lower case; undefined where there is none, or several. */
  readonly from: string | undefined;
  readonly subject: string;
  readonly messageId: string | undefined;
  /** Whether the receiver has proven that the mail comes from the author's domain. */
  readonly isGenuine: boolean;
  readonly isSpam: boolean;
  readonly isVirus: boolean;
}

const SUBJECT_LETTERS_MAX = 200;
const MESSAGE_ID_LETTERS_MAX = 998;
const ADDRESS = /^[^\s<>()",;:\\@]+@(?:[a-z0-9](?:[a-z0-9-]*[a-z0-9])?\.)+[a-z0-9-]+$/;

/** Reads the head of a mail as SES stored it; never throws, whatever the bytes are. */
export async function readMailHead(mail: Uint8Array): Promise<MailHead> {
  const head = headOf(mail);
  const fields = headFields(head);
  const { recipients, proven, passedPolicyOf, isSpam, isVirus } = receiverNotes(fields);
  const from = authorOf(fields);
  const domain = from?.split('@')[1] ?? '';
  return {
    recipients: recipients.length > 0 ? recipients : namedRecipients(fields),
    from,
    subject: shown(await decodedSubject(fields)),
    messageId: messageIdOf(fields),
    isGenuine:
      from !== undefined && (passedPolicyOf === domain || proven.some((one) => isAligned(one, domain))),
    isSpam,
    isVirus,
  };
}

/** A second author, or a second From field that other programs would show, speaks for nobody. */
function authorOf(fields: readonly HeadField[]): string | undefined {
  const [field, ...others] = fields.filter(({ name }) => name === 'from');
  const [address, ...more] = field ? addressesIn(field.value) : [];
  if (address === undefined || others.length + more.length > 0) return undefined;
  return ADDRESS.test(address) && address.length <= 254 ? address : undefined;
}

function namedRecipients(fields: readonly HeadField[]): string[] {
  return fields.flatMap(({ name, value }) => (name === 'to' || name === 'cc' ? addressesIn(value) : []));
}

function addressesIn(value: string): string[] {
  return addressParser(value, { flatten: true }).map(({ address }) => address.toLowerCase());
}

/** One domain is the other or lies within it: SPF and DKIM as DMARC's relaxed alignment has them, without sister domains. */
function isAligned(proven: string, author: string): boolean {
  return proven === author || proven.endsWith(`.${author}`) || author.endsWith(`.${proven}`);
}

/** The id between its angle brackets; a mail without one has none. */
function messageIdOf(fields: readonly HeadField[]): string | undefined {
  const value = fields.find(({ name }) => name === 'message-id')?.value ?? '';
  const id = (/<([^<>]*)>/.exec(value)?.[1] ?? value).trim();
  return id === '' ? undefined : id.slice(0, MESSAGE_ID_LETTERS_MAX).toWellFormed();
}

/** The subject in plain letters: encoded words (RFC 2047) as a mail program shows them. */
async function decodedSubject(fields: readonly HeadField[]): Promise<string> {
  const value = fields.find(({ name }) => name === 'subject')?.value ?? '';
  if (!value.includes('=?')) return value;
  const { simpleParser } = await import('../parse-mail.ts');
  const head = Buffer.from(`Subject: ${value.replace(/[\r\n\0]/g, ' ')}\r\n\r\n`);
  const mail = await decoded(() => simpleParser(head)).catch(asDamage);
  return mail instanceof DamagedFile ? value : (mail.subject ?? value);
}

/** One line without control characters, or those that turn the direction of what follows. */
function shown(subject: string): string {
  const line = subject
    .toWellFormed()
    .replace(/[\u200e\u200f\u202a-\u202e\u2066-\u2069]/g, '')
    .replace(/[\p{Cc}\s]+/gu, ' ')
    .trim();
  return Array.from(line).slice(0, SUBJECT_LETTERS_MAX).join('');
}
