import { SendRawEmailCommand, SESClient } from '@aws-sdk/client-ses';
import { mockClient } from 'aws-sdk-client-mock';
import { simpleParser } from 'mailparser';
import { beforeEach, describe, expect, it } from 'vitest';
import { Mailer } from '../../../../../functions/adapters/mail.ts';
import { TokenBuckets } from '../../../../../functions/store/token-buckets.ts';
import { doWork } from '../../../../../functions/use-cases/jobs/do-work.ts';
import { giveUp } from '../../../../../functions/use-cases/jobs/give-up.ts';
import { openContactForm } from '../../../../../functions/use-cases/notices/open-contact-form.ts';
import { postContactForm } from '../../../../../functions/use-cases/notices/post-contact-form.ts';
import { sendContact } from '../../../../../functions/use-cases/notices/send-contact.ts';
import { inLanguage } from '../../../../../functions/runtime/language.ts';
import { inquiryTypes, NewContact } from '../../../../../shared/model/contact.ts';
import { rateLimits } from '../../../../../shared/rate-limits.ts';
import { memoryBooks } from '../../../../support/memory-books.ts';

const ses = mockClient(SESClient);
beforeEach(() => void ses.reset());

const typed = {
  ...{ firstName: 'Ann', lastName: 'Lee', email: 'ann@example.com', company: '', inquiryType: 'billing' },
  ...{ subject: 'A price', message: 'What does it cost?\n\nBcc: all@example.com', website: '' },
};
const message = (change: object = {}): NewContact => NewContact.parse({ ...typed, ...change });

async function desk() {
  const { cloud, memory } = await memoryBooks();
  const settings = { region: 'memory', credentials: { accessKeyId: 'test', secretAccessKey: 'test' } };
  const silent = () => undefined;
  const worker = {
    ...cloud,
    mail: new Mailer('Matchbook <books@example.com>', settings),
    siteUrl: 'https://matchbook.example',
    supportAddress: 'support@example.com',
    log: { info: silent, warn: silent, error: silent },
  };
  const withBuckets = { ...cloud, tokenBuckets: new TokenBuckets(cloud.table) };
  const asked = () =>
    memory.items().flatMap(({ entity, work }) => (entity === 'message' ? [work as Asked] : []));
  return {
    ...{ memory, asked, worker },
    send: (change: object = {}) => sendContact(message(change), cloud),
    post: (change: object = {}) =>
      postContactForm({ body: { ...typed, ...change }, client: '203.0.113.7' }, withBuckets),
    kept: () => memory.items().filter(({ entity }) => entity === 'contact'),
    mailAll: async () => {
      for (const work of asked()) await doWork(work, worker as never);
    },
  };
}
type Asked = { kind: 'mail-contact'; organizationId: string; contactId: string };

async function letters() {
  const calls = ses.commandCalls(SendRawEmailCommand);
  const all = calls.map(({ args }) => simpleParser(Buffer.from(args[0].input.RawMessage?.Data ?? '')));
  return Promise.all(all);
}

