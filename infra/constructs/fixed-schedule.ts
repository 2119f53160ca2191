import type { Duration } from 'aws-cdk-lib';
import { PolicyDocument, PolicyStatement, Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import type { Function } from 'aws-cdk-lib/aws-lambda';
import { CfnSchedule, ScheduleExpression } from 'aws-cdk-lib/aws-scheduler';
import { Construct } from 'constructs';
import type { StageConfig } from '../config.ts';
import { resourceName } from './stage-context.ts';

export interface FixedScheduleProps {
  readonly name: string;
  /** From one run to the next; the first is at once. */
  readonly every: Duration;
  readonly target: Function;
  readonly config: StageConfig;
}

/** Runs a function at fixed times. Due items are found by the function, so schedules never grow with customers. */
export class FixedSchedule extends Construct {
  constructor(scope: Construct, id: string, { name, every, target, config }: FixedScheduleProps) {
    super(scope, id);
    // The construct library's target would also allow every version of the function (`…:*`).
    const invokes = new PolicyStatement({
      actions: ['lambda:InvokeFunction'],
      resources: [target.functionArn],
    });
    const role = new Role(this, 'Role', {
      assumedBy: new ServicePrincipal('scheduler.amazonaws.com'),
      inlinePolicies: { invokes: new PolicyDocument({ statements: [invokes] }) },
    });
    new CfnSchedule(this, 'Resource', {
      name: resourceName(config, name),
      scheduleExpression: ScheduleExpression.rate(every).expressionString,
      flexibleTimeWindow: { mode: 'OFF' },
      target: {
        arn: target.functionArn,
        roleArn: role.roleArn,
        // The next round does what a missed one would have, so late repeats help nobody.
        retryPolicy: { maximumRetryAttempts: 2, maximumEventAgeInSeconds: 300 },
      },
    });
  }
}
