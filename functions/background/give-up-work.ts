import { workConsumer } from '../runtime/consumer.ts';
import { countGivenUp } from '../runtime/metrics.ts';
import { giveUp } from '../use-cases/jobs/give-up.ts';

/** The consumer of the dead letters: what was tried as often as it may be ends as failed, and is counted for an alarm. */
export const handler = workConsumer(async (work, cloud) => {
  await giveUp(work, cloud);
  countGivenUp(1);
});
