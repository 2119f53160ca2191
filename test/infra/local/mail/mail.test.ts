import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SendRawEmailCommand, SESClient } from '@aws-sdk/client-ses';
import type { Attachment } from 'nodemailer/lib/mailer';
import MailComposer from 'nodemailer/lib/mail-composer';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startMail } from '../../../../infra/local/mail/mail.ts';
import type { Mail } from '../../../../infra/local/mail/mail.ts';
import type { ListedMail } from '../../../../infra/local/mail/mailbox.ts';

let dir: string;
let mail: Mail;
let ses: SESClient;
const told: { queue: string; body: string }[] = [];
const sets = [{ name: 'reports', told: [{ kinds: ['bounce', 'delivery'], queue: 'events' }] }];

beforeAll(async () => {
  dir = await mkdtemp(join(tmpdir(), 'mail-'));
  await start();
});
afterAll(async () => {
  await mail.stop();
  await rm(dir, { recursive: true });
});

async function start(): Promise<void> {
  mail = await startMail({
    ...{ dir, identities: ['matchbook.example', 'owner@elsewhere.example'], sets },
    tell: (message) => told.push(message),
  });
  ses = new SESClient({
    endpoint: mail.url,
    region: 'ca-central-1',
    maxAttempts: 1,
    credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
  });
}

const FROM = 'Matchbook <hello@matchbook.example>';

const sendRaw = (raw: string | Buffer, destinations?: string[]) =>
  ses.send(
    new SendRawEmailCommand({
      RawMessage: { Data: Buffer.from(raw) },
      ...(destinations && { Destinations: destinations }),
    }),
  );

const compose = (to: string, attachments: Attachment[] = [], more = {}) =>
  new MailComposer({
    from: FROM,
    to,
    subject: 'Votre reçu – été',
    text: 'See attached.',
    html: '<p>See <b>attached</b>.</p>',
    attachments,
    ...more,
  })
    .compile()
    .build();

async function messages(to = ''): Promise<ListedMail[]> {
  const answer = await fetch(`${mail.url}/_inbox/messages.json${to && `?to=${encodeURIComponent(to)}`}`);
  return (await answer.json()) as ListedMail[];
}

