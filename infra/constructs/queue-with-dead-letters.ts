import { Duration } from 'aws-cdk-lib';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';

/** Deliveries of a message before it is given up: at once, then after 10 seconds, a minute and five minutes. */
const DELIVERIES_MAX = 4;
/** Beyond its time a consumer has ended, one way or the other. */
const MARGIN = Duration.minutes(1);

export interface QueueWithDeadLettersProps {
  /** Time its consumer may take for one message. */
  readonly consumerTimeout: Duration;
  /** Whether messages of one sender are handed out one after the other, each once the one before has ended. */
  readonly isOneByOne?: boolean;
}

/** A queue whose messages are tried four times; its dead letters are kept for two weeks, unless somebody ends what they ask for. */
export class QueueWithDeadLetters extends Construct {
  readonly queue: Queue;
  readonly deadLetters: Queue;
  readonly consumerTimeout: Duration;

  constructor(scope: Construct, id: string, { consumerTimeout, isOneByOne }: QueueWithDeadLettersProps) {
    super(scope, id);
    const secured = {
      encryption: QueueEncryption.SQS_MANAGED,
      enforceSSL: true,
      ...(isOneByOne ? { fifo: true } : {}),
    };
    this.consumerTimeout = consumerTimeout;
    this.deadLetters = new Queue(this, 'DeadLetters', {
      ...secured,
      retentionPeriod: Duration.days(14),
      visibilityTimeout: Duration.minutes(2),
    });
    this.queue = new Queue(this, 'Queue', {
      ...secured,
      // A consumer that fails says itself when its message comes back; this is for one that was killed. AWS advises six times the
      // consumer's time for sources that are throttled: these have a concurrency of their own and are not.
      visibilityTimeout: consumerTimeout.plus(MARGIN),
      retentionPeriod: Duration.days(4),
      deadLetterQueue: { queue: this.deadLetters, maxReceiveCount: DELIVERIES_MAX },
    });
  }
}
