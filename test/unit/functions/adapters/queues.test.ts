import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, describe, expect, it } from 'vitest';
import { Queues } from '../../../../functions/adapters/queues.ts';

const sqs = mockClient(SQSClient);
const queues = new Queues<'reading' | 'books'>(
  (stage) => `https://queue.example/${stage}`,
  new SQSClient({ region: 'ca-central-1' }),
);
const message = { id: 'm1', work: { kind: 'run-job', organizationId: 'o1', jobId: 'j1' } };

beforeEach(() => {
  sqs.reset();
});

describe('a message for the background', () => {
  it('goes to the queue of its stage, in the turn of its organisation', async () => {
    sqs.on(SendMessageCommand).resolves({});
    await queues.send('books', message, 'o1');
    const [call] = sqs.commandCalls(SendMessageCommand);
    expect(call?.args[0].input).toMatchObject({
      QueueUrl: 'https://queue.example/books',
      MessageGroupId: 'o1',
    });
    expect(JSON.parse(call?.args[0].input.MessageBody ?? '')).toEqual(message);
  });

  it('is known by its id where a queue goes one by one', async () => {
    sqs.on(SendMessageCommand).resolves({});
    const slow = new Queues<'slow'>(
      () => 'https://queue.example/slow.fifo',
      new SQSClient({ region: 'ca-central-1' }),
    );
    await slow.send('slow', message, 'o1');
    await queues.send('books', message, 'o1');
    const [first, second] = sqs.commandCalls(SendMessageCommand).map(({ args }) => args[0].input);
    expect(first).toMatchObject({ MessageGroupId: 'o1', MessageDeduplicationId: 'm1' });
    expect(second).not.toHaveProperty('MessageDeduplicationId');
  });

  it('is a fault where the queue does not take it, so that nobody is told it was', async () => {
    sqs.on(SendMessageCommand).rejects(Object.assign(new Error('gone'), { name: 'QueueDoesNotExist' }));
    await expect(queues.send('books', message, 'o1')).rejects.toThrow('gone');
  });
});
