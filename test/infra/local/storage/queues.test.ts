import {
  ChangeMessageVisibilityCommand,
  DeleteMessageBatchCommand,
  DeleteMessageCommand,
  GetQueueAttributesCommand,
  ReceiveMessageCommand,
  SendMessageBatchCommand,
  SendMessageCommand,
} from '@aws-sdk/client-sqs';
import { afterEach, beforeAll, afterAll, describe, expect, it, vi } from 'vitest';
import { storageFixture, type StorageFixture } from './storage-fixture.ts';

let fixture: StorageFixture;
let QueueUrl: string;
beforeAll(async () => {
  fixture = await storageFixture();
  QueueUrl = fixture.queueUrl('uploads');
});
afterEach(() => fixture.emptyQueues());
afterAll(() => fixture.storage.stop());

const send = (MessageBody: string, more = {}) =>
  fixture.sqs.send(new SendMessageCommand({ QueueUrl, MessageBody, ...more }));
const receive = async (more = {}) => {
  const input = { QueueUrl, MaxNumberOfMessages: 10, ...more };
  return (await fixture.sqs.send(new ReceiveMessageCommand(input))).Messages ?? [];
};

describe('a queue', () => {
  it('hands a message out once, with what SQS tells of it, until it is deleted', async () => {
    await send('{"n":1}', { MessageAttributes: { kind: { DataType: 'String', StringValue: 'test' } } });
    const [message] = await receive();
    expect(message).toMatchObject({
      Body: '{"n":1}',
      Attributes: {
        ApproximateReceiveCount: '1',
        SentTimestamp: expect.stringMatching(/^\d{13}$/) as string,
      },
      MessageAttributes: { kind: { DataType: 'String', StringValue: 'test' } },
    });
    expect(await receive()).toEqual([]);
    await fixture.sqs.send(new DeleteMessageCommand({ QueueUrl, ReceiptHandle: message?.ReceiptHandle }));
    expect(fixture.storage.queues.counts('uploads')).toEqual({ visible: 0, inFlight: 0, delayed: 0 });
  });

  it('gives an undeleted message again, and an old receipt then deletes nothing', async () => {
    await send('again');
    const [first] = await receive({ VisibilityTimeout: 0 });
    const [second] = await receive();
    expect(second?.Attributes?.ApproximateReceiveCount).toBe('2');
    await fixture.sqs.send(new DeleteMessageCommand({ QueueUrl, ReceiptHandle: first?.ReceiptHandle }));
    expect(fixture.storage.queues.counts('uploads').inFlight).toBe(1);
  });

  it('hands out first what belongs to those with the fewest messages in work', async () => {
    for (const n of [1, 2, 3]) await send(`busy ${n}`, { MessageGroupId: 'busy' });
    await send('patient', { MessageGroupId: 'patient' });
    const [first] = await receive({ MaxNumberOfMessages: 1 });
    expect(first?.Body).toBe('busy 1');
    expect((await receive({ MaxNumberOfMessages: 2 })).map(({ Body }) => Body)).toEqual([
      'patient',
      'busy 2',
    ]);
  });

  it('moves a message that came back too often to the dead letters', async () => {
    await send('poison');
    await receive({ VisibilityTimeout: 0 });
    await receive({ VisibilityTimeout: 0 });
    expect(await receive()).toEqual([]);
    const [dead] = await receive({ QueueUrl: fixture.queueUrl('dead') });
    expect(dead?.Body).toBe('poison');
  });

  it('returns at once what a dead host had received, without counting it', async () => {
    await send('interrupted');
    for (let death = 0; death < 5; death++) {
      const [message] = await receive();
      expect(message?.Attributes?.ApproximateReceiveCount).toBe('1');
      fixture.storage.returnInFlight('uploads');
    }
    expect(fixture.storage.queues.counts('dead').visible).toBe(0);
  });

  it('answers a long poll as soon as a message comes, is delayed or is given back', async () => {
    const waiting = receive({ WaitTimeSeconds: 5 });
    const startedAt = Date.now();
    await send('now');
    const [message] = await waiting;
    expect(message?.Body).toBe('now');
    const again = receive({ WaitTimeSeconds: 5 });
    const change = { QueueUrl, ReceiptHandle: message?.ReceiptHandle, VisibilityTimeout: 0 };
    await fixture.sqs.send(new ChangeMessageVisibilityCommand(change));
    expect((await again)[0]?.Body).toBe('now');
    expect(Date.now() - startedAt).toBeLessThan(2000);
  });

  it('keeps a delayed message back', async () => {
    await send('later', { DelaySeconds: 1 });
    expect(await receive()).toEqual([]);
    expect(fixture.storage.queues.counts('uploads').delayed).toBe(1);
    expect((await receive({ WaitTimeSeconds: 3 }))[0]?.Body).toBe('later');
  });

  it('takes no message for a poller that has gone', async () => {
    const polls = vi.spyOn(fixture.storage.queues, 'receive');
    const poller = new AbortController();
    const asked = fixture.sqs.send(new ReceiveMessageCommand({ QueueUrl, WaitTimeSeconds: 20 }), {
      abortSignal: poller.signal,
    });
    await vi.waitUntil(() => polls.mock.results.length === 1);
    poller.abort();
    await expect(asked).rejects.toThrow();
    expect(await polls.mock.results[0]?.value).toEqual([]);
    polls.mockRestore();
    await send('kept');
    expect((await receive())[0]?.Attributes?.ApproximateReceiveCount).toBe('1');
  });

  it('works in batches, telling what failed', async () => {
    const Entries = [
      { Id: 'a', MessageBody: '1' },
      { Id: 'b', MessageBody: '2', DelaySeconds: 5000 },
    ];
    const sent = await fixture.sqs.send(new SendMessageBatchCommand({ QueueUrl, Entries }));
    expect([sent.Successful?.map(({ Id }) => Id), sent.Failed?.map(({ Id }) => Id)]).toEqual([['a'], ['b']]);
    const [message] = await receive();
    const deletion = [
      { Id: 'x', ReceiptHandle: message?.ReceiptHandle },
      { Id: 'y', ReceiptHandle: 'nonsense' },
    ];
    const deleted = await fixture.sqs.send(new DeleteMessageBatchCommand({ QueueUrl, Entries: deletion }));
    expect([deleted.Successful?.length, deleted.Failed?.[0]?.Code]).toEqual([1, 'ReceiptHandleIsInvalid']);
  });

  it('tells its attributes, and none of an unknown one', async () => {
    await send('one');
    const { Attributes } = await fixture.sqs.send(
      new GetQueueAttributesCommand({ QueueUrl, AttributeNames: ['All'] }),
    );
    expect(Attributes).toMatchObject({
      QueueArn: 'arn:aws:sqs:ca-central-1:123456789012:uploads',
      ApproximateNumberOfMessages: '1',
      VisibilityTimeout: '30',
    });
    expect(JSON.parse(Attributes?.['RedrivePolicy'] ?? '{}')).toMatchObject({ maxReceiveCount: 2 });
    const unknown = new GetQueueAttributesCommand({ QueueUrl: fixture.queueUrl('unknown') });
    await expect(fixture.sqs.send(unknown)).rejects.toMatchObject({ name: 'QueueDoesNotExist' });
  });
});

