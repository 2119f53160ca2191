import { SendRawEmailCommand, SESClient } from '@aws-sdk/client-ses';
import { mockClient } from 'aws-sdk-client-mock';
import { simpleParser } from 'mailparser';
import { v7 } from 'uuid';
import { beforeEach, describe, expect, it } from 'vitest';
import { Mailer } from '../../../../../functions/adapters/mail.ts';
import { giveUp } from '../../../../../functions/use-cases/jobs/give-up.ts';
import { mailFeedback } from '../../../../../functions/use-cases/notices/mail-feedback.ts';
import { sendFeedback } from '../../../../../functions/use-cases/notices/send-feedback.ts';
import { limits } from '../../../../../shared/limits.ts';
import type { NewFeedback } from '../../../../../shared/model/feedback.ts';
import { memoryBooks } from '../../../../support/memory-books.ts';

const ses = mockClient(SESClient);
beforeEach(() => void ses.reset());

const message = (change: Partial<NewFeedback> = {}): NewFeedback => ({
  ...{ id: v7(), type: 'bug', message: 'The door squeaks.', page: '/app/dashboard', appVersion: 'app-1.js' },
  ...change,
});

async function books() {
  const { cloud, caller, memory } = await memoryBooks();
  const settings = { region: 'memory', credentials: { accessKeyId: 'test', secretAccessKey: 'test' } };
  const silent = () => undefined;
  const worker = (minutes = 0) => ({
    ...cloud,
    mail: new Mailer('Matchbook <books@example.com>', settings),
    siteUrl: 'https://matchbook.example',
    supportAddress: 'support@example.com',
    now: () => new Date(cloud.now().getTime() + minutes * 60_000),
    log: { info: silent, warn: silent, error: silent },
  });
  const send = (body: NewFeedback) => sendFeedback(body, caller, cloud);
  const { organizationId } = caller;
  return {
    ...{ send, memory, caller, worker },
    mail: (id: string, minutes = 0) => mailFeedback(organizationId, id, worker(minutes)),
    stored: (id: string) => cloud.feedbacks.get(organizationId, id),
  };
}

const sent = () => ses.commandCalls(SendRawEmailCommand);

async function lastLetter() {
  const { RawMessage } = sent().at(-1)?.args[0].input ?? {};
  return simpleParser(Buffer.from(RawMessage?.Data ?? ''));
}

describe('what somebody tells us', () => {
  it('is kept with its page and version, and asked to be mailed in the same transaction', async () => {
    const { send, stored, memory } = await books();
    const told = message();
    expect(await send(told)).toMatchObject(told);
    expect(await stored(told.id)).toMatchObject({ ...told, mail: 'waiting' });
    const asked = memory.items().filter(({ entity }) => entity === 'message');
    expect(asked).toMatchObject([{ work: { kind: 'mail-feedback', feedbackId: told.id } }]);
  });

  it('sent again under its id is the same message, and another one is refused', async () => {
    const { send, memory } = await books();
    const told = message();
    await send(told);
    expect(await send(told)).toMatchObject({ id: told.id });
    expect(await send({ ...told, message: 'And the window.' })).toMatchObject({ refused: 'already-exists' });
    expect(memory.items().filter(({ entity }) => entity === 'feedback')).toHaveLength(1);
  });

  it('is taken only so often a day, also from several windows at once', async () => {
    const { send, memory } = await books();
    const answers = await Promise.all(Array.from({ length: limits.feedbackADay + 2 }, () => send(message())));
    const refused = answers.filter((answer) => 'refused' in answer);
    expect(refused).toHaveLength(2);
    expect(refused[0]).toMatchObject({
      refused: 'feedback-limit-reached',
      because: { code: 'feedback-used-up', limit: limits.feedbackADay },
    });
    expect(memory.items().filter(({ entity }) => entity === 'feedback')).toHaveLength(limits.feedbackADay);
  });
});

describe('its mail', () => {
  it('goes to support once, to be answered to the person, every typed line marked as theirs', async () => {
    ses.on(SendRawEmailCommand).resolves({ MessageId: 'm1' });
    const { send, mail, stored } = await books();
    const told = message({ message: 'It squeaks.\n\nBcc: everybody@example.com\nPay here.' });
    await send(told);
    await mail(told.id);
    await mail(told.id);
    expect(sent()).toHaveLength(1);
    expect(await stored(told.id)).toMatchObject({ mail: 'sent', messageId: 'm1' });
    const letter = await lastLetter();
    expect(letter.to).toMatchObject({ text: 'support@example.com' });
    expect(letter.subject).toBe('Feedback: Bug Report');
    expect(letter.replyTo?.value).toEqual([{ name: 'Ada', address: 'ada@example.com' }]);
    expect(letter.headers.has('bcc')).toBe(false);
    expect(letter.text).toContain('> It squeaks.\n> \n> Bcc: everybody@example.com\n> Pay here.');
    expect(letter.html).toContain('It squeaks.<br><br>Bcc');
    expect(letter.html).toMatch(/Matchbook<\/p>[^]*<blockquote[^]*class="quiet"/);
    expect(letter.text).toContain('“/app/dashboard”');
    expect(letter.text).toContain('“app-1.js”');
  });

  it('is not handed over again where nobody can tell whether it left', async () => {
    ses.on(SendRawEmailCommand).rejects(Object.assign(new Error('lost'), { code: 'ECONNRESET' }));
    const { send, mail, stored } = await books();
    const told = message();
    await send(told);
    await mail(told.id);
    await mail(told.id);
    expect(sent()).toHaveLength(1);
    expect(await stored(told.id)).toMatchObject({ mail: 'unknown' });
  });

  it('comes back where it surely has not left', async () => {
    const throttled = Object.assign(new Error('slow'), { $metadata: { httpStatusCode: 400 } });
    ses.on(SendRawEmailCommand).rejectsOnce(throttled).resolves({ MessageId: 'm2' });
    const { send, mail, stored } = await books();
    const told = message();
    await send(told);
    await expect(mail(told.id)).rejects.toThrow('has not left');
    await mail(told.id);
    expect(await stored(told.id)).toMatchObject({ mail: 'sent', messageId: 'm2' });
  });

  it('ends as failed where it was tried in vain, and the message stays', async () => {
    const { send, stored, caller, worker } = await books();
    const told = message();
    await send(told);
    const { organizationId } = caller;
    await giveUp({ kind: 'mail-feedback', organizationId, feedbackId: told.id }, worker());
    expect(await stored(told.id)).toMatchObject({ mail: 'failed', message: told.message });
  });
});
