import { MessageRejected, SendRawEmailCommand, SESClient } from '@aws-sdk/client-ses';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, describe, expect, it } from 'vitest';
import { Mailer } from '../../../../functions/adapters/mail.ts';

const ses = mockClient(SESClient);
const mailer = new Mailer('books@example.com', new SESClient({ region: 'ca-central-1' }));
const mail = { to: 'ann@example.com', subject: 'Your books', text: 'Attached.', attachments: [] };
const named = (name: string) => Object.assign(new Error(name), { name });

beforeEach(() => {
  ses.reset();
});

describe('a mail', () => {
  it('is sent with the id that SES gave it', async () => {
    ses.on(SendRawEmailCommand).resolves({ MessageId: 'm1' });
    await expect(mailer.send(mail)).resolves.toEqual({ sent: true, messageId: 'm1' });
  });

  it.each([
    ['SES rejects the message', new MessageRejected({ message: 'Address blacklisted', $metadata: {} })],
    ['the address is none', named('InvalidParameterValue')],
  ])('is refused where %s', async (_, error) => {
    ses.on(SendRawEmailCommand).rejects(error);
    await expect(mailer.send(mail)).resolves.toEqual({ sent: false, reason: 'refused' });
  });

  it.each(['Throttling', 'LimitExceededException', 'AccountSendingPausedException', 'TimeoutError'])(
    'is neither sent nor refused, but to be tried again, after %s',
    async (name) => {
      ses.on(SendRawEmailCommand).rejects(named(name));
      await expect(mailer.send(mail)).rejects.toThrow(name);
    },
  );

  it('is not offered to SES when it is larger than SES takes', async () => {
    const content = new Uint8Array(8 * 1024 * 1024);
    const attachments = [{ fileName: 'all.pdf', contentType: 'application/pdf', content }];
    await expect(mailer.send({ ...mail, attachments })).resolves.toEqual({
      sent: false,
      reason: 'too-large',
    });
    expect(ses.commandCalls(SendRawEmailCommand)).toHaveLength(0);
  });
});
