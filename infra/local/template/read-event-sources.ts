import * as z from 'zod';
import { readPattern } from '../events/event-filter.ts';
import { isAllowed } from '../iam/policy.ts';
import type { CloudModel, EventSource, LocalFunction, StreamSource } from './cloud-model.ts';
import type { Resources } from './resources.ts';
import { nameOf } from './read-permissions.ts';

const Mapping = z.object({
  EventSourceArn: z.string(),
  FunctionName: z.string(),
  BatchSize: z.coerce.number().optional(),
  Enabled: z.boolean().default(true),
  FunctionResponseTypes: z.array(z.string()).default([]),
  ScalingConfig: z.object({ MaximumConcurrency: z.coerce.number() }).optional(),
  FilterCriteria: z.object({ Filters: z.array(z.object({ Pattern: z.string() })) }).optional(),
  StartingPosition: z.literal('TRIM_HORIZON', 'The local stream begins with its oldest records').optional(),
  MaximumRetryAttempts: z.coerce.number().optional(),
});
type Mapping = z.output<typeof Mapping>;

/** What a function's role needs so that Lambda may read its queue, or its stream, for it. */
const POLLING = ['sqs:ReceiveMessage', 'sqs:DeleteMessage', 'sqs:GetQueueAttributes'];
const STREAMING = ['dynamodb:DescribeStream', 'dynamodb:GetRecords', 'dynamodb:GetShardIterator'];
/** With one machine, a mapping without a bound would only make its own work slower. */
const CONCURRENCY_MAX = 5;
const STREAM_ARN = /^arn:aws:dynamodb:.*:table\/(?<table>[^/]+)\/stream\//;

/** The queues and streams that functions consume; throws when a function's role may not read its own. */
export function readEventSources(
  resources: Resources,
  functions: ReadonlyMap<string, LocalFunction>,
): Pick<CloudModel, 'eventSources' | 'streamSources'> {
  const mappings = resources
    .ofType('AWS::Lambda::EventSourceMapping')
    .map(({ properties }) => Mapping.parse(properties()))
    .filter(({ Enabled }) => Enabled);
  for (const mapping of mappings) demandReading(functions.get(nameOf(mapping.FunctionName)), mapping);
  return {
    eventSources: mappings.filter((mapping) => !isStream(mapping)).map(queueSource),
    streamSources: mappings.filter(isStream).map(streamSource),
  };
}

const isStream = ({ EventSourceArn }: Mapping): boolean => STREAM_ARN.test(EventSourceArn);

function queueSource(mapping: Mapping): EventSource {
  if (!mapping.EventSourceArn.startsWith('arn:aws:sqs:'))
    throw new Error(
      `The local cloud feeds functions from queues and tables, not from ${mapping.EventSourceArn}`,
    );
  return {
    functionName: nameOf(mapping.FunctionName),
    queue: nameOf(mapping.EventSourceArn),
    batchSize: mapping.BatchSize ?? 10,
    reportsItemFailures: mapping.FunctionResponseTypes.includes('ReportBatchItemFailures'),
    concurrencyMax: mapping.ScalingConfig?.MaximumConcurrency ?? CONCURRENCY_MAX,
  };
}

function streamSource({ EventSourceArn, FunctionName, ...mapping }: Mapping): StreamSource {
  return {
    functionName: nameOf(FunctionName),
    table: STREAM_ARN.exec(EventSourceArn)?.groups?.['table'] ?? '',
    batchSize: mapping.BatchSize ?? 100,
    patterns: mapping.FilterCriteria?.Filters.map(({ Pattern }) => readPattern(Pattern)) ?? [{}],
    triesMax: 1 + (mapping.MaximumRetryAttempts ?? Infinity),
  };
}

function demandReading(consumer: LocalFunction | undefined, mapping: Mapping): void {
  const source = mapping.EventSourceArn;
  if (!consumer) throw new Error(`The consumer of ${source} is no function of the stacks`);
  for (const action of isStream(mapping) ? STREAMING : POLLING)
    if (!isAllowed(consumer.statements, { action, resources: [source] }))
      throw new Error(`${consumer.name} consumes ${source} but its role does not allow ${action}`);
}