describe('what somebody writes to us', () => {
  it('is kept for a year, and mailed to us and to its sender, once each', async () => {
    ses.on(SendRawEmailCommand).resolves({ MessageId: 'm1' });
    const { send, kept, mailAll } = await desk();
    await send();
    await mailAll();
    await mailAll();
    const [ours, copy, ...further] = await letters();
    expect(further).toEqual([]);
    expect(ours?.to).toMatchObject({ text: 'support@example.com' });
    expect(ours?.subject).toBe('Contact: Billing');
    expect(ours?.replyTo?.value).toEqual([{ name: 'Ann Lee', address: 'ann@example.com' }]);
    expect(ours?.text).toContain('> What does it cost?\n> \n> Bcc: all@example.com');
    expect(ours?.html).toContain('What does it cost?<br><br>Bcc');
    expect(ours?.html).toMatch(/Matchbook<\/p>[^]*<blockquote[^]*class="quiet"/);
    expect(copy?.to).toMatchObject({ text: '"Ann Lee" <ann@example.com>' });
    expect(copy?.subject).toBe('We received your message');
    expect(copy?.html).toMatch(/Matchbook<\/p>[^]*<blockquote[^]*class="quiet"/);
    expect(copy?.replyTo?.value).toEqual([{ name: 'Matchbook', address: 'support@example.com' }]);
    expect(kept()).toMatchObject([{ mail: 'sent' }, { mail: 'sent' }]);
    const year = 365 * 86_400;
    for (const { at, expiresAt } of kept()) expect(expiresAt).toBe(Date.parse(String(at)) / 1000 + year);
  });

  it('sent again is the same message, and with other words another one', async () => {
    const { send, kept } = await desk();
    await Promise.all([send(), send()]);
    expect(kept()).toHaveLength(2);
    await send({ message: 'And by the year?' });
    expect(kept()).toHaveLength(4);
  });

  it('is copied in the language of its form', async () => {
    ses.on(SendRawEmailCommand).resolves({ MessageId: 'm1' });
    const { send, mailAll } = await desk();
    await send({ language: 'fr' });
    await mailAll();
    expect((await letters()).map(({ subject }) => subject)).toEqual([
      'Contact: Billing',
      'Nous avons reçu votre message',
    ]);
  });

  it('can’t add a header or a recipient, whatever stands in its fields', () => {
    const injected = 'x\r\nBcc: all@example.com';
    for (const field of ['firstName', 'lastName', 'email', 'company', 'subject'])
      expect(NewContact.safeParse({ ...typed, [field]: injected }).success, field).toBe(false);
    expect(NewContact.safeParse({ ...typed, email: 'a@example.com, b@example.com' }).success).toBe(false);
  });

  it('is answered as ever and kept nowhere where a program filled in the field that people don’t see', async () => {
    const { send, memory, kept } = await desk();
    const before = memory.items().length;
    expect(await send({ website: 'https://example.com' })).toEqual({ received: true });
    expect(kept()).toEqual([]);
    expect(memory.items()).toHaveLength(before);
  });

  it('stays where its mail was tried in vain', async () => {
    const { send, asked, worker, kept } = await desk();
    await send();
    for (const work of asked()) await giveUp(work, worker);
    expect(kept()).toMatchObject([{ mail: 'failed' }, { mail: 'failed' }]);
  });
});

describe('the form without scripts', () => {
  const html = (answer: object): string => ('html' in answer ? String(answer.html) : '');

  it('offers every inquiry type, in both languages', () => {
    const english = html(openContactForm({ language: 'en', sent: undefined }));
    for (const type of inquiryTypes) expect(english).toContain(`<option value="${type}"`);
    expect(english).toContain('<html lang="en">');
    expect(html(openContactForm({ language: 'fr', sent: undefined }))).toContain('Écrivez-nous');
    expect(html(openContactForm({ language: 'fr', sent: 'yes' }))).toContain('Message envoyé');
  });

  it('leads on once the message is kept', async () => {
    const { post, kept } = await desk();
    expect(await post()).toEqual({ location: '/forms/contact?language=en&sent=yes' });
    expect(kept()).toHaveLength(2);
  });

  it('comes back with what was typed, and says what is wrong at each field in its language', async () => {
    const { post, kept } = await desk();
    const wrong = { email: 'nobody', message: '', subject: '<script>"', language: 'fr' as const };
    const answer = await inLanguage('fr', () => post(wrong));
    expect(answer).toMatchObject({ status: 400 });
    const page = html(answer);
    expect(page).toContain('id="email-wrong"');
    expect(page).toContain('id="message-wrong"');
    expect(page).toContain('Corrigez les champs');
    expect(page).toContain('value="nobody"');
    expect(page).toContain('value="&lt;script&gt;&quot;"');
    expect(page).toContain('<option value="billing" selected>');
    expect(kept()).toEqual([]);
  });

  it('says until when it was sent too often, and keeps what was typed', async () => {
    const { post } = await desk();
    const { atOnce } = rateLimits.contact.address;
    for (let at = 0; at < atOnce; at += 1)
      expect(await post({ message: `No. ${at}` })).toHaveProperty('location');
    const answer = await post({ message: 'One more' });
    expect(answer).toMatchObject({ status: 429, retryAfterSeconds: 3600 });
    expect(html(answer)).toContain('Try again in 60 minutes');
    expect(html(answer)).toContain('One more</textarea>');
  });
});
