import type { SQSRecord } from 'aws-lambda';
import { afterAll, describe, expect, it, vi } from 'vitest';
import * as z from 'zod';
import { lambdaContext } from '../unit/functions/runtime/lambda-context.ts';
import { writtenDuring } from '../unit/functions/runtime/written-lines.ts';
import { asText, local, type Placed, resources } from './synthesised.ts';

const alarms = resources(local, 'AWS::CloudWatch::Alarm');
const queues = resources(local, 'AWS::SQS::Queue');
const functions = resources(local, 'AWS::Lambda::Function');

/** One series of numbers that an alarm listens to. */
interface Listened {
  readonly alarm: string;
  readonly namespace: string;
  readonly name: string;
  readonly dimensions: Readonly<Record<string, string>>;
}

const StatedMetric = z.object({
  Namespace: z.string(),
  MetricName: z.string(),
  Dimensions: z.array(z.object({ Name: z.string(), Value: z.unknown() })).default([]),
});

/** What an alarm listens to: its metric, or those that its sum is made of. */
function listenedBy({ Properties = {} }: Placed): Listened[] {
  const stated = Properties['Metrics'] as { MetricStat?: { Metric: unknown } }[] | undefined;
  const metrics = stated?.flatMap(({ MetricStat }) => MetricStat?.Metric ?? []) ?? [Properties];
  return StatedMetric.array()
    .parse(metrics)
    .map(({ Namespace, MetricName, Dimensions }) => ({
      alarm: nameOf(Properties['AlarmName']),
      namespace: Namespace,
      name: MetricName,
      dimensions: Object.fromEntries(Dimensions.map(({ Name, Value }) => [Name, asText(Value)])),
    }));
}

const nameOf = (full: unknown): string => String(full).replace('matchbook-local-', '');

const listened = alarms.flatMap(listenedBy);

const alarmNamed = (name: string): Placed | undefined =>
  alarms.find(({ Properties }) => nameOf(Properties?.['AlarmName']) === name);

const queuesWatchedBy = (metric: string): string[] =>
  listened
    .filter(({ namespace, name }) => namespace === 'AWS/SQS' && name === metric)
    .map(({ dimensions }) => namedIn(dimensions['QueueName'], queues));

/** Which of these a reference means: one of another stack holds the logical id with more around it. */
const namedIn = (reference: string | undefined, among: readonly Placed[]): string =>
  among.find(({ logicalId }) => reference?.includes(logicalId))?.logicalId ?? `nothing: ${String(reference)}`;

const named = (found: readonly Placed[]): string[] => found.map(({ logicalId }) => logicalId).sort();

const isDeadLetters = ({ logicalId }: Placed): boolean => logicalId.includes('DeadLetters');

const sources = resources(local, 'AWS::Lambda::EventSourceMapping').map(({ Properties }) => Properties);

describe('the topic of alarms', () => {
  const ofAlarms = ({ stack }: Placed) => stack.includes('watch');
  const [topic] = resources(local, 'AWS::SNS::Topic').filter(ofAlarms);
  const statements = resources(local, 'AWS::SNS::TopicPolicy')
    .filter(ofAlarms)
    .flatMap(
      ({ Properties }) =>
        (Properties?.['PolicyDocument'] as { Statement: Record<string, unknown>[] }).Statement,
    );

  it('lets CloudWatch tell it of this account’s alarms, and nobody else anything', () => {
    const allowed = statements.filter(({ Effect }) => Effect === 'Allow');
    expect(allowed).toMatchObject([
      {
        Principal: { Service: 'cloudwatch.amazonaws.com' },
        Action: 'sns:Publish',
        Resource: { Ref: topic?.logicalId },
        Condition: { StringEquals: { 'aws:SourceAccount': { Ref: 'AWS::AccountId' } } },
      },
    ]);
    const { Condition } = allowed[0] as { Condition: { ArnLike: Record<string, unknown> } };
    expect(asText(Condition.ArnLike['aws:SourceArn'])).toMatch(/:cloudwatch:.*:alarm:matchbook-local-\*$/);
  });

  it('has no key that CloudWatch could not use', () => {
    expect(topic?.Properties?.['KmsMasterKeyId']).toBeUndefined();
  });

  it('is where every alarm goes', () => {
    for (const { Properties } of alarms)
      expect(Properties?.['AlarmActions']).toEqual([{ Ref: topic?.logicalId }]);
  });
});

