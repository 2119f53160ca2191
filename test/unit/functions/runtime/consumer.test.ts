import { ChangeMessageVisibilityCommand, SQSClient } from '@aws-sdk/client-sqs';
import type { SQSEvent } from 'aws-lambda';
import { mockClient } from 'aws-sdk-client-mock';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { cloud } from '../../../../functions/runtime/cloud.ts';
import { consumer, workConsumer } from '../../../../functions/runtime/consumer.ts';
import { logOrganization } from '../../../../functions/runtime/log.ts';
import { environmentNames } from '../../../../shared/cloud-names.ts';
import { lambdaContext } from './lambda-context.ts';
import { writtenDuring } from './written-lines.ts';

const batch = (...bodies: string[]): SQSEvent => ({
  Records: bodies.map((body, index) => ({
    messageId: `message-${index + 1}`,
    receiptHandle: 'receipt',
    body,
    attributes: {
      ApproximateReceiveCount: '1',
      SentTimestamp: '0',
      SenderId: 'sender',
      ApproximateFirstReceiveTimestamp: '0',
    },
    messageAttributes: {},
    md5OfBody: '',
    eventSource: 'aws:sqs',
    eventSourceARN: 'arn:aws:sqs:ca-central-1:123456789012:matchbook-test-work',
    awsRegion: 'ca-central-1',
  })),
});

const working = consumer(({ body }, cloud) => {
  cloud.log.info('begun');
  if (body === 'poison') return Promise.reject(new Error('It cannot be done.', { cause: new Error('Why.') }));
  logOrganization(body);
  cloud.log.info('done');
  return Promise.resolve();
});

describe('consumer', () => {
  it('gives back only the messages that failed', async () => {
    await writtenDuring(async () => {
      expect(await working(batch('a', 'poison', 'b'), lambdaContext('invocation-1'))).toEqual({
        batchItemFailures: [{ itemIdentifier: 'message-2' }],
      });
    });
  });

  it('gives back nothing of a batch that is done', async () => {
    await writtenDuring(async () => {
      expect(await working(batch('a'), lambdaContext('invocation-1'))).toEqual({ batchItemFailures: [] });
    });
  });

  it('gives back a message whose handler throws at once', async () => {
    const throwing = consumer(() => {
      throw new TypeError('A bug.');
    });
    await writtenDuring(async () => {
      expect((await throwing(batch('a'), lambdaContext('invocation-1'))).batchItemFailures).toHaveLength(1);
    });
  });

  it('logs each line with its own message, queue and organisation', async () => {
    const { log } = await writtenDuring(async () => {
      await working(batch('a', 'poison'), lambdaContext('invocation-1'));
      await working(batch('b'), lambdaContext('invocation-2'));
    });
    const about = { queue: 'matchbook-test-work', function_request_id: 'invocation-1' };
    expect(log).toMatchObject([
      { message: 'begun', messageId: 'message-1', ...about },
      { message: 'done', messageId: 'message-1', organizationId: 'a', ...about },
      { message: 'begun', messageId: 'message-2', ...about },
      { message: 'message failed', messageId: 'message-2', error: { cause: { message: 'Why.' } }, ...about },
      { message: 'begun', messageId: 'message-1', function_request_id: 'invocation-2' },
      { message: 'done', messageId: 'message-1', organizationId: 'b' },
    ]);
    for (const at of [0, 2, 3, 4]) expect(log[at]).not.toHaveProperty('organizationId');
  });

  it('counts the messages that were done and those that failed', async () => {
    const { metrics } = await writtenDuring(() =>
      working(batch('a', 'poison', 'b'), lambdaContext('invocation-1')),
    );
    expect(metrics).toMatchObject([
      {
        MessagesDone: 2,
        MessagesFailed: 1,
        _aws: { CloudWatchMetrics: [{ Namespace: 'Matchbook', Dimensions: [['service']] }] },
      },
    ]);
  });
});

describe('a message that failed', () => {
  const url = 'https://queue.example/work';
  const sqs = mockClient(SQSClient);
  const consumed = () => {
    vi.stubEnv('AWS_REGION', 'ca-central-1');
    vi.stubEnv(environmentNames.consumed, url);
  };
  const received = (times: number, ...bodies: string[]): SQSEvent => ({
    Records: batch(...bodies).Records.map((record) => ({
      ...record,
      receiptHandle: `of ${record.body}`,
      attributes: { ...record.attributes, ApproximateReceiveCount: String(times) },
    })),
  });
  afterEach(() => {
    sqs.reset();
    vi.unstubAllEnvs();
  });

  it.each([
    [1, 10],
    [2, 60],
    [3, 300],
    [4, 300],
  ])(
    'the %s. time comes back after %s seconds, and what was done beside it does not',
    async (times, seconds) => {
      consumed();
      sqs.on(ChangeMessageVisibilityCommand).resolves({});
      await writtenDuring(() => working(received(times, 'a', 'poison'), lambdaContext('invocation-1')));
      expect(sqs.commandCalls(ChangeMessageVisibilityCommand).map(({ args }) => args[0].input)).toEqual([
        { QueueUrl: url, ReceiptHandle: 'of poison', VisibilityTimeout: seconds },
      ]);
    },
  );

  it('is given back all the same where the queue can’t be told when', async () => {
    consumed();
    sqs.on(ChangeMessageVisibilityCommand).rejects(new Error('The queue does not answer.'));
    const { log } = await writtenDuring(async () => {
      expect(await working(received(1, 'poison'), lambdaContext('invocation-1'))).toEqual({
        batchItemFailures: [{ itemIdentifier: 'message-1' }],
      });
    });
    expect(log).toContainEqual(
      expect.objectContaining({ message: 'message comes back later than it should' }),
    );
  });
});

describe('workConsumer', () => {
  const asked = ['enter-due', 'mail-day', 'tell-members', 'mail-security', 'purge-organization'] as const;
  const ids = { userId: 'u', day: '2026-03-01', noticeId: 'n', securityNoticeId: 's' };
  /** What is done of it in books that stand so. */
  async function doneIn(books: object | undefined): Promise<string[]> {
    const settings = () => Promise.resolve(books);
    vi.spyOn(cloud, 'organizations', 'get').mockReturnValue({ settings } as never);
    const done: string[] = [];
    const working = workConsumer(({ kind }) => Promise.resolve(void done.push(kind)));
    const bodies = asked.map((kind) =>
      JSON.stringify({ id: kind, work: { kind, organizationId: 'o', ...ids } }),
    );
    await writtenDuring(async () => {
      const answer = await working(batch(...bodies), lambdaContext('invocation-1'));
      expect(answer.batchItemFailures).toEqual([]);
    });
    return done;
  }

  it('does whatever is asked of books that stay', async () => {
    expect(await doneIn({})).toEqual(asked);
  });

  it('lets rest what is scheduled and mailed in the name of books that will be deleted', async () => {
    expect(await doneIn({ closing: { on: '2026-04-15' } })).toEqual(asked.slice(2));
  });

  it('drops what was still asked of books that are deleted, but for their deletion and what is a person’s', async () => {
    expect(await doneIn(undefined)).toEqual(asked.slice(3));
  });
});
