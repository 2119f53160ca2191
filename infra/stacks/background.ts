import { Duration, Stack, type StackProps } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { Architecture, EventSourceMapping, type Function, StartingPosition } from 'aws-cdk-lib/aws-lambda';
import type { LogGroup } from 'aws-cdk-lib/aws-logs';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import { environmentNames, messageKeys, tableKeys } from '../../shared/cloud-names.ts';
import type { Touch } from '../../shared/contract/route.ts';
import { CloudFunction, type CloudFunctionProps } from '../constructs/cloud-function.ts';
import type { CloudParts } from '../constructs/cloud-parts.ts';
import { FixedSchedule } from '../constructs/fixed-schedule.ts';
import { functionLog } from '../constructs/function-log.ts';
import type { QueueWithDeadLetters } from '../constructs/queue-with-dead-letters.ts';
import type { StageContext } from '../constructs/stage-context.ts';
import type { DataStack } from './data.ts';

export interface BackgroundStackProps extends StackProps {
  readonly context: StageContext;
  readonly data: DataStack;
  /** With the pool, of which those know who take people out of it. */
  readonly parts: CloudParts;
}

const WORKING: readonly Touch[] = ['table:read', 'table:write', 'documents:read', 'documents:write'];
/** Arrivals and dead letters worked on at once: each is quickly done. */
const AT_ONCE = 5;
/** Times that the stream offers a message before it is left to the sweep. */
const STREAM_RETRIES = 10;

type Settings = Pick<
  CloudFunctionProps,
  'bundle' | 'memoryMegabytes' | 'timeout' | 'architecture' | 'statements' | 'environment'
>;
type ConsumerSettings = Pick<Settings, 'bundle' | 'memoryMegabytes' | 'architecture'> & {
  readonly touches: readonly Touch[];
  readonly atOnce: number;
};

const READER = 'read-pages';
const READING = {
  architecture: Architecture.X86_64,
  memoryMegabytes: 3008,
  touches: [...WORKING, 'documents:delete'],
} as const satisfies Partial<ConsumerSettings>;

/** What runs by the clock, and how often. */
interface Round {
  readonly run: Function;
  readonly every: Duration;
}

/** What happens without anybody waiting: messages find their queues, and each stage has its worker; a caretaker makes its rounds. */
export class BackgroundStack extends Stack {
  /** Brings messages to their queues. */
  readonly deliverer: Function;
  /** Each works on what one queue, or the dead letters of all stages, hold. */
  readonly consumers: readonly Function[];
  readonly rounds: readonly Round[];
  private readonly context: StageContext;
  private readonly data: DataStack;
  private readonly parts: CloudParts;
  private readonly logGroup: LogGroup;

  constructor(scope: Construct, id: string, { context, data, parts, ...props }: BackgroundStackProps) {
    super(scope, id, props);
    this.context = context;
    this.data = data;
    this.parts = parts;
    this.logGroup = functionLog(this);
    const { arrivals, mailEvents, stages } = data;
    const { atOnce } = context.config;
    this.deliverer = this.delivering();
    this.consumers = [
      this.consumer('TakeArrivals', 'take-arrivals', arrivals, {
        touches: ['table:read', 'table:write', 'documents:write', 'mails:read'],
        atOnce: AT_ONCE,
      }),
      this.consumer('TakeMailEvents', 'take-mail-events', mailEvents, {
        touches: ['table:read', 'table:write'],
        atOnce: AT_ONCE,
      }),
      this.consumer('ReadPages', READER, stages.reading, { ...READING, atOnce: atOnce.reading }),
      this.consumer('ReadSlowly', 'read-slowly', stages.slowReading, {
        ...READING,
        bundle: READER,
        atOnce: atOnce.slowReading,
      }),
      this.consumer('ReadStatements', 'read-statements', stages.previews, {
        memoryMegabytes: 1024,
        touches: WORKING,
        atOnce: atOnce.previews,
      }),
      this.consumer('DoWork', 'do-work', stages.books, {
        memoryMegabytes: 1024,
        touches: [...WORKING, 'documents:delete', 'documents:erase', 'mail:send'],
        atOnce: atOnce.books,
      }),
      this.consumer('PackFiles', 'pack-files', stages.packing, {
        memoryMegabytes: 1024,
        touches: [
          ...(['table:read', 'table:write', 'documents:read', 'exports:write'] as const),
          ...(['reports:write', 'documents:delete'] as const),
        ],
        atOnce: atOnce.packing,
      }),
      this.consumer('MakeReports', 'make-reports', stages.reports, {
        memoryMegabytes: 2048,
        touches: [
          ...(['table:read', 'table:write', 'documents:read', 'reports:write'] as const),
          ...(['documents:delete', 'mail:send'] as const),
        ],
        atOnce: atOnce.reports,
      }),
      this.consumer('DoBilling', 'do-billing', stages.billing, {
        touches: ['table:read', 'table:write', 'payments:call'],
        atOnce: atOnce.billing,
      }),
      this.consumer('PurgeAccounts', 'purge-accounts', stages.purging, {
        touches: ['table:read', 'table:write', 'files:erase', 'payments:call', 'pool:delete'],
        atOnce: atOnce.purging,
      }),
      this.undertaker(Object.values(stages).map(({ deadLetters }) => deadLetters)),
    ];
    this.rounds = [
      this.round('AuditLedger', 'audit-ledger', ['table:read', 'table:write'], {
        every: Duration.hours(1),
        timeout: Duration.minutes(15),
      }),
      this.round('Sweep', 'sweep', ['table:read', 'table:write', 'documents:read', 'queues:send'], {
        every: Duration.minutes(1),
        timeout: Duration.minutes(5),
      }),
      this.round('AskForDue', 'ask-for-due', ['table:read', 'table:write'], {
        every: Duration.hours(1),
        timeout: Duration.minutes(5),
      }),
      this.round('AskForSchedules', 'ask-for-schedules', ['table:read', 'table:write'], {
        every: Duration.minutes(15),
        timeout: Duration.minutes(5),
      }),
      this.round('AskForPurges', 'ask-for-purges', ['table:read', 'table:write'], {
        every: Duration.hours(1),
        timeout: Duration.minutes(5),
      }),
      this.round('AskForRenewals', 'ask-for-renewals', ['table:read', 'table:write'], {
        every: Duration.hours(1),
        timeout: Duration.minutes(5),
      }),
      this.round('FetchRates', 'fetch-rates', ['table:read', 'table:write', 'rates:fetch'], {
        every: Duration.hours(6),
        timeout: Duration.minutes(15),
        memoryMegabytes: 1024,
      }),
    ];
    // Called by an operator alone, who needs no other right than to invoke it.
    this.background('SetPlan', 'set-plan', ['table:read', 'table:write'], {});
  }

