import { simpleParser } from 'mailparser';
import type { ParsedMail } from 'mailparser';
import { addressesIn, assertVerified, bareAddress, bareRecipients } from './addresses.ts';
import type { MailSet } from '../template/cloud-model.ts';
import { fateAt, type Fate, type Sending } from './mail-events.ts';
import { invalidValue, MailError } from './mail-error.ts';
import type { Envelope, Mailbox } from './mailbox.ts';
import { assertFileNames, assertSendable, withoutBcc } from './raw-mail.ts';

/** Where mails go, and who may send them: undefined `identities` means everyone. */
export interface PostOffice {
  mailbox: Mailbox;
  /** The configuration sets that mail may name. */
  sets: readonly MailSet[];
  now: () => Date;
  /** Tells of a mail of which its set is told. */
  publish: (sending: Sending, fate: Fate) => void;
  identities: readonly string[] | undefined;
  region: string;
}

/** One action's form fields, names as SES's query API flattens them (`Destinations.member.1`). */
export type Form = URLSearchParams;

/** SES's SendRawEmail: the MIME text as given, to the destinations or else those its header names. */
export async function sendRawEmail(office: PostOffice, form: Form): Promise<string> {
  const raw = Buffer.from(requiredField(form, 'RawMessage.Data'), 'base64');
  assertSendable(raw);
  const mail = await simpleParser(raw, { skipTextToHtml: true });
  const from = bareAddress(form.get('Source') ?? sender(mail));
  bareAddress(sender(mail));
  assertVerified(from, office.identities, office.region);
  assertFileNames(mail.attachments.map(({ filename }) => filename ?? ''));
  const named = ['to', 'cc', 'bcc'].flatMap((header) => addressesOf(mail, header));
  const destinations = members(form, 'Destinations');
  const to = bareRecipients(destinations.length > 0 ? destinations : named);
  named.forEach(bareAddress);
  const id = await office.mailbox.keep({ to, raw: withoutBcc(raw), sentBy: sentBy(office, form) });
  const sending = office.mailbox.sending(id);
  if (sending) office.publish(sending, fateAt(to[0] ?? ''));
  return id;
}

/** The configuration set and the tags of a request; refused as SES does where the set does not exist, or a tag is none. */
function sentBy({ sets, now }: PostOffice, form: Form): Envelope['sentBy'] {
  const configurationSet = form.get('ConfigurationSetName');
  const tags: Record<string, string> = {};
  for (let number = 1; form.has(`Tags.member.${String(number)}.Name`); number += 1) {
    const tag = (part: string) => form.get(`Tags.member.${String(number)}.${part}`) ?? '';
    const [name, value] = [tag('Name'), tag('Value')];
    if (![name, value].every((text) => /^[\w-]{1,256}$/.test(text)))
      throw invalidValue(`Invalid tag: ${name}.`);
    tags[name] = value;
  }
  if (configurationSet === null) return undefined;
  if (!sets.some(({ name }) => name === configurationSet))
    throw new MailError(
      'ConfigurationSetDoesNotExist',
      `Configuration set <${configurationSet}> does not exist.`,
    );
  return { configurationSet, tags, sentAt: now().toISOString() };
}

function requiredField(form: Form, name: string): string {
  const value = form.get(name);
  if (!value) throw invalidValue(`Missing required parameter ${name}.`);
  return value;
}

function members(form: Form, name: string): string[] {
  const values: string[] = [];
  for (let number = 1; ; number += 1) {
    const value = form.get(`${name}.member.${String(number)}`);
    if (value === null) return values;
    values.push(value);
  }
}

function sender(mail: ParsedMail): string {
  const [address, ...others] = addressesOf(mail, 'from');
  if (address === undefined || others.length > 0)
    throw invalidValue("Header 'From' must hold exactly one address.");
  return address;
}

/** As they stand in the header: mailparser's own reading turns punycode domains into ones SES refuses. */
function addressesOf(mail: ParsedMail, header: string): string[] {
  const lines = mail.headerLines.filter(({ key }) => key === header);
  return lines.flatMap(({ line }) =>
    addressesIn(line.slice(line.indexOf(':') + 1).replace(/\r?\n(?=[ \t])/g, '')),
  );
}
