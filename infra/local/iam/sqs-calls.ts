import * as z from 'zod';
import type { Call } from './policy.ts';

const Body = z.looseObject({ QueueUrl: z.string().optional() });

/** Batches need the permission of the single action (SQS's service authorization reference). */
const BATCHES: Record<string, string> = {
  SendMessageBatch: 'SendMessage',
  DeleteMessageBatch: 'DeleteMessage',
  ChangeMessageVisibilityBatch: 'ChangeMessageVisibility',
};

/** The permission that an SQS request (JSON protocol) needs on its queue. */
export function sqsCalls(target: string, body: string, arnPrefix: string): Call[] {
  const operation = target.split('.').at(-1) ?? '';
  const { QueueUrl } = Body.parse(JSON.parse(body || '{}'));
  const queue = QueueUrl?.split('/').at(-1);
  const action = `sqs:${BATCHES[operation] ?? operation}`;
  return [{ action, resources: [queue === undefined ? '*' : `${arnPrefix}${queue}`] }];
}
