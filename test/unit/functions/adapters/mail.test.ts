import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { MessageRejected, SendRawEmailCommand, SESClient } from '@aws-sdk/client-ses';
import { mockClient } from 'aws-sdk-client-mock';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Mailer } from '../../../../functions/adapters/mail.ts';

const settings = {
  region: 'ca-central-1',
  credentials: { accessKeyId: 'test', secretAccessKey: 'test' },
};
const mailer = new Mailer('books@example.com', settings);
const mail = { to: 'ann@example.com', subject: 'Your books', text: 'Attached.', attachments: [] };
const letter = { to: mail.to, raw: new TextEncoder().encode('Subject: Your books\r\n\r\nAttached.') };

/** What SES or the way to it answers: a name, a status where SES itself spoke, a code where the connection did. */
const fault = (name: string, more: { status?: number; code?: string } = {}) =>
  Object.assign(new Error(name), {
    name,
    code: more.code,
    $metadata: more.status === undefined ? undefined : { httpStatusCode: more.status },
  });

const mockSes = () => mockClient(SESClient);

describe('a mail handed to SES', () => {
  let ses: ReturnType<typeof mockSes>;
  beforeAll(() => {
    ses = mockSes();
  });
  afterAll(() => ses.restore());

  it('is sent with the id that SES gave it', async () => {
    ses.on(SendRawEmailCommand).resolves({ MessageId: 'm1' });
    await expect(mailer.send(letter)).resolves.toEqual({ kind: 'sent', messageId: 'm1' });
  });

  it('says by which set it is told of, and whose it is', async () => {
    ses.reset();
    ses.on(SendRawEmailCommand).resolves({ MessageId: 'm1' });
    const watched = new Mailer('books@example.com', settings, { mails: 'all-mails', reports: 'reports' });
    await watched.send({ ...letter, tags: { organization: 'o1', report: 'r1' } });
    expect(ses.commandCalls(SendRawEmailCommand)[0]?.args[0].input).toMatchObject({
      ConfigurationSetName: 'reports',
      Tags: [
        { Name: 'organization', Value: 'o1' },
        { Name: 'report', Value: 'r1' },
      ],
    });
    await watched.send({ ...letter, tags: { organization: 'o1' } });
    await watched.send(letter);
    const sets = ses.commandCalls(SendRawEmailCommand).map(({ args }) => args[0].input.ConfigurationSetName);
    expect(sets).toEqual(['reports', 'all-mails', 'all-mails']);
  });

  it.each([
    ['SES rejects the message', new MessageRejected({ message: 'Address blacklisted', $metadata: {} })],
    ['the address is none', fault('InvalidParameterValue', { status: 400 })],
  ])('is refused where %s', async (_, error) => {
    ses.on(SendRawEmailCommand).rejects(error);
    await expect(mailer.send(letter)).resolves.toEqual({ kind: 'refused' });
  });

  it.each([
    fault('Throttling', { status: 400 }),
    fault('LimitExceededException', { status: 400 }),
    fault('AccountSendingPausedException', { status: 400 }),
    fault('AccessDenied', { status: 403 }),
    fault('Error', { code: 'ECONNREFUSED' }),
    fault('Error', { code: 'ENOTFOUND' }),
  ])('has surely not left after %s', async (error) => {
    ses.on(SendRawEmailCommand).rejects(error);
    await expect(mailer.send(letter)).resolves.toEqual({ kind: 'not-sent', error });
  });

  it.each([
    fault('TimeoutError', { code: 'ETIMEDOUT' }),
    fault('Error', { code: 'ECONNRESET' }),
    fault('Error', { code: 'EPIPE' }),
    fault('RequestTimeout', { status: 408 }),
    fault('InternalFailure', { status: 500 }),
    fault('ServiceUnavailable', { status: 503 }),
  ])('may have left after %s', async (error) => {
    ses.on(SendRawEmailCommand).rejects(error);
    await expect(mailer.send(letter)).resolves.toEqual({ kind: 'unknown', error });
  });

  it('is not offered to SES when it is larger than SES takes', async () => {
    const file = (bytes: number) => ({
      ...mail,
      attachments: [
        { fileName: 'all.csv', contentType: 'text/csv', content: new Uint8Array(bytes).fill(0xe9) },
      ],
    });
    await expect(mailer.compose(file(8_000_000))).resolves.toBe('too-large');
    await expect(mailer.compose(file(mailer.attachmentBytesMax))).resolves.toMatchObject({ to: mail.to });
  });
});

it('a mail whose answer is lost is sent once', async () => {
  let sent = 0;
  const lost = () => {
    sent += 1;
    return Promise.reject(fault('Error', { code: 'ECONNRESET' }));
  };
  const overABrokenLine = new Mailer('books@example.com', { ...settings, requestHandler: { handle: lost } });
  await expect(overABrokenLine.send(letter)).resolves.toMatchObject({ kind: 'unknown' });
  expect(sent).toBe(1);
});

it('a mail that could not be written leaves nothing in the next one', async () => {
  const written: string[] = [];
  const requestHandler = {
    handle: ({ body }: { body: string }) => {
      written.push(body);
      return Promise.reject(fault('Error', { code: 'ECONNREFUSED' }));
    },
  };
  const base64Encoder = (data: Uint8Array | string) => {
    if (data === spoilt.raw) throw new RangeError('Maximum call stack size exceeded');
    return Buffer.from(data).toString('base64');
  };
  const spoilt = { ...letter, raw: new Uint8Array([1]) };
  const shared = new Mailer('books@example.com', { ...settings, requestHandler, base64Encoder });
  await expect(shared.send(spoilt)).resolves.toMatchObject({ kind: 'unknown' });
  await expect(shared.send(letter)).resolves.toMatchObject({ kind: 'not-sent' });
  expect(written).toHaveLength(1);
  expect(new URLSearchParams(written[0]).getAll('RawMessage.Data')).toEqual([
    Buffer.from(letter.raw).toString('base64'),
  ]);
});

it('each mail has a connection of its own: one that died while the function rested loses none', async () => {
  const used = new WeakSet<Socket>();
  const ses = createServer((request, response) => {
    if (used.has(request.socket)) return void request.socket.destroy();
    used.add(request.socket);
    request.resume();
    response.end(
      '<SendRawEmailResponse><SendRawEmailResult><MessageId>m1</MessageId></SendRawEmailResult></SendRawEmailResponse>',
    );
  });
  await once(ses.listen(0, '127.0.0.1'), 'listening');
  const { port } = ses.address() as AddressInfo;
  const near = new Mailer('books@example.com', { ...settings, endpoint: `http://127.0.0.1:${port}` });
  for (let mails = 0; mails < 2; mails += 1)
    expect(await near.send(letter)).toEqual({ kind: 'sent', messageId: 'm1' });
  ses.close();
  ses.closeAllConnections();
});
