import { randomUUID } from 'node:crypto';
import { pathToFileURL } from 'node:url';
import type { FunctionFailure, FunctionSpec } from './protocol.ts';

export type Handler = (event: unknown, context: object) => unknown;

/** The handler that a bundle exports; throws where it cannot be loaded or has none. */
export async function handlerOf({
  modulePath,
  exportName,
}: Pick<FunctionSpec, 'modulePath' | 'exportName'>): Promise<Handler> {
  const bundle = (await import(pathToFileURL(modulePath).href)) as Record<string, unknown>;
  const handler = bundle[exportName];
  if (typeof handler !== 'function') throw new Error(`${modulePath} exports no function ${exportName}`);
  return handler as Handler;
}

/** What Lambda hands to a handler beside the event. */
export function contextOf({
  name,
  memoryMegabytes,
  timeoutSeconds,
}: Pick<FunctionSpec, 'name' | 'memoryMegabytes' | 'timeoutSeconds'>) {
  const end = performance.now() + timeoutSeconds * 1000;
  return {
    functionName: name,
    functionVersion: '$LATEST',
    invokedFunctionArn: `arn:aws:lambda:local:000000000000:function:${name}`,
    memoryLimitInMB: String(memoryMegabytes),
    awsRequestId: randomUUID(),
    logGroupName: name,
    logStreamName: 'local',
    callbackWaitsForEmptyEventLoop: true,
    getRemainingTimeInMillis: () => Math.max(0, Math.round(end - performance.now())),
  };
}

/** How Lambda tells of an error that a handler threw. */
export function failureOf(error: unknown): FunctionFailure {
  const { name, message } = error instanceof Error ? error : new Error(String(error));
  return { errorType: name, errorMessage: message };
}