describe('what functions count', () => {
  afterAll(() => vi.unstubAllEnvs());

  /** What the code under the name of a function tells CloudWatch when whatever it can count has happened. */
  async function emittedBy(functionName: string): Promise<string[]> {
    vi.resetModules();
    vi.stubEnv('AWS_LAMBDA_FUNCTION_NAME', functionName);
    vi.stubEnv('TABLE_NAME', 'books');
    const { consumer } = await import('../../functions/runtime/consumer.ts');
    const { streamConsumer } = await import('../../functions/runtime/stream-consumer.ts');
    const { countDrift, countGivenUp } = await import('../../functions/runtime/metrics.ts');
    const fails = () => Promise.reject(new Error('This message cannot be done.'));
    const context = lambdaContext('invocation-1');
    const { metrics } = await writtenDuring(async () => {
      await consumer(fails)({ Records: [queued] }, context);
      await streamConsumer(fails)({ Records: [streamed] }, context);
      countGivenUp(1);
      countDrift(1);
    });
    return metrics.flatMap((line) => {
      const { CloudWatchMetrics } = line['_aws'] as {
        CloudWatchMetrics: { Namespace: string; Dimensions: string[][]; Metrics: { Name: string }[] }[];
      };
      return CloudWatchMetrics.flatMap(({ Namespace, Dimensions, Metrics }) =>
        Metrics.filter(({ Name }) => Number(line[Name]) > 0).flatMap(({ Name }) =>
          Dimensions.map((keys) =>
            series(Namespace, Name, Object.fromEntries(keys.map((key) => [key, String(line[key])]))),
          ),
        ),
      );
    });
  }

  const series = (namespace: string, name: string, dimensions: Readonly<Record<string, string>>): string =>
    JSON.stringify([namespace, name, dimensions]);

  const queued: SQSRecord = {
    messageId: 'm-1',
    receiptHandle: 'receipt',
    body: '{}',
    attributes: {
      ApproximateReceiveCount: '1',
      SentTimestamp: '0',
      SenderId: 'sender',
      ApproximateFirstReceiveTimestamp: '0',
    },
    messageAttributes: {},
    md5OfBody: '',
    eventSource: 'aws:sqs',
    eventSourceARN: 'arn:aws:sqs:ca-central-1:000000000000:work',
    awsRegion: 'ca-central-1',
  };
  const streamed = {
    dynamodb: { Keys: { pk: { S: 'ORG#o' }, sk: { S: 'MESSAGE#m' } }, SequenceNumber: '1' },
  };

  const own = listened.filter(({ namespace }) => namespace === 'Matchbook');

  it.each(own)('$alarm hears $name as it is told', async ({ namespace, name, dimensions }) => {
    const { service = '' } = dimensions;
    expect(functions.map(({ Properties }) => Properties?.['FunctionName'])).toContain(service);
    expect(await emittedBy(service)).toContain(series(namespace, name, dimensions));
  });

  it('includes what each consumer could not do: Lambda counts no failure of an item as an error', () => {
    const consumers = functions.filter(({ logicalId }) =>
      sources.some((source) => asText(source?.['FunctionName']).includes(logicalId)),
    );
    expect(consumers).toHaveLength(12);
    for (const { Properties } of consumers) {
      const FunctionName = String(Properties?.['FunctionName']);
      const failed = own.find(
        ({ name, dimensions }) => name === 'MessagesFailed' && dimensions['service'] === FunctionName,
      );
      expect(failed, FunctionName).toBeDefined();
      // The same alarm hears of those that were killed.
      const together = listened.filter(({ alarm }) => alarm === failed?.alarm);
      expect(together.map(({ name }) => name).sort()).toEqual(['Errors', 'MessagesFailed']);
      expect(alarmNamed(failed?.alarm ?? '')?.Properties).toMatchObject({ TreatMissingData: 'notBreaching' });
    }
  });

  it('includes drift, at the first book of it', () => {
    expect(alarmNamed('LedgerDrifts')?.Properties).toMatchObject({
      MetricName: 'LedgerDrift',
      Threshold: 1,
      ComparisonOperator: 'GreaterThanOrEqualToThreshold',
    });
  });
});