describe('a queue that keeps order', () => {
  const turns = () => ({ QueueUrl: fixture.queueUrl('turns.fifo') });
  const ask = (name: string, MessageGroupId: string) =>
    send(name, {
      ...turns(),
      MessageGroupId,
      MessageDeduplicationId: `${expect.getState().currentTestName} ${name} ${MessageGroupId}`.slice(-128),
    });
  const bodies = async () => (await receive(turns())).map(({ Body }) => Body);

  it('hands out one message of a group at a time, and the next once that one is deleted', async () => {
    await ask('first', 'one');
    await ask('second', 'one');
    await ask('first', 'other');
    const [mine, theirs] = await receive(turns());
    expect([mine?.Body, theirs?.Body]).toEqual(['first', 'first']);
    expect(await bodies()).toEqual([]);
    await fixture.sqs.send(new DeleteMessageCommand({ ...turns(), ReceiptHandle: mine?.ReceiptHandle }));
    expect(await bodies()).toEqual(['second']);
  });

  it('lets none pass one that comes back, until that is among its dead letters', async () => {
    await ask('poison', 'one');
    await ask('patient', 'one');
    for (let time = 0; time < 2; time += 1) {
      const [message] = await receive({ ...turns(), VisibilityTimeout: 0 });
      expect(message?.Body).toBe('poison');
    }
    expect(await bodies()).toEqual(['patient']);
    const [dead] = await receive({ QueueUrl: fixture.queueUrl('dead-turns.fifo') });
    expect(dead?.Body).toBe('poison');
  });

  it('takes a message once, under whatever receipt it was told of', async () => {
    const [first, second] = [await ask('once', 'one'), await ask('once', 'one')];
    expect(second.MessageId).toBe(first.MessageId);
    expect(await bodies()).toEqual(['once']);
  });

  it('takes none without its group and its name, which other queues don’t take', async () => {
    await expect(send('whose', turns())).rejects.toMatchObject({ name: 'MissingParameter' });
    await expect(send('named', { MessageDeduplicationId: 'n' })).rejects.toMatchObject({
      name: 'InvalidParameterValue',
    });
  });
});
