import { Duration } from 'aws-cdk-lib';
import { type IMetric, MathExpression, Metric } from 'aws-cdk-lib/aws-cloudwatch';
import type { Table } from 'aws-cdk-lib/aws-dynamodb';
import type { CfnFunction, Function } from 'aws-cdk-lib/aws-lambda';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import { failedMetric, metricsNamespace, tableIndexes } from '../../shared/cloud-names.ts';

/** How often most things are looked at. */
const PERIOD = Duration.minutes(5);

/** What one of our functions counts itself: the name that its code gives, under the function's own. */
export function counted(functionName: string, metricName: string, period = PERIOD): Metric {
  const dimensionsMap = { service: functionName };
  return new Metric({ namespace: metricsNamespace, metricName, dimensionsMap, statistic: 'Sum', period });
}

/** All that a consumer could not do: Lambda counts the runs that broke off, the consumer the messages that it gave back. */
export function failuresOf(consumer: Function): IMetric {
  const { functionName = '' } = consumer.node.defaultChild as CfnFunction;
  return new MathExpression({
    expression: 'FILL(broken, 0) + FILL(givenBack, 0)',
    usingMetrics: {
      broken: consumer.metricErrors({ period: PERIOD }),
      givenBack: counted(functionName, failedMetric),
    },
    label: 'failures',
    period: PERIOD,
  });
}

/** Requests that the table or one of its indexes refused. Each counts its own; what is counted by request has no sum for the table. */
export function refusalsOf(table: Table): IMetric {
  const places = [{}, ...Object.keys(tableIndexes).map((name) => ({ GlobalSecondaryIndexName: name }))];
  const refused = ['ReadThrottleEvents', 'WriteThrottleEvents'].flatMap((event) =>
    places.map((place) =>
      table.metric(event, {
        dimensionsMap: { TableName: table.tableName, ...place },
        statistic: 'Sum',
        period: PERIOD,
      }),
    ),
  );
  const usingMetrics = Object.fromEntries(refused.map((metric, index) => [`m${index}`, metric]));
  const expression = Object.keys(usingMetrics)
    .map((name) => `FILL(${name}, 0)`)
    .join(' + ');
  return new MathExpression({ expression, usingMetrics, label: 'refused requests', period: PERIOD });
}

/** Messages that were tried as often as they may be. */
export const setAsideIn = (deadLetters: Queue): IMetric =>
  deadLetters.metricApproximateNumberOfMessagesVisible({ period: PERIOD, statistic: 'Maximum' });

/** Seconds that the longest waiting message has waited. One that was received three times no longer counts: it fails, and is heard so. */
export const longestWaitIn = (queue: Queue): IMetric =>
  queue.metricApproximateAgeOfOldestMessage({ period: PERIOD, statistic: 'Maximum' });

/** The same, without the messages of senders that take up the queue: a fair queue lets theirs wait, rightly. */
export const longestWaitOfOthersIn = (queue: Queue): IMetric =>
  queue.metric('ApproximateAgeOfOldestMessageInQuietGroups', { period: PERIOD, statistic: 'Maximum' });

/** Milliseconds by which the reader of a stream is behind what is written. */
export const lagOf = (reader: Function): IMetric =>
  reader.metric('IteratorAge', { period: PERIOD, statistic: 'Maximum' });
