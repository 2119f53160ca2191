import { Duration, Stack, type StackProps } from 'aws-cdk-lib';
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import {
  Alarm,
  ComparisonOperator,
  type IMetric,
  Metric,
  TreatMissingData,
} from 'aws-cdk-lib/aws-cloudwatch';
import { SnsAction } from 'aws-cdk-lib/aws-cloudwatch-actions';
import type { Function } from 'aws-cdk-lib/aws-lambda';
import { Topic } from 'aws-cdk-lib/aws-sns';
import { EmailSubscription } from 'aws-cdk-lib/aws-sns-subscriptions';
import type { Construct } from 'constructs';
import { driftMetric, givenUpMetric, metricsNamespace } from '../../shared/cloud-names.ts';
import type { StageConfig } from '../config.ts';
import { resourceName } from '../constructs/stage-context.ts';
import type { DataStack } from './data.ts';

export interface WatchStackProps extends StackProps {
  readonly config: StageConfig;
  readonly data: DataStack;
  readonly api: HttpApi;
  /** Functions that nobody waits for, so that nobody sees them fail. */
  readonly functions: readonly Function[];
}

/** Says when something needs a person: work set aside, failing functions, an API that answers with errors, totals that don't add up. */
export class WatchStack extends Stack {
  private readonly topic: Topic;
  private readonly config: StageConfig;

  constructor(scope: Construct, id: string, { config, data, api, functions, ...props }: WatchStackProps) {
    super(scope, id, props);
    this.config = config;
    this.topic = new Topic(this, 'Alarms', { enforceSSL: true });
    if (config.alarmEmail) this.topic.addSubscription(new EmailSubscription(config.alarmEmail));

    const period = Duration.minutes(5);
    const { reading, slowReading, previews, books } = data.stages;
    const queues = {
      Arrivals: data.arrivals,
      Reading: reading,
      SlowReading: slowReading,
      Previews: previews,
      Work: books,
    };
    for (const [name, { deadLetters }] of Object.entries(queues)) {
      const metric = deadLetters.metricApproximateNumberOfMessagesVisible({ period, statistic: 'Maximum' });
      this.alarm(
        `${name}SetAside`,
        metric,
        1,
        `Messages of ${name} were tried four times and nobody ended what they ask for: look, then redrive.`,
      );
    }
    const givenUp = new Metric({
      namespace: metricsNamespace,
      metricName: givenUpMetric,
      dimensionsMap: { service: resourceName(config, 'give-up-work') },
      statistic: 'Sum',
      period,
    });
    this.alarm(
      'WorkGivenUp',
      givenUp,
      1,
      'Work was tried four times and ended as failed: somebody was told so.',
    );
    for (const failing of functions) {
      const what = `${failing.node.scope?.node.id ?? failing.node.id}Fails`;
      this.alarm(what, failing.metricErrors({ period }), 3, 'A background function fails repeatedly.');
    }
    this.alarm(
      'ApiFails',
      api.metricServerError({ period, statistic: 'Sum' }),
      5,
      'The API answers with errors of its own.',
    );
    const throttled = data.parts.table.metric('ThrottledRequests', { period, statistic: 'Sum' });
    this.alarm(
      'TableThrottles',
      throttled,
      10,
      'The table refuses requests: one organisation may be too busy.',
    );
    const drift = new Metric({
      namespace: metricsNamespace,
      metricName: driftMetric,
      dimensionsMap: { service: resourceName(config, 'audit-ledger') },
      statistic: 'Maximum',
      // As often as it is counted: the alarm stays until an audit finds nothing.
      period: Duration.days(1),
    });
    this.alarm('LedgerDrifts', drift, 1, 'Totals of an organisation are not the sums of its rows.');
  }

  /** Its name and description lead to its entry in the runbook. */
  private alarm(name: string, metric: IMetric, threshold: number, meaning: string): void {
    const alarm = new Alarm(this, name, {
      alarmName: resourceName(this.config, name),
      alarmDescription: `${meaning} What to do: infra/README.md#${name.toLowerCase()}`,
      metric,
      threshold,
      evaluationPeriods: 1,
      comparisonOperator: ComparisonOperator.GREATER_THAN_OR_EQUAL_TO_THRESHOLD,
      treatMissingData: TreatMissingData.NOT_BREACHING,
    });
    alarm.addAlarmAction(new SnsAction(this.topic));
  }
}