  /** Brings messages from the table to their queues as they are written. */
  private delivering(): Function {
    const { table } = this.data.parts;
    const stream = table.tableStreamArn ?? '';
    const deliverer = this.background(
      'DeliverMessages',
      'deliver-messages',
      ['table:read', 'table:write', 'queues:send'],
      {
        timeout: Duration.seconds(60),
        statements: [
          new PolicyStatement({
            actions: ['dynamodb:DescribeStream', 'dynamodb:GetRecords', 'dynamodb:GetShardIterator'],
            resources: [stream],
          }),
        ],
      },
    );
    new EventSourceMapping(deliverer, 'Messages', {
      target: deliverer,
      eventSourceArn: stream,
      startingPosition: StartingPosition.TRIM_HORIZON,
      batchSize: 100,
      parallelizationFactor: 10,
      retryAttempts: STREAM_RETRIES,
      bisectBatchOnError: true,
      reportBatchItemFailures: true,
      filters: [
        {
          pattern: JSON.stringify({
            eventName: ['INSERT'],
            dynamodb: { Keys: { [tableKeys.sort]: { S: [{ prefix: messageKeys }] } } },
          }),
        },
      ],
    });
    return deliverer;
  }

  private consumer(
    id: string,
    name: string,
    { queue, consumerTimeout }: QueueWithDeadLetters,
    { touches, atOnce, ...settings }: ConsumerSettings,
  ): Function {
    const consumed = this.background(id, name, touches, {
      ...settings,
      timeout: consumerTimeout,
      statements: [receiving(queue)],
      environment: { [environmentNames.consumed]: queue.queueUrl },
    });
    receive(consumed, 'Messages', queue, atOnce);
    return consumed;
  }

  /** Ends as failed what no worker could do. */
  private undertaker(queues: readonly Queue[]): Function {
    const undertaker = this.background('GiveUpWork', 'give-up-work', ['table:read', 'table:write'], {
      statements: [receiving(...queues)],
    });
    for (const [index, queue] of queues.entries()) receive(undertaker, `DeadLetters${index}`, queue, AT_ONCE);
    return undertaker;
  }

  private round(
    id: string,
    name: string,
    touches: readonly Touch[],
    { every, ...settings }: Pick<Settings, 'timeout' | 'memoryMegabytes'> & { every: Duration },
  ): Round {
    const run = this.background(id, name, touches, settings);
    new FixedSchedule(run, 'Schedule', { name, every, target: run, config: this.context.config });
    return { run, every };
  }

  private background(id: string, name: string, touches: readonly Touch[], settings: Settings): Function {
    const { context, logGroup, parts } = this;
    return new CloudFunction(this, id, { name, touches, parts, context, logGroup, ...settings }).function;
  }
}

function receive(target: Function, id: string, { queueArn }: Queue, maxConcurrency: number): void {
  new EventSourceMapping(target, id, {
    target,
    eventSourceArn: queueArn,
    batchSize: 1,
    maxConcurrency,
    reportBatchItemFailures: true,
  });
}

const receiving = (...queues: readonly Queue[]): PolicyStatement =>
  new PolicyStatement({
    actions: [
      'sqs:ReceiveMessage',
      'sqs:DeleteMessage',
      'sqs:ChangeMessageVisibility',
      'sqs:GetQueueAttributes',
    ],
    resources: queues.map(({ queueArn }) => queueArn),
  });