describe('SendRawEmail', () => {
  it('keeps the mail and answers its id', async () => {
    const { MessageId } = await sendRaw(await compose('Ada Lovelace <Ada@example.org>'));
    const [first] = await messages('ada@EXAMPLE.org');
    expect(first).toMatchObject({
      id: MessageId,
      to: ['Ada@example.org'],
      from: 'hello@matchbook.example',
      subject: 'Votre reçu – été',
      html: '<p>See <b>attached</b>.</p>',
      attachments: [],
    });
    expect(first?.text.trim()).toBe('See attached.');
    expect(new Date(first?.at ?? '').toISOString()).toBe(first?.at);
  });

  it.each([
    ['nobody', "Missing final '@domain'"],
    ['two words@example.org', 'Local address contains control or whitespace'],
    ['ada@exam ple.org', 'Local address contains control or whitespace'],
    ['ada@example..org', 'Domain contains dot-dot'],
    ['ada@.example.org', 'Domain starts with dot'],
    ['ada@exämple.org', 'Domain contains illegal character'],
    ['ada@example.org\r\nBcc: eve@example.org', 'Local address contains control or whitespace'],
    ['ada@example.org, eve@example.org', 'Illegal address'],
  ])('refuses the recipient %j as SES does', async (to, message) => {
    await expect(sendRaw(await compose('ada@example.org'), [to])).rejects.toMatchObject({
      name: 'InvalidParameterValue',
      message: expect.stringContaining(message) as string,
    });
  });

  it('refuses an unverified sender', async () => {
    const from = (address: string) => compose('ada@example.org', [], { from: address });
    await expect(sendRaw(await from('eve@elsewhere.example'))).rejects.toMatchObject({
      name: 'MessageRejected',
      message:
        'Email address is not verified. The following identities failed the check in region CA-CENTRAL-1: eve@elsewhere.example',
    });
    await expect(sendRaw(await from('owner@elsewhere.example'))).resolves.toBeDefined();
  });

  it('refuses more than fifty recipients', async () => {
    const many = Array.from({ length: 51 }, (_, number) => `a${String(number)}@example.org`);
    await expect(sendRaw(await compose('a@example.org'), many)).rejects.toMatchObject({
      name: 'InvalidParameterValue',
      message: 'Recipient count exceeds 50.',
    });
  });

  it('gives attachments back byte for byte', async () => {
    const csv = Buffer.from('\uFEFFDate,Amount\r\n2026-01-02,"-84.12"\r\n');
    await sendRaw(
      await compose('raw@example.org', [
        { filename: 'export été.csv', content: csv, contentType: 'text/csv' },
      ]),
    );
    const [first] = await messages('raw@example.org');
    expect(first).toMatchObject({
      subject: 'Votre reçu – été',
      attachments: [{ fileName: 'export été.csv', contentType: 'text/csv', size: csv.length }],
    });
    const answer = await fetch(mail.url + (first?.attachments[0]?.url ?? ''));
    expect(Buffer.from(await answer.arrayBuffer())).toEqual(csv);
    expect(answer.headers.get('content-disposition')).toBe(
      "attachment; filename*=UTF-8''export%20%C3%A9t%C3%A9.csv",
    );
  });

  it('delivers to hidden recipients without naming them', async () => {
    const raw = await compose('open@example.org', [], { bcc: 'hidden@example.org' });
    const withBcc = raw.toString().replace(/^To:/m, 'Bcc: hidden@example.org,\r\n second@example.org\r\nTo:');
    await sendRaw(withBcc);
    const [first] = await messages('second@example.org');
    expect(first?.to).toEqual(['open@example.org', 'hidden@example.org', 'second@example.org']);
    expect(mail.raw(first?.id ?? '')?.toString()).not.toContain('hidden@example.org');
    expect(first?.text.trim()).toBe('See attached.');
  });

  it('takes an address of an international domain as the mail spells it', async () => {
    await sendRaw(await compose('ada@exämple.org'));
    expect((await messages('ada@xn--exmple-cua.org'))[0]?.to).toEqual(['ada@xn--exmple-cua.org']);
  });

  it('lets the destinations decide who receives it', async () => {
    await sendRaw(await compose('named@example.org'), ['real@example.org']);
    expect(await messages('named@example.org')).toEqual([]);
    expect(await messages('real@example.org')).toHaveLength(1);
  });

  it.each([
    [
      'a second From',
      `From: ${FROM}\r\nFrom: eve@example.org\r\nTo: ada@example.org\r\n\r\nHi`,
      "Duplicate header 'From'.",
    ],
    [
      'a second Bcc',
      `From: ${FROM}\r\nBcc: eve@example.org\r\nBcc: a@b.example\r\n\r\nHi`,
      "Duplicate header 'Bcc'.",
    ],
    ['no From', 'To: ada@example.org\r\n\r\nHi', "Missing required header 'From'."],
    ['no recipient', `From: ${FROM}\r\n\r\nHi`, 'Recipients should not be empty.'],
    ['an impossible recipient', `From: ${FROM}\r\nTo: nobody\r\n\r\nHi`, "Missing final '@domain'"],
    ['a line that is no header', `From: ${FROM}\r\nnonsense\r\n\r\nHi`, 'Expected a header'],
  ])('refuses %s', async (_, raw, message) => {
    await expect(sendRaw(raw)).rejects.toMatchObject({
      name: 'InvalidParameterValue',
      message: expect.stringContaining(message) as string,
    });
  });

  it('refuses programs, and mails beyond 10 MB', async () => {
    await expect(
      sendRaw(await compose('ada@example.org', [{ filename: 'setup.EXE', content: 'MZ' }])),
    ).rejects.toThrow("Illegal filename 'setup.EXE'.");
    const tooLong = `From: ${FROM}\r\nTo: ada@example.org\r\n\r\n${'x'.repeat(10 * 1024 * 1024)}`;
    await expect(sendRaw(tooLong)).rejects.toThrow(
      /Message length is more than 10485760 bytes long: '104858\d\d'/,
    );
  });
});

describe('mail of the parts themselves', () => {
  it('is refused when its subject would inject a header', async () => {
    const injecting = { to: 'ada@example.org', from: FROM, text: 'Hi', html: '<p>Hi</p>' };
    await expect(mail.deliver({ ...injecting, subject: 'Hi\r\nBcc: eve@example.org' })).rejects.toMatchObject(
      { code: 'InvalidParameterValue' },
    );
  });
});

