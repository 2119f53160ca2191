import { consumeQueue } from '../events/queue-consumer.ts';
import { consumeStream } from '../events/table-stream.ts';
import { startSchedules, type Schedules } from '../events/schedules.ts';
import type { CloudModel } from '../template/cloud-model.ts';
import type { State } from './start-state.ts';
import type { Start } from './start.ts';

/** Starts what calls functions by itself: queues, the table's stream, and the schedules. */
export function startEvents(
  { ending, guarded, clock, invoke }: Start,
  { eventSources, streamSources, schedules }: CloudModel,
  { table, storage: { queues } }: State,
): Schedules {
  const { region, accountId } = guarded;
  for (const source of eventSources) {
    const queueArn = `arn:aws:sqs:${region}:${accountId}:${source.queue}`;
    ending.add(consumeQueue({ source, queues, queueArn, region, invoke }));
  }
  for (const source of streamSources) ending.add(consumeStream({ source, url: table.url, invoke }));
  const started = startSchedules({ schedules, invoke, now: clock.now });
  ending.add(started.stop);
  return started;
}
