import { workConsumer } from '../runtime/consumer.ts';
import { doWork } from '../use-cases/jobs/do-work.ts';

/** The consumer of what changes the books. */
export const handler = workConsumer(doWork);
