import { workConsumer } from '../runtime/consumer.ts';
import { doPurging } from '../use-cases/closings/do-purging.ts';

/** The consumer of what is deleted for good: alone it may take away versions of files, people of the pool and customers at Stripe. */
export const handler = workConsumer(doPurging);
