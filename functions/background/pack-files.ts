import { workConsumer } from '../runtime/consumer.ts';
import { doPacking } from '../use-cases/archive/do-packing.ts';

/** The consumer of what is put into one file to be downloaded. */
export const handler = workConsumer(doPacking);
