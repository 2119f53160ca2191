import { GetObjectCommand, PutObjectCommand, S3Client } from '@aws-sdk/client-s3';
import { v7 } from 'uuid';
import { beforeAll, describe, expect, it } from 'vitest';
import { contract } from '../../shared/contract/index.ts';
import { booksOf, makeAssistant, organizationIdOf, putOnStarter } from '../support/books.ts';
import { composeEml } from '../support/compose-eml.ts';
import { receiptPdf } from '../support/draw-receipt.ts';
import { Member } from '../support/member.ts';
import { sharedCloud, type SharedCloud } from '../support/shared-cloud.ts';

let cloud: SharedCloud;
let paper: Buffer;
beforeAll(async () => {
  cloud = await sharedCloud();
  paper = Buffer.from(await receiptPdf('Northside Hardware Ltd.', '2026-03-02', '118.65'));
});

const addressOf = async (member: Member) =>
  String((await member.ask('GET', '/receiving-address'))['address']);

interface Sent {
  readonly from: string;
  readonly to: string;
  readonly subject?: string;
  readonly messageId?: string;
  /** Of the receiving server: `auth=fail`. */
  readonly notes?: string;
}

async function send({
  from,
  to,
  subject = 'Hardware',
  messageId = `<${v7()}@example.com>`,
  notes = '',
}: Sent) {
  const attachments = [{ filename: 'hardware.pdf', contentType: 'application/pdf', content: paper }];
  const eml = await composeEml({ from, to, subject, messageId, text: 'See attached.', attachments });
  const answer = await fetch(`${cloud.web}/_local/mail?${notes}`, {
    method: 'POST',
    body: new Uint8Array(eml),
  });
  const { messageId: delivery } = (await answer.json()) as { messageId?: string };
  return { status: answer.status, delivery };
}

function bucket() {
  const { bucketName: Bucket, region, endpoints } = cloud.stack();
  const credentials = { accessKeyId: 'administrator', secretAccessKey: 'administrator' };
  const client = new S3Client({ endpoint: endpoints.s3, region, credentials, forcePathStyle: true });
  return { client, Bucket };
}

/** Puts a mail where the receiver puts those that came for several at once: its notes name nobody. */
async function sendToSeveral(to: string, from: string): Promise<string> {
  const { client, Bucket } = bucket();
  const delivery = v7();
  const attachments = [{ filename: 'hardware.pdf', contentType: 'application/pdf', content: paper }];
  const facts = { from, to, subject: 'Hardware', messageId: `<${delivery}@example.com>`, text: 'Both.' };
  const Body = new Uint8Array(await composeEml({ ...facts, attachments }));
  await client.send(new PutObjectCommand({ Bucket, Key: `mails/${delivery}`, Body }));
  return delivery;
}

/** Whether the mail of a delivery still lies in the bucket as it came. */
function liesInTheBucket(delivery: string | undefined): Promise<boolean> {
  const { client, Bucket } = bucket();
  return client.send(new GetObjectCommand({ Bucket, Key: `mails/${String(delivery)}` })).then(
    () => true,
    () => false,
  );
}

const receiptsOf = async (member: Member, wanted: number) => {
  const isRead = ({ items }: Record<string, unknown>) =>
    Array.isArray(items) && items.length >= wanted && items.every(({ status }) => status !== 'pending');
  return contract.listReceipts.reply.parse(await member.until('/receipts', isRead)).items;
};
const waitingOf = async (member: Member, wanted: number) => {
  const page = await member.until(
    '/quarantine',
    ({ items }) => Array.isArray(items) && items.length >= wanted,
  );
  return contract.listQuarantine.reply.parse(page).items;
};

describe('a mail of a member (getReceivingAddress)', () => {
  it('becomes a document, once, however often it is sent', async () => {
    const member = await Member.join(cloud);
    const to = await addressOf(member);
    expect(to).toMatch(/^docs-[a-z2-7]{16}@in\.matchbook\.localhost$/);
    expect(await addressOf(member)).toBe(to);
    const mail = { from: `Ada <${member.email}>`, to, messageId: `<${v7()}@example.com>` };
    expect(await send(mail)).toMatchObject({ status: 202 });
    const [receipt, ...others] = await receiptsOf(member, 1);
    expect(others).toEqual([]);
    expect(receipt).toMatchObject({
      fileName: 'Hardware.eml',
      contentType: 'message/rfc822',
      amount: 11_865,
      date: '2026-03-02',
    });
    expect(receipt?.vendor).toMatch(/northside/i);

    await send(mail);
    await send({ ...mail, messageId: `<${v7()}@example.com>`, notes: 'spam=fail' });
    expect(await waitingOf(member, 1)).toMatchObject([{ reason: 'spam', canAccept: true }]);
    expect(await receiptsOf(member, 1)).toHaveLength(1);
    expect(await member.ask('GET', '/me')).toMatchObject({ usage: { documents: 1 } });
  });

  it('says that the plan has no room, instead of being lost', async () => {
    const member = await Member.join(cloud);
    const books = booksOf(cloud);
    const organizationId = await organizationIdOf(member);
    const month = String(((await member.ask('GET', '/me'))['usage'] as Record<string, unknown>)['month']);
    await putOnStarter(books, organizationId);
    await books.table.write([books.plans.usageChange(organizationId, month, { documents: 10 })]);
    await send({ from: member.email, to: await addressOf(member) });
    const [receipt] = await receiptsOf(member, 1);
    expect(receipt).toMatchObject({
      status: 'processed',
      amount: null,
      problem: { code: 'plan-limit-reached' },
    });
    expect(receipt?.problem?.detail).toContain('10 documents a month');
    const opened = await member.ask('GET', `/receipts/${String(receipt?.id)}/file`);
    expect((await fetch(String(opened['url']))).status).toBe(200);

    await send({ from: 'shop@elsewhere.example', to: await addressOf(member) });
    const [waiting] = await waitingOf(member, 1);
    expect(await member.call('POST', `/quarantine/${String(waiting?.id)}/accept`)).toMatchObject({
      status: 402,
    });
    expect(await waitingOf(member, 1)).toHaveLength(1);
  });
});