describe('what is done on a schedule', () => {
  const scheduled = resources(local, 'AWS::Scheduler::Schedule');

  it('raises an alarm when it fails, and when it does not run', () => {
    expect(scheduled).toHaveLength(7);
    for (const { Properties } of scheduled) {
      const target = namedIn(asText(Properties?.['Target']), functions);
      const heard = listened.find(
        ({ name, dimensions }) =>
          name === 'Errors' && namedIn(dimensions['FunctionName'], functions) === target,
      );
      expect(alarmNamed(heard?.alarm ?? '')?.Properties).toMatchObject({ TreatMissingData: 'breaching' });
    }
  });
});

describe('queues', () => {
  const worked = queues.filter((queue) => !isDeadLetters(queue));

  it('raise an alarm for every message set aside', () => {
    expect(queuesWatchedBy('ApproximateNumberOfMessagesVisible').sort()).toEqual(
      named(queues.filter(isDeadLetters)),
    );
    for (const { Properties } of alarms.filter((one) =>
      nameOf(one.Properties?.['AlarmName']).endsWith('SetAside'),
    ))
      expect(Properties).toMatchObject({ Threshold: 1, TreatMissingData: 'notBreaching' });
  });

  it('raise an alarm when a message waits for too long', () => {
    expect(queuesWatchedBy('ApproximateAgeOfOldestMessage').sort()).toEqual(named(worked));
    for (const alarm of alarms.filter(hearsAge)) {
      expect(alarm.Properties).toMatchObject({ TreatMissingData: 'notBreaching', Statistic: 'Maximum' });
      // Long before messages are forgotten.
      expect(Number(alarm.Properties?.['Threshold'])).toBeLessThan(86_400);
    }
  });

  it('that are fair raise one sooner when somebody waits who has asked for little', () => {
    const fair = worked.filter(({ logicalId }) =>
      /^(Billing|Reading|Previews|Packing|Purging|Work|Reports)/.test(logicalId),
    );
    expect(queuesWatchedBy('ApproximateAgeOfOldestMessageInQuietGroups').sort()).toEqual(named(fair));
    for (const { Properties } of alarms) {
      if (Properties?.['MetricName'] === 'ApproximateAgeOfOldestMessageInQuietGroups')
        expect(Properties['Threshold']).toBe(15 * 60);
    }
  });

  const hearsAge = ({ Properties }: Placed): boolean =>
    String(Properties?.['MetricName']).startsWith('ApproximateAgeOfOldestMessage');
});

describe('the stream of messages', () => {
  it('raises an alarm when what was written waits to be delivered', () => {
    const [behind] = listened.filter(({ name }) => name === 'IteratorAge');
    expect(behind?.namespace).toBe('AWS/Lambda');
    expect(namedIn(behind?.dimensions['FunctionName'], functions)).toMatch(/^DeliverMessages/);
    expect(alarmNamed(behind?.alarm ?? '')?.Properties).toMatchObject({
      Statistic: 'Maximum',
      TreatMissingData: 'notBreaching',
    });
  });
});

describe('the table', () => {
  it('is heard refusing, by the events that it and each of its indexes count', () => {
    const [table] = resources(local, 'AWS::DynamoDB::Table');
    const indexes = table?.Properties?.['GlobalSecondaryIndexes'] as { IndexName: string }[];
    const heard = listened
      .filter(({ alarm }) => alarm === 'TableThrottles')
      .map(({ namespace, name, dimensions: { TableName, ...others } }) => {
        expect(TableName).toContain(table?.logicalId);
        return [namespace, name, others];
      });
    const events = ['ReadThrottleEvents', 'WriteThrottleEvents'];
    const places = [{}, ...indexes.map(({ IndexName }) => ({ GlobalSecondaryIndexName: IndexName }))];
    expect(heard).toHaveLength(events.length * places.length);
    expect(heard).toEqual(
      expect.arrayContaining(
        events.flatMap((event) => places.map((place) => ['AWS/DynamoDB', event, place])),
      ),
    );
  });
});
