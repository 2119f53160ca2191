import type { Context } from 'aws-lambda';

/** Lambda's context of one invocation, without the callbacks of old. */
export function lambdaContext(awsRequestId: string): Context {
  return {
    awsRequestId,
    functionName: 'matchbook-test-function',
    functionVersion: '$LATEST',
    invokedFunctionArn: 'arn:aws:lambda:ca-central-1:123456789012:function:matchbook-test-function',
    memoryLimitInMB: '512',
    logGroupName: 'test',
    logStreamName: 'test',
    callbackWaitsForEmptyEventLoop: true,
    getRemainingTimeInMillis: () => 29_000,
  } as Context;
}
