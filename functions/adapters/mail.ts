import { MessageRejected, SendRawEmailCommand, SESClient } from '@aws-sdk/client-ses';
import type { SESClientConfig } from '@aws-sdk/client-ses';
import MailComposer from 'nodemailer/lib/mail-composer';

export interface Attachment {
  readonly fileName: string;
  readonly contentType: string;
  readonly content: Uint8Array;
}

export interface Mail {
  readonly to: string;
  readonly toName?: string | undefined;
  /** Whom an answer goes to, where not to us. */
  readonly replyTo?: { readonly name: string; readonly address: string } | undefined;
  readonly subject: string;
  readonly text: string;
  /** The same as a page, for readers that show pages. */
  readonly html?: string | undefined;
  /** Where a mail program turns such mails off by itself, when their reader presses its button (RFC 8058). */
  readonly unsubscribeUrl?: string | undefined;
  readonly attachments: readonly Attachment[];
  /** Whose it is, and what: SES gives it back with what it tells of the mail later. */
  readonly tags?: MailTags | undefined;
}

/** By which a mail is known again when it comes back: ids, for SES takes letters, digits, `_` and `-`. */
export interface MailTags {
  readonly organization: string;
  readonly report?: string;
}

/**
 * Names of SES's configuration sets, by which it tells what becomes of mails. Of reports our own rule decides which addresses are left
 * alone, and somebody may send anyway; to any other mail SES does not try again an address that does not exist.
 */
export interface MailSets {
  readonly mails: string;
  readonly reports: string;
}

/** A mail as it goes out: to whom, and its MIME text. */
export interface Letter {
  readonly to: string;
  readonly raw: Uint8Array;
  readonly tags?: MailTags | undefined;
}

/** What became of a letter: after `not-sent` it surely has not left and may be sent again, after `unknown` nobody can tell. */
export type MailOutcome =
  | { readonly kind: 'sent'; readonly messageId: string }
  | { readonly kind: 'refused' }
  | { readonly kind: 'not-sent'; readonly error: unknown }
  | { readonly kind: 'unknown'; readonly error: unknown };

/** SES v1 takes raw messages up to this size, attachments encoded. */
const RAW_BYTES_MAX = 10 * 1024 * 1024;
/**
 * What is attached at most, before base64 makes four bytes of three: recipients stop near 20 MB at the soonest, SES itself at 10. What is
 * larger goes as a link.
 */
const ATTACHMENT_BYTES_MAX = 7_000_000;

/** Connections kept open may be dead once a resting function goes on, and what is written to a dead one may have arrived: nobody could tell. */
const ANEW = { keepAlive: false };

/**
 * One try: the SDK would send again what was sent when the answer was lost. A request that hangs ends well within the time of the
 * function that waits for it.
 */
const ONCE: SESClientConfig = {
  maxAttempts: 1,
  requestHandler: {
    ...{ connectionTimeout: 5_000, requestTimeout: 120_000, throwOnRequestTimeout: true },
    ...{ httpAgent: ANEW, httpsAgent: ANEW },
  },
};

/** The outgoing mail of the product, sent raw through SES so that attachments are part of it. */
export class Mailer {
  /** The bytes of attachments that fit into one mail. */
  readonly attachmentBytesMax = ATTACHMENT_BYTES_MAX;
  readonly #settings: SESClientConfig;
  readonly #from: string;
  readonly #sets: MailSets | undefined;

  constructor(from: string, settings: SESClientConfig = {}, sets?: MailSets) {
    this.#from = from;
    this.#sets = sets;
    this.#settings = { ...ONCE, ...settings };
  }

  /** The letter that a mail becomes; `too-large` where it is larger than SES takes. */
  async compose(mail: Mail): Promise<Letter | 'too-large'> {
    const raw = await mimeOf(this.#from, mail);
    return raw.byteLength > RAW_BYTES_MAX ? 'too-large' : { to: mail.to, raw, tags: mail.tags };
  }

  /**
   * Hands a letter to SES, once, and tells what became of it. Each letter has a client of its own: what a client had written of a
   * request when it failed to write the rest stands before its next one, and a letter may not reach another's recipient.
   */
  async send({ to, raw, tags }: Letter): Promise<MailOutcome> {
    try {
      const { MessageId } = await new SESClient(this.#settings).send(
        new SendRawEmailCommand({
          Source: this.#from,
          Destinations: [to],
          RawMessage: { Data: raw },
          ConfigurationSetName: tags?.report === undefined ? this.#sets?.mails : this.#sets?.reports,
          Tags: Object.entries(tags ?? {}).map(([Name, Value]: [string, string]) => ({ Name, Value })),
        }),
      );
      return { kind: 'sent', messageId: MessageId ?? '' };
    } catch (error) {
      return outcomeOf(error);
    }
  }
}

function outcomeOf(error: unknown): MailOutcome {
  if (isRefusedAddress(error)) return { kind: 'refused' };
  return { kind: isAnsweredNo(error) || isNeverConnected(error) ? 'not-sent' : 'unknown', error };
}

function isRefusedAddress(error: unknown): boolean {
  return (
    error instanceof MessageRejected || (error instanceof Error && error.name === 'InvalidParameterValue')
  );
}

/** SES itself said that it did not take the letter: too many at once, sending paused, no right. A time-out (408) says nothing. */
function isAnsweredNo(error: unknown): boolean {
  const status = statusOf(error);
  return status !== undefined && status >= 400 && status < 500 && status !== 408;
}

function statusOf(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('$metadata' in error)) return undefined;
  const { $metadata: answer } = error;
  const hasStatus = typeof answer === 'object' && answer !== null && 'httpStatusCode' in answer;
  return hasStatus ? Number(answer.httpStatusCode) : undefined;
}

const NEVER_CONNECTED = ['ECONNREFUSED', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH', 'ENETUNREACH'];

function isNeverConnected(error: unknown): boolean {
  return error instanceof Error && 'code' in error && NEVER_CONNECTED.includes(String(error.code));
}

/** What people are called, without what could end a header and begin another. */
const onOneLine = (text: string): string => text.replaceAll(/[\p{Cc}\p{Zl}\p{Zp}]+/gu, ' ').trim();

const unsubscribing = (url: string) => ({
  'List-Unsubscribe': `<${url}>`,
  'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
});

function mimeOf(
  from: string,
  { to, toName = '', replyTo, subject, text, html, unsubscribeUrl, attachments }: Mail,
): Promise<Buffer> {
  const message = new MailComposer({
    from,
    to: { name: onOneLine(toName), address: to },
    ...(replyTo ? { replyTo: { ...replyTo, name: onOneLine(replyTo.name) } } : {}),
    subject: onOneLine(subject),
    text,
    ...(html === undefined ? {} : { html }),
    ...(unsubscribeUrl === undefined ? {} : { headers: unsubscribing(unsubscribeUrl) }),
    attachments: attachments.map(({ fileName, contentType, content }) => ({
      filename: fileName,
      contentType,
      content: Buffer.from(content),
    })),
  });
  return new Promise((resolve, reject) => {
    message.compile().build((error, raw) => {
      if (error) reject(error);
      else resolve(raw);
    });
  });
}
