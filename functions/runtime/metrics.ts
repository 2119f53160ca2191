import { Metrics, MetricUnit } from '@aws-lambda-powertools/metrics';
import { driftMetric, failedMetric, givenUpMetric, metricsNamespace } from '../../shared/cloud-names.ts';
import { log, serviceName } from './log.ts';

/**
 * What one function counts, beside what Lambda, the queues and the API count by themselves, written as log lines (embedded metric
 * format). Its dimensions have few values: the function and a
 * problem's code, never an organisation.
 */
const metrics = new Metrics({ namespace: metricsNamespace, serviceName, logger: log });

/** Counts one answer of a route, with the milliseconds that it took and the code of its problem where it is one. */
export function countAnswer(milliseconds: number, problem: string | undefined): void {
  metrics.addMetric('Latency', MetricUnit.Milliseconds, milliseconds).publishStoredMetrics();
  if (problem)
    metrics.addDimension('code', problem).addMetric('Problems', MetricUnit.Count, 1).publishStoredMetrics();
}

/** Counts messages of a queue that were done, and those that go back to it. */
export function countMessages({ done, failed }: { done: number; failed: number }): void {
  metrics
    .addMetric('MessagesDone', MetricUnit.Count, done)
    .addMetric(failedMetric, MetricUnit.Count, failed)
    .publishStoredMetrics();
}

/** Counts pieces of work that were tried as often as they may be. */
export function countGivenUp(pieces: number): void {
  metrics.addMetric(givenUpMetric, MetricUnit.Count, pieces).publishStoredMetrics();
}

/** Counts books that the audit did not find proven. */
export function countDrift(organizations: number): void {
  metrics.addMetric(driftMetric, MetricUnit.Count, organizations).publishStoredMetrics();
}
