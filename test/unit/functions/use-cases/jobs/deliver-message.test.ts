import { describe, expect, it } from 'vitest';
import { Queues } from '../../../../../functions/adapters/queues.ts';
import type { Stage, WorkMessage } from '../../../../../functions/domain/work.ts';
import type { Key } from '../../../../../functions/store/entity.ts';
import { Outbox } from '../../../../../functions/store/outbox.ts';
import { Table } from '../../../../../functions/store/table.ts';
import { deliverMessage } from '../../../../../functions/use-cases/jobs/deliver-message.ts';

const key: Key = ['ORG#o', 'MESSAGE#m'];
const message: WorkMessage = { id: 'm', work: { kind: 'run-job', organizationId: 'o', jobId: 'j' } };

class OneMessage extends Outbox {
  waiting: WorkMessage | undefined = message;
  override get(): Promise<WorkMessage | undefined> {
    return Promise.resolve(this.waiting);
  }
  override forget(): Promise<void> {
    this.waiting = undefined;
    return Promise.resolve();
  }
}

class TriedQueues extends Queues<Stage> {
  readonly sent: [Stage, object, string, number?][] = [];
  isDown = false;
  override send(...message: [Stage, object, string, number?]): Promise<void> {
    if (this.isDown) return Promise.reject(new Error('The queue does not answer.'));
    this.sent.push(message);
    return Promise.resolve();
  }
}

const parts = () => ({
  outbox: new OneMessage(new Table('books'), () => new Date(0)),
  queues: new TriedQueues(() => ''),
});

describe('the delivery of a message', () => {
  it('brings it to the queue of its stage, in the name of its organisation, and forgets it', async () => {
    const cloud = parts();
    await deliverMessage(key, cloud);
    expect(cloud.queues.sent).toEqual([['books', message, 'o', 0]]);
    expect(cloud.outbox.waiting).toBeUndefined();
  });

  it('brings a job that its request does itself only once that has ended', async () => {
    const cloud = parts();
    const work = { kind: 'run-job', organizationId: 'o', jobId: 'j', isAtOnce: true } as const;
    cloud.outbox.waiting = { id: 'm', work };
    await deliverMessage(key, cloud);
    expect(cloud.queues.sent).toMatchObject([['books', { work }, 'o', 30]]);
  });

  it('passes over what was delivered before', async () => {
    const cloud = parts();
    await deliverMessage(key, cloud);
    await deliverMessage(key, cloud);
    expect(cloud.queues.sent).toHaveLength(1);
  });

  it('keeps what the queue did not take', async () => {
    const cloud = parts();
    cloud.queues.isDown = true;
    await expect(deliverMessage(key, cloud)).rejects.toThrow('The queue does not answer.');
    expect(cloud.outbox.waiting).toBe(message);
    cloud.queues.isDown = false;
    await deliverMessage(key, cloud);
    expect(cloud.queues.sent).toHaveLength(1);
  });
});
