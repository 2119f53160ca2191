import { RemovalPolicy } from 'aws-cdk-lib';
import { LogGroup, RetentionDays } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';

/** One log group a stack: its functions write a stream each, and a stack keeps room for routes. */
export function functionLog(scope: Construct, id = 'Log'): LogGroup {
  return new LogGroup(scope, id, {
    retention: RetentionDays.THREE_MONTHS,
    removalPolicy: RemovalPolicy.DESTROY,
  });
}
