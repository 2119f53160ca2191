import { randomBytes } from 'node:crypto';
import { PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import type { ReceiptRule } from '../template/cloud-model.ts';
import { addressesIn } from './addresses.ts';

/** What a mail is said to have gone through on its way here. */
export interface Delivery {
  /** Whom the envelope names; whom the mail itself names first, unless told. */
  to?: string | undefined;
  /** `fail`: neither SPF nor DKIM vouches for the sender, as for a forged one. */
  auth: 'pass' | 'fail';
  spam: 'PASS' | 'FAIL';
  virus: 'PASS' | 'FAIL';
}

export interface MailDoor {
  /** Puts a mail into the bucket that the rule for its recipient names; undefined when no rule takes it. */
  receive: (raw: Buffer, delivery: Delivery) => Promise<{ messageId: string; to: string } | undefined>;
}

/** SES's receiving side: mail that comes, by the rules of the stacks. */
export function mailDoor(options: {
  rules: readonly ReceiptRule[];
  s3Url: string;
  region: string;
}): MailDoor {
  const { rules, s3Url, region } = options;
  const client = new S3Client({
    endpoint: s3Url,
    region,
    forcePathStyle: true,
    credentials: { accessKeyId: 'ses', secretAccessKey: 'ses' },
  });
  return {
    async receive(raw, delivery) {
      const to = delivery.to ?? addressesIn(headerOf(raw, 'to'))[0] ?? '';
      const rule = rules.find(({ recipients }) => recipients.some((one) => takes(one, to.toLowerCase())));
      if (!rule) return undefined;
      const messageId = randomBytes(20).toString('hex');
      await client.send(
        new PutObjectCommand({
          Bucket: rule.bucket,
          Key: rule.keyPrefix + messageId,
          Body: Buffer.concat([Buffer.from(receiverHead(raw, { ...delivery, to, messageId, region })), raw]),
        }),
      );
      return { messageId, to };
    },
  };
}

/** A recipient of a rule is one address, a domain, or with a dot before it all domains within one. */
function takes(recipient: string, to: string): boolean {
  const domain = to.slice(to.lastIndexOf('@') + 1);
  if (recipient.includes('@')) return to === recipient;
  return recipient.startsWith('.') ? domain.endsWith(recipient) : domain === recipient;
}

/** The fields that SES writes above a mail it receives (Amazon SES Developer Guide, "Email receiving concepts"). */
function receiverHead(
  raw: Buffer,
  { to, auth, spam, virus, messageId, region }: Delivery & { messageId: string; region: string },
): string {
  const sender = addressesIn(headerOf(raw, 'from'))[0] ?? '';
  const domain = sender.slice(sender.lastIndexOf('@') + 1);
  const [by, ip] = [`mail.${domain}`, '203.0.113.7'];
  const spf =
    auth === 'pass'
      ? `pass (spfCheck: domain of ${domain} designates ${ip} as permitted sender)`
      : `fail (spfCheck: domain of ${domain} does not designate ${ip} as permitted sender)`;
  const envelope = `client-ip=${ip}; envelope-from=${sender}; helo=${by};`;
  return [
    `Return-Path: <${sender}>`,
    `Received: from ${by} (${by} [${ip}])`,
    ` by inbound-smtp.${region}.amazonaws.com with SMTP id ${messageId}`,
    ` for ${to ?? ''};`,
    ` ${new Date().toUTCString().replace('GMT', '+0000 (UTC)')}`,
    `X-SES-Spam-Verdict: ${spam}`,
    `X-SES-Virus-Verdict: ${virus}`,
    `Received-SPF: ${spf} ${envelope}`,
    'Authentication-Results: amazonses.com;',
    ` spf=${spf} ${envelope}`,
    ` dkim=${auth} header.i=@${domain};`,
    ` dmarc=${auth === 'pass' ? 'none' : 'fail'} header.from=${domain};`,
    `X-SES-RECEIPT: ${Buffer.from(messageId).toString('base64')}`,
    '',
  ].join('\r\n');
}

/** A field's value, unfolded; empty where the mail has none. */
function headerOf(raw: Buffer, name: string): string {
  const [head = ''] = raw
    .subarray(0, 256 * 1024)
    .toString('utf8')
    .split(/\r?\n\r?\n/);
  const unfolded = head.replace(/\r?\n[ \t]+/g, ' ');
  return new RegExp(`^${name}:(.*)$`, 'im').exec(unfolded)?.[1]?.trim() ?? '';
}
