import type { Duration } from 'aws-cdk-lib';
import {
  ConfigurationSet,
  EmailSendingEvent,
  EventDestination,
  SuppressionReasons,
} from 'aws-cdk-lib/aws-ses';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { SqsSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import { Construct } from 'constructs';
import type { StageConfig } from '../config.ts';
import { QueueWithDeadLetters } from './queue-with-dead-letters.ts';
import { resourceName } from './stage-context.ts';

export interface MailEventsProps {
  readonly config: StageConfig;
  /** Time the consumer may take for one message. */
  readonly consumerTimeout: Duration;
}

const TOLD = [
  EmailSendingEvent.BOUNCE,
  EmailSendingEvent.COMPLAINT,
  EmailSendingEvent.DELIVERY,
  EmailSendingEvent.REJECT,
];

/** Names of the configuration sets of a stage, by what is sent. */
export const mailSets = (config: StageConfig) => ({
  mails: resourceName(config, 'mails'),
  reports: resourceName(config, 'reports'),
});

/**
 * Has SES tell what becomes of the mails that name one of its sets: through a topic, which nobody but SES may publish to, into a queue
 * (EventBridge would promise no more than its best effort). SES alone would leave an address that bounced alone for good; of reports that
 * is somebody's choice, so that of those it keeps to itself only who complained.
 */
export class MailEvents extends Construct {
  readonly queue: QueueWithDeadLetters;

  constructor(scope: Construct, id: string, { config, consumerTimeout }: MailEventsProps) {
    super(scope, id);
    this.queue = new QueueWithDeadLetters(this, 'Events', { consumerTimeout });
    const topic = new Topic(this, 'Topic', { enforceSSL: true });
    topic.addSubscription(new SqsSubscription(this.queue.queue, { rawMessageDelivery: true }));
    const { mails, reports } = mailSets(config);
    this.set('Mails', mails, SuppressionReasons.BOUNCES_AND_COMPLAINTS, topic);
    this.set('Reports', reports, SuppressionReasons.COMPLAINTS_ONLY, topic);
  }

  private set(
    id: string,
    configurationSetName: string,
    suppressionReasons: SuppressionReasons,
    topic: Topic,
  ): void {
    const set = new ConfigurationSet(this, id, { configurationSetName, suppressionReasons });
    set.addEventDestination('Told', { destination: EventDestination.snsTopic(topic), events: TOLD });
  }
}