describe('the inbox', () => {
  it('lists newest first and survives a restart', async () => {
    await mail.deliver({
      to: 'codes@example.org',
      from: FROM,
      subject: 'First',
      text: '123456',
      html: '<p>123456</p>',
    });
    await mail.deliver({
      to: 'codes@example.org',
      from: FROM,
      subject: 'Second',
      text: '654321',
      html: '<p>654321</p>',
    });
    await mail.stop();
    await start();
    expect((await messages('codes@example.org')).map(({ subject }) => subject)).toEqual(['Second', 'First']);
    expect((await messages())[0]?.subject).toBe('Second');
  });

  it('shows a page in which nothing of a mail can run', async () => {
    const id = await mail.deliver({
      to: 'x@example.org',
      from: FROM,
      subject: '<script>alert(1)</script>',
      text: '',
      html: '<p>Hi</p><script>alert(1)</script>',
    });
    const page = await (await fetch(`${mail.url}/_inbox?to=x@example.org`)).text();
    expect(page).toContain('&lt;script&gt;alert(1)&lt;/script&gt;');
    expect(page).not.toContain('<script');
    expect(page).toContain(`src="/_inbox/messages/${id}/html"`);
    const view = await fetch(`${mail.url}/_inbox/messages/${id}/html`);
    expect(view.headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(view.headers.get('content-security-policy')).toMatch(/^sandbox (?!.*allow-scripts)/);
  });

  it.each([
    '/_inbox/messages/unknown/html',
    '/_inbox/messages/unknown/attachments/0',
    '/_inbox/messages/..%2Findex/html',
    '/_inbox/x',
  ])('answers 404 at %s and lives on', async (path) => {
    expect((await fetch(mail.url + path)).status).toBe(404);
    expect((await fetch(`${mail.url}/_inbox`)).status).toBe(200);
  });

  it('answers 404 for an attachment the mail does not have', async () => {
    const id = await mail.deliver({
      to: 'y@example.org',
      from: FROM,
      subject: 'S',
      text: 't',
      html: '<p>t</p>',
    });
    expect((await fetch(`${mail.url}/_inbox/messages/${id}/attachments/0`)).status).toBe(404);
  });

  it('can only be read', async () => {
    expect((await fetch(`${mail.url}/_inbox`, { method: 'POST' })).status).toBe(405);
  });
});

describe('other actions', () => {
  it('are refused instead of hanging', async () => {
    const answer = await fetch(mail.url, {
      method: 'POST',
      body: new URLSearchParams({ Action: 'ListIdentities' }),
    });
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain('<Code>InvalidAction</Code>');
  });
});

describe('what becomes of a mail', () => {
  const sendBy = async (ConfigurationSetName: string, to = 'zoe@example.org', Value = 'o-1') => {
    told.length = 0;
    const Tags = [{ Name: 'organization', Value }];
    const RawMessage = { Data: await compose(to) };
    return ses.send(new SendRawEmailCommand({ RawMessage, ConfigurationSetName, Tags }));
  };
  const events = () =>
    told.map(({ queue, body }) => ({ queue, ...(JSON.parse(body) as { eventType: string; mail: object }) }));

  it('is told by its set with what was sent with it: at once that it was delivered, later what else', async () => {
    const { MessageId = '' } = await sendBy('reports');
    expect(events()).toMatchObject([
      {
        ...{ queue: 'events', eventType: 'Delivery' },
        mail: { messageId: MessageId, destination: ['zoe@example.org'], tags: { organization: ['o-1'] } },
      },
    ]);
    expect(mail.report(MessageId, 'bounced')).toBe(1);
    expect(events()[1]).toMatchObject({ eventType: 'Bounce', bounce: { bounceType: 'Permanent' } });
    // Of complaints nobody wants to hear.
    expect(mail.report(MessageId, 'complaint')).toBe(0);
  });

  it('is still known after a restart, and of mails that never were nothing is', async () => {
    const { MessageId = '' } = await sendBy('reports');
    await mail.stop();
    await start();
    expect(mail.report(MessageId, 'transient')).toBe(1);
    expect(mail.report('none', 'bounced')).toBeUndefined();
    const { MessageId: untold = '' } = await sendRaw(await compose('zoe@example.org'));
    expect(mail.report(untold, 'bounced')).toBe(0);
  });

  it('is a bounce at SES’s own address for one', async () => {
    await sendBy('reports', 'bounce+april@simulator.amazonses.com');
    expect(events()).toMatchObject([{ eventType: 'Bounce' }]);
  });

  it('is refused by a set that there is not, and with a tag that is none', async () => {
    await expect(sendBy('others')).rejects.toMatchObject({ name: 'ConfigurationSetDoesNotExistException' });
    await expect(sendBy('reports', 'zoe@example.org', 'o 1')).rejects.toMatchObject({
      name: 'InvalidParameterValue',
    });
  });
});
