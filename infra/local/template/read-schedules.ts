import * as z from 'zod';
import { isAllowed } from '../iam/policy.ts';
import type { LocalSchedule } from './cloud-model.ts';
import type { Resources } from './resources.ts';
import { roleStatements } from './read-functions.ts';
import { nameOf } from './read-permissions.ts';

const Schedule = z.object({
  ScheduleExpression: z.string(),
  ScheduleExpressionTimezone: z.string().default('UTC'),
  State: z.enum(['ENABLED', 'DISABLED']).default('ENABLED'),
  Target: z.object({ Arn: z.string(), RoleArn: z.string(), Input: z.string().default('{}') }),
});

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
