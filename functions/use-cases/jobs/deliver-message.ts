import { stageOf } from '../../domain/work.ts';
import type { WorkMessage } from '../../domain/work.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import type { Key } from '../../store/entity.ts';

type Parts = Pick<Cloud, 'outbox' | 'queues'>;

/** Brings the message of this key to its queue, at least once; one that was delivered before is passed over. */
export async function deliverMessage(key: Key, cloud: Parts): Promise<void> {
  const message = await cloud.outbox.get(key);
  if (message) await deliver(message, cloud);
}

/** As long as a request has to end, in seconds: until then it does the job itself, and a worker would only be in its way. */
const REQUEST_SECONDS = 30;

const delayOf = (work: WorkMessage['work']): number =>
  work.kind === 'run-job' && work.isAtOnce ? REQUEST_SECONDS : 0;

/** It is in its queue before it is forgotten here: ended between the two, it comes there twice, never not at all. */
async function deliver(message: WorkMessage, { outbox, queues }: Parts): Promise<void> {
  await queues.send(stageOf(message.work), message, message.work.organizationId, delayOf(message.work));
  await outbox.forget(message);
}
