import { MessageRejected, SendRawEmailCommand, SESClient } from '@aws-sdk/client-ses';
import MailComposer from 'nodemailer/lib/mail-composer';

export interface Attachment {
  readonly fileName: string;
  readonly contentType: string;
  readonly content: Uint8Array;
}

export interface Mail {
  readonly to: string;
  readonly toName?: string | undefined;
  readonly subject: string;
  readonly text: string;
  readonly attachments: readonly Attachment[];
}

/** SES v1 takes raw messages up to this size, attachments encoded. */
const rawMailBytesMax = 10 * 1024 * 1024;

export type MailOutcome =
  { sent: true; messageId: string } | { sent: false; reason: 'refused' | 'too-large' };

/** The outgoing mail of the product, sent raw through SES so that attachments are part of it. */
export class Mailer {
  readonly #client: SESClient;
  readonly #from: string;

  constructor(from: string, client = new SESClient({})) {
    this.#from = from;
    this.#client = client;
  }

  /** Sends one mail; tells when the address was refused or the message is larger than SES takes. */
  async send(mail: Mail): Promise<MailOutcome> {
    const raw = await compose(this.#from, mail);
    if (raw.byteLength > rawMailBytesMax) return { sent: false, reason: 'too-large' };
    try {
      const { MessageId } = await this.#client.send(
        new SendRawEmailCommand({ Source: this.#from, Destinations: [mail.to], RawMessage: { Data: raw } }),
      );
      return { sent: true, messageId: MessageId ?? '' };
    } catch (error) {
      if (isRefusedAddress(error)) return { sent: false, reason: 'refused' };
      throw error;
    }
  }
}

function isRefusedAddress(error: unknown): boolean {
  return (
    error instanceof MessageRejected || (error instanceof Error && error.name === 'InvalidParameterValue')
  );
}

function compose(from: string, { to, toName = '', subject, text, attachments }: Mail): Promise<Buffer> {
  const message = new MailComposer({
    from,
    to: { name: toName, address: to },
    subject,
    text,
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
