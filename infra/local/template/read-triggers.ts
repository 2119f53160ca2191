import * as z from 'zod';
import { isAllowed } from '../iam/policy.ts';
import type { EventSource, LocalFunction, LocalSchedule } from './cloud-model.ts';
import type { Resources } from './resources.ts';
import { roleStatements } from './read-functions.ts';
import { nameOf } from './read-permissions.ts';

const Mapping = z.object({
  EventSourceArn: z.string().regex(/^arn:aws:sqs:/, 'a queue'),
  FunctionName: z.string(),
  BatchSize: z.coerce.number().default(10),
  Enabled: z.boolean().default(true),
  FunctionResponseTypes: z.array(z.string()).default([]),
  ScalingConfig: z.object({ MaximumConcurrency: z.coerce.number() }).optional(),
});
const Schedule = z.object({
  ScheduleExpression: z.string(),
  ScheduleExpressionTimezone: z.string().default('UTC'),
  State: z.enum(['ENABLED', 'DISABLED']).default('ENABLED'),
  Target: z.object({ Arn: z.string(), RoleArn: z.string(), Input: z.string().default('{}') }),
});

/** What a function's role needs so that Lambda may read its queue for it. */
const POLLING = ['sqs:ReceiveMessage', 'sqs:DeleteMessage', 'sqs:GetQueueAttributes'];
/** With one machine, a mapping without a bound would only make its own work slower. */
const CONCURRENCY_MAX = 5;

/** The queues that functions consume; throws when a function's role may not read its queue. */
export function readEventSources(
  resources: Resources,
  functions: ReadonlyMap<string, LocalFunction>,
): EventSource[] {
  const mappings = resources
    .ofType('AWS::Lambda::EventSourceMapping')
    .map(({ properties }) => Mapping.parse(properties()));
  return mappings
    .filter(({ Enabled }) => Enabled)
    .map((mapping) => {
      const functionName = nameOf(mapping.FunctionName);
      demandPolling(functions.get(functionName), mapping.EventSourceArn);
      return {
        functionName,
        queue: nameOf(mapping.EventSourceArn),
        batchSize: mapping.BatchSize,
        reportsItemFailures: mapping.FunctionResponseTypes.includes('ReportBatchItemFailures'),
        concurrencyMax: mapping.ScalingConfig?.MaximumConcurrency ?? CONCURRENCY_MAX,
      };
    });
}

function demandPolling(consumer: LocalFunction | undefined, queueArn: string): void {
  if (!consumer) throw new Error(`The consumer of ${queueArn} is no function of the stacks`);
  for (const action of POLLING)
    if (!isAllowed(consumer.statements, { action, resources: [queueArn] }))
      throw new Error(`${consumer.name} consumes ${queueArn} but its role does not allow ${action}`);
}

/** The schedules; throws when a schedule's role may not invoke its function. */
export function readSchedules(resources: Resources): LocalSchedule[] {
  const statementsOf = roleStatements(resources);
  return resources.ofType('AWS::Scheduler::Schedule').map(({ name, properties }) => {
    const { Target, ...schedule } = Schedule.parse(properties());
    if (
      !isAllowed(statementsOf(Target.RoleArn), { action: 'lambda:InvokeFunction', resources: [Target.Arn] })
    )
      throw new Error(
        `The role of the schedule ${name} does not allow lambda:InvokeFunction on ${Target.Arn}`,
      );
    return {
      name,
      expression: schedule.ScheduleExpression,
      timeZone: schedule.ScheduleExpressionTimezone,
      isEnabled: schedule.State === 'ENABLED',
      functionName: nameOf(Target.Arn),
      input: JSON.parse(Target.Input) as unknown,
    };
  });
}
