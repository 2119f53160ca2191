import { Duration } from 'aws-cdk-lib';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';

/** Deliveries of a message before it is set aside for a person to look at. */
const DELIVERIES_MAX = 5;

export interface QueueWithDeadLettersProps {
  /** Time its consumer may take for one message. */
  readonly consumerTimeout: Duration;
}

/** A queue whose messages are tried five times and then kept for two weeks, where an alarm sees them. */
export class QueueWithDeadLetters extends Construct {
  readonly queue: Queue;
  readonly deadLetters: Queue;

  constructor(scope: Construct, id: string, { consumerTimeout }: QueueWithDeadLettersProps) {
    super(scope, id);
    const secured = { encryption: QueueEncryption.SQS_MANAGED, enforceSSL: true };
    this.deadLetters = new Queue(this, 'DeadLetters', { ...secured, retentionPeriod: Duration.days(14) });
    this.queue = new Queue(this, 'Queue', {
      ...secured,
      // Six times the consumer's time, as AWS advises, so that a throttled batch is not seen twice.
      visibilityTimeout: Duration.seconds(consumerTimeout.toSeconds() * 6),
      retentionPeriod: Duration.days(4),
      deadLetterQueue: { queue: this.deadLetters, maxReceiveCount: DELIVERIES_MAX },
    });
  }
}
