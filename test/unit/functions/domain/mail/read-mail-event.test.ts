import fc from 'fast-check';
import { v7 } from 'uuid';
import { describe, expect, it } from 'vitest';
import { tellsMore } from '../../../../../functions/domain/mail/mail-event.ts';
import { readMailEvent } from '../../../../../functions/domain/mail/read-mail-event.ts';

const [organization, report] = [v7(), v7()];
const sentAt = '2026-04-01T12:00:00.000Z';
const at = '2026-04-01T12:00:05.000Z';
const mail = {
  ...{ timestamp: sentAt, messageId: 'm1', source: 'books@example.com', destination: ['zoe@example.com'] },
  tags: { organization: [organization], report: [report], 'ses:configuration-set': ['reports'] },
};
const event = { messageId: 'm1', sentAt, tags: { organization, report } };
const read = (published: object) => readMailEvent(JSON.stringify(published));
const bounced = (bounceType: string, bounceSubType?: string) =>
  read({ eventType: 'Bounce', mail, bounce: { bounceType, bounceSubType, timestamp: at } });

describe('a message of SES', () => {
  it.each([
    ['Permanent', 'General', 'no-such-address'],
    ['Permanent', 'NoEmail', 'no-such-address'],
    ['Permanent', 'OnAccountSuppressionList', 'suppressed'],
    ['Permanent', 'SomethingNew', 'refused'],
    ['Transient', 'General', 'not-taken-now'],
    ['Transient', 'MailboxFull', 'mailbox-full'],
    ['Transient', 'MessageTooLarge', 'too-large'],
    ['Transient', 'AttachmentRejected', 'content-refused'],
    ['Undetermined', 'Undetermined', 'unknown'],
    ['SomethingNew', undefined, 'unknown'],
  ])('tells of a %s bounce (%s) as %s', (type, subType, reason) => {
    expect(bounced(type, subType)).toEqual({ ...event, kind: 'bounced', at, reason });
  });

  it('tells of deliveries, complaints, and mails that held a virus', () => {
    expect(read({ eventType: 'Delivery', mail, delivery: { timestamp: at } })).toEqual({
      ...event,
      kind: 'delivered',
      at,
    });
    expect(read({ eventType: 'Complaint', mail, complaint: { timestamp: at } })).toEqual({
      ...{ ...event, kind: 'complained', at, reason: 'unwanted' },
    });
    expect(read({ eventType: 'Reject', mail, reject: { reason: 'Bad content' } })).toEqual({
      ...{ ...event, kind: 'bounced', at: sentAt, reason: 'virus' },
    });
  });

  it('names nobody by what is no id', () => {
    for (const tags of [undefined, {}, { organization: ['o#1'], report: [] }, { organization: organization }])
      expect(
        read({ eventType: 'Delivery', mail: { ...mail, tags }, delivery: { timestamp: at } }),
      ).toMatchObject({
        tags: {},
      });
  });

  it('is none whatever else a queue may hold', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string(), fc.json()), (body) => {
        expect(readMailEvent(body)).toBeUndefined();
      }),
    );
  });
});

it('a machine’s answer after a delivery takes nothing back, all else that is worse does', () => {
  expect(tellsMore({ kind: 'bounced', reason: 'not-taken-now' }, 'delivered')).toBe(false);
  expect(tellsMore({ kind: 'bounced', reason: 'not-taken-now' }, 'sent')).toBe(true);
  expect(tellsMore({ kind: 'bounced', reason: 'mailbox-full' }, 'delivered')).toBe(true);
  expect(tellsMore({ kind: 'delivered' }, 'bounced')).toBe(false);
  expect(tellsMore({ kind: 'complained', reason: 'unwanted' }, 'bounced')).toBe(true);
  expect(tellsMore({ kind: 'delivered' }, undefined)).toBe(true);
});
