import { Duration, Stack, type StackProps } from 'aws-cdk-lib';
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import { Alarm, ComparisonOperator, type IMetric, TreatMissingData } from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { Function } from 'aws-cdk-lib/aws-lambda';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import type { Construct } from 'constructs';
import { driftMetric, givenUpMetric } from '../../shared/cloud-names.ts';
import type { StageConfig } from '../config.ts';
import type { QueueWithDeadLetters } from '../constructs/queue-with-dead-letters.ts';
import { resourceName } from '../constructs/stage-context.ts';
import {
  counted,
  failuresOf,
  lagOf,
  longestWaitIn,
  longestWaitOfOthersIn,
  refusalsOf,
  setAsideIn,
} from '../constructs/watched-metrics.ts';
import type { BackgroundStack } from './background.ts';
import type { DataStack } from './data.ts';

export interface WatchStackProps extends StackProps {
  readonly config: StageConfig;
  readonly data: DataStack;
  readonly api: HttpApi;
  readonly background: BackgroundStack;
}

/** The longest that anybody waits who does not ask for much. */
const WAIT_MAX = Duration.minutes(15);
/** The longest that an organisation's own backlog may last: messages are forgotten after four days. */
const BACKLOG_MAX = Duration.hours(6);
/** Of one message three tries fall within five minutes, so that this many failures are of several. */
const FAILURES_OF_SEVERAL = 4;
/** A round is asked for three times in all before it is left to the next one. */
const TRIES_OF_A_ROUND = 3;

interface Rule {
  readonly metric: IMetric;
  readonly atLeast: number;
  /** What it says, for the person who is woken. */
  readonly meaning: string;
  /** Whether silence is as bad: for what runs by the clock. Elsewhere nothing to count is nothing wrong. */
  readonly orSilent?: boolean;
}

/** Says when something needs a person: work set aside or waiting, failing functions, an API that answers with errors, totals that don't add up. */
export class WatchStack extends Stack {
  private readonly topic: Topic;
  private readonly config: StageConfig;

  constructor(scope: Construct, id: string, props: WatchStackProps) {
    const { config, data, api, background, ...others } = props;
    super(scope, id, others);
    this.config = config;
    this.topic = this.topicOfAlarms();
    this.watchQueues(data);
    this.watchFunctions(background);
    this.watchBooks(data);
    this.alarm('ApiFails', {
      metric: api.metricServerError({ period: Duration.minutes(5), statistic: 'Sum' }),
      atLeast: 5,
      meaning: 'The API answers with errors of its own.',
    });
  }

  /** A topic with a policy of its own hears nobody whom the policy does not name, alarms neither. */
  private topicOfAlarms(): Topic {
    const topic = new Topic(this, 'Alarms', { enforceSSL: true });
    topic.addToResourcePolicy(
      new PolicyStatement({
        principals: [new ServicePrincipal('cloudwatch.amazonaws.com')],
        actions: ['sns:Publish'],
        resources: [topic.topicArn],
        conditions: {
          StringEquals: { 'aws:SourceAccount': this.account },
          ArnLike: {
            'aws:SourceArn': `arn:${this.partition}:cloudwatch:${this.region}:${this.account}:alarm:${resourceName(this.config, '*')}`,
          },
        },
      }),
    );
    const { alarmEmail } = this.config;
    if (alarmEmail !== undefined) topic.addSubscription(new EmailSubscription(alarmEmail));
    return topic;
  }

  private watchQueues({ arrivals, mailEvents, stages }: DataStack): void {
    const { reading, slowReading, previews, books, packing, reports, billing, purging } = stages;
    this.watchQueue('Arrivals', arrivals, WAIT_MAX);
    this.watchQueue('MailEvents', mailEvents, WAIT_MAX);
    this.watchQueue('SlowReading', slowReading, BACKLOG_MAX);
    for (const [name, queue] of Object.entries({
      Reading: reading,
      Previews: previews,
      Work: books,
      Packing: packing,
      Reports: reports,
      Billing: billing,
      Purging: purging,
    })) {
      this.watchQueue(name, queue, BACKLOG_MAX);
      this.alarm(`${name}HoldsUpOthers`, {
        metric: longestWaitOfOthersIn(queue.queue),
        atLeast: WAIT_MAX.toSeconds(),
        meaning: `Organisations that asked for little of ${name} wait for a quarter of an hour.`,
      });
    }
  }

  private watchQueue(name: string, { queue, deadLetters }: QueueWithDeadLetters, waitMax: Duration): void {
    this.alarm(`${name}SetAside`, {
      metric: setAsideIn(deadLetters),
      atLeast: 1,
      meaning: `Messages of ${name} were tried four times and nobody ended what they ask for: look, then redrive.`,
    });
    this.alarm(`${name}Waits`, {
      metric: longestWaitIn(queue),
      atLeast: waitMax.toSeconds(),
      meaning: `A message of ${name} waits for ${waitMax.toHumanString()} or more.`,
    });
  }

  private watchFunctions({ deliverer, consumers, rounds }: BackgroundStack): void {
    for (const consumer of [deliverer, ...consumers])
      this.alarm(`${whatFails(consumer)}Fails`, {
        metric: failuresOf(consumer),
        atLeast: FAILURES_OF_SEVERAL,
        meaning: 'A background function fails repeatedly.',
      });
    for (const { run, every } of rounds)
      this.alarm(`${whatFails(run)}Fails`, {
        // Three rounds long: one may begin late.
        metric: run.metricErrors({ period: Duration.minutes(3 * every.toMinutes()) }),
        atLeast: TRIES_OF_A_ROUND,
        meaning: 'What runs by the clock fails, or does not run.',
        orSilent: true,
      });
    this.alarm('DeliverMessagesWaits', {
      metric: lagOf(deliverer),
      atLeast: WAIT_MAX.toMilliseconds(),
      meaning: 'What was written waits to be delivered: the caretaker alone delivers.',
    });
    this.alarm('WorkGivenUp', {
      metric: counted(resourceName(this.config, 'give-up-work'), givenUpMetric),
      atLeast: 1,
      meaning: 'Work was tried four times and ended as failed: somebody was told so.',
    });
  }

  private watchBooks({ parts }: DataStack): void {
    this.alarm('TableThrottles', {
      metric: refusalsOf(parts.table),
      atLeast: 10,
      meaning: 'The table refuses requests: one organisation may be too busy.',
    });
    this.alarm('LedgerDrifts', {
      // A day long, as is the time until a book is added up again. That it is counted at all is watched as AuditLedgerFails.
      metric: counted(resourceName(this.config, 'audit-ledger'), driftMetric, Duration.days(1)),
      atLeast: 1,
      meaning: 'Totals of an organisation are not the sums of its rows.',
    });
  }

  /** Its name and description lead to its entry in the runbook. */
  private alarm(name: string, { metric, atLeast, meaning, orSilent = false }: Rule): void {
    const alarm = new Alarm(this, name, {
      alarmName: resourceName(this.config, name),
      alarmDescription: `${meaning} What to do: infra/README.md#${name.toLowerCase()}`,
      metric,
      threshold: atLeast,
      evaluationPeriods: 1,
      comparisonOperator: ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
      treatMissingData: orSilent ? TreatMissingData.BREACHING : TreatMissingData.NOT_BREACHING,
    });
    alarm.addAlarmAction(new SnsAction(this.topic));
  }
}

/** `DoWork`: the construct that the function is made of. */
const whatFails = ({ node }: Function): string => node.scope?.node.id ?? node.id;
