import { consumer } from '../runtime/consumer.ts';
import { takeMailEvent } from '../use-cases/mail-events/take-mail-event.ts';

/** The consumer of what SES tells of mails: that they were delivered, came back or were not wanted. */
export const handler = consumer(({ body }, cloud) => takeMailEvent(body, cloud));
