import { SendMessageCommand, SQSClient } from '@aws-sdk/client-sqs';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, describe, expect, it } from 'vitest';
import { Work, WorkQueue } from '../../../../functions/adapters/work.ts';

const sqs = mockClient(SQSClient);
const queue = new WorkQueue('https://queue.example/work', new SQSClient({ region: 'ca-central-1' }));
const work: Work = { kind: 'run-job', organizationId: 'o1', jobId: 'j1' };

beforeEach(() => {
  sqs.reset();
});

describe('work for the background', () => {
  it('goes to its queue as it is read there', async () => {
    sqs.on(SendMessageCommand).resolves({});
    await queue.send(work);
    const [call] = sqs.commandCalls(SendMessageCommand);
    expect(call?.args[0].input.QueueUrl).toBe('https://queue.example/work');
    expect(Work.parse(JSON.parse(call?.args[0].input.MessageBody ?? ''))).toEqual(work);
  });

  it('is a fault where the queue does not take it, so that nobody is told it was', async () => {
    sqs.on(SendMessageCommand).rejects(Object.assign(new Error('gone'), { name: 'QueueDoesNotExist' }));
    await expect(queue.send(work)).rejects.toThrow('gone');
  });
});
