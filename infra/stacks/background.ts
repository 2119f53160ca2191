import { Duration, Stack, type StackProps } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { Architecture, EventSourceMapping, type Function } from 'aws-cdk-lib/aws-lambda';
import type { LogGroup } from 'aws-cdk-lib/aws-logs';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import type { Touch } from '../../shared/contract/route.ts';
import { CloudFunction, type CloudFunctionProps } from '../constructs/cloud-function.ts';
import { FixedSchedule } from '../constructs/fixed-schedule.ts';
import { functionLog } from '../constructs/function-log.ts';
import type { StageContext } from '../constructs/stage-context.ts';
import { type DataStack, doWorkTimeout, readUploadTimeout } from './data.ts';

export interface BackgroundStackProps extends StackProps {
  readonly context: StageContext;
  readonly data: DataStack;
}

const WORKING: readonly Touch[] = [
  'table:read',
  'table:write',
  'documents:read',
  'documents:write',
  'work:send',
];
/** Messages worked on at once: more would only contend for one organisation's totals. */
const AT_ONCE_MAX = 5;

type Settings = Pick<CloudFunctionProps, 'memoryMegabytes' | 'timeout' | 'architecture' | 'statements'>;
type ConsumerSettings = Settings & Partial<Pick<CloudFunctionProps, 'touches'>>;

/** What happens without anybody waiting: reading uploads, importing, matching, and the rounds of the caretaker. */
export class BackgroundStack extends Stack {
  readonly functions: readonly Function[];
  private readonly context: StageContext;
  private readonly data: DataStack;
  private readonly logGroup: LogGroup;

  constructor(scope: Construct, id: string, { context, data, ...props }: BackgroundStackProps) {
    super(scope, id, props);
    this.context = context;
    this.data = data;
    this.logGroup = functionLog(this);
    this.functions = [
      this.consumer('ReadUpload', 'read-upload', data.uploads.queue, {
        architecture: Architecture.X86_64,
        memoryMegabytes: 3008,
        timeout: readUploadTimeout,
        touches: [...WORKING, 'documents:delete', 'mails:read'],
      }),
      this.consumer('DoWork', 'do-work', data.work.queue, {
        memoryMegabytes: 1024,
        timeout: doWorkTimeout,
        touches: [...WORKING, 'reading:send'],
      }),
      // Three in the morning in central Canada: the quiet hours of the ledger.
      this.scheduled('AuditLedger', 'audit-ledger', 'cron(0 8 * * ? *)', ['table:read', 'table:write']),
      this.scheduled('Sweep', 'sweep', 'rate(5 minutes)', ['table:read', 'table:write', 'work:send']),
    ];
  }

  private consumer(
    id: string,
    name: string,
    queue: Queue,
    { touches = WORKING, ...settings }: ConsumerSettings,
  ): Function {
    const consumed = this.background(id, name, touches, { ...settings, statements: [receiving(queue)] });
    new EventSourceMapping(consumed, 'Messages', {
      target: consumed,
      eventSourceArn: queue.queueArn,
      batchSize: 1,
      maxConcurrency: AT_ONCE_MAX,
      reportBatchItemFailures: true,
    });
    return consumed;
  }

  private scheduled(id: string, name: string, expression: string, touches: readonly Touch[]): Function {
    const timeout = Duration.minutes(5);
    const run = this.background(id, name, touches, { timeout });
    new FixedSchedule(run, 'Schedule', { name, expression, target: run, config: this.context.config });
    return run;
  }

  private background(id: string, name: string, touches: readonly Touch[], settings: Settings): Function {
    const { context, logGroup } = this;
    const { parts } = this.data;
    return new CloudFunction(this, id, { name, touches, parts, context, logGroup, ...settings }).function;
  }
}

const receiving = (queue: Queue): PolicyStatement =>
  new PolicyStatement({
    actions: [
      'sqs:ReceiveMessage',
      'sqs:DeleteMessage',
      'sqs:ChangeMessageVisibility',
      'sqs:GetQueueAttributes',
    ],
    resources: [queue.queueArn],
  });