describe('other mail to a member’s address (listQuarantine, acceptMail, discardMail)', () => {
  it('waits for a person, who takes it in or discards it', async () => {
    const [member, stranger, assistant] = [
      await Member.join(cloud),
      await Member.join(cloud),
      await Member.join(cloud),
    ];
    const to = await addressOf(member);
    await makeAssistant(booksOf(cloud), assistant, await organizationIdOf(member), 'view-only');
    const forged = await send({ from: member.email, to, subject: 'Forged', notes: 'auth=fail' });
    const ordered = await send({ from: 'shop@elsewhere.example', to, subject: 'Your =?x?Q?order?=' });
    await send({ from: assistant.email, to, subject: 'Looked' });
    await send({ from: stranger.email, to, subject: 'Ill', notes: 'virus=fail' });
    const waiting = await waitingOf(member, 4);
    const named = (word: string) => waiting.find(({ subject }) => subject.includes(word));
    expect(named('Forged')).toMatchObject({ from: member.email, reason: 'unproven-sender', canAccept: true });
    expect(named('Your')).toMatchObject({ from: 'shop@elsewhere.example', reason: 'unknown-sender' });
    expect(named('Looked')).toMatchObject({ reason: 'not-allowed' });
    expect(named('Ill')).toMatchObject({ reason: 'virus', canAccept: false });
    expect(await member.all('/receipts')).toEqual([]);

    const path = (word: string) => `/quarantine/${String(named(word)?.id)}`;
    expect(await stranger.call('POST', `${path('Forged')}/accept`)).toMatchObject({ status: 404 });
    expect(await stranger.call('DELETE', path('Forged'))).toMatchObject({ status: 404 });
    expect(await stranger.all('/quarantine')).toEqual([]);
    expect(await assistant.call('POST', `${path('Forged')}/accept`)).toMatchObject({ status: 403 });
    expect(await member.call('POST', `${path('Ill')}/accept`)).toMatchObject({
      status: 409,
      body: { code: 'wrong-state' },
    });

    expect(await Promise.all([forged, ordered].map(({ delivery }) => liesInTheBucket(delivery)))).toEqual([
      true,
      true,
    ]);
    expect(await member.ask('DELETE', path('Forged'))).toMatchObject({ subject: 'Forged' });
    expect(await member.call('DELETE', path('Forged'))).toMatchObject({ status: 404 });
    expect(await member.ask('POST', `${path('Your')}/accept`)).toMatchObject({ status: 'pending' });
    expect(await member.call('POST', `${path('Your')}/accept`)).toMatchObject({ status: 404 });
    // Gone, so that being told of it again lets neither wait anew.
    expect(await Promise.all([forged, ordered].map(({ delivery }) => liesInTheBucket(delivery)))).toEqual([
      false,
      false,
    ]);
    expect(await receiptsOf(member, 1)).toMatchObject([{ amount: 11_865 }]);
    expect(await waitingOf(member, 2)).toHaveLength(2);
  });

  it('stays for the one when another organisation, to whose address it came too, discards it', async () => {
    const [one, other] = [await Member.join(cloud), await Member.join(cloud)];
    const to = `${await addressOf(one)}, ${await addressOf(other)}`;
    const delivery = await sendToSeveral(to, 'shop@elsewhere.example');
    const [[mine], [theirs]] = [await waitingOf(one, 1), await waitingOf(other, 1)];
    await other.ask('DELETE', `/quarantine/${String(theirs?.id)}`);
    expect(await one.ask('POST', `/quarantine/${String(mine?.id)}/accept`)).toMatchObject({
      status: 'pending',
    });
    expect(await receiptsOf(one, 1)).toMatchObject([{ amount: 11_865 }]);
    expect(await liesInTheBucket(delivery)).toBe(false);
  });
});

describe('renewReceivingAddress', () => {
  it('ends the address before, and mail to it goes to nobody', async () => {
    const member = await Member.join(cloud);
    const old = await addressOf(member);
    const { address } = await member.ask('POST', '/receiving-address/renew');
    expect(address).not.toBe(old);
    expect(await addressOf(member)).toBe(address);
    expect(await send({ from: member.email, to: old, subject: 'Late' })).toMatchObject({ status: 202 });
    await send({ from: 'shop@elsewhere.example', to: String(address), subject: 'New' });
    expect(await waitingOf(member, 1)).toMatchObject([{ subject: 'New' }]);
    expect(await member.all('/receipts')).toEqual([]);
  });
});

describe('mail to a domain that is not ours', () => {
  it('is taken by no rule', async () => {
    const sent = await send({ from: 'ada@example.com', to: 'docs-abcdefghijklmnop@elsewhere.example' });
    expect(sent.status).toBe(404);
  });
});
