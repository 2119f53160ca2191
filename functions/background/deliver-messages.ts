import { streamConsumer } from '../runtime/stream-consumer.ts';
import { deliverMessage } from '../use-cases/jobs/deliver-message.ts';

/** The consumer of the table's stream: messages go from the table to their queues. */
export const handler = streamConsumer(deliverMessage);
