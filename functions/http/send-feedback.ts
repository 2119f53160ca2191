import { sendFeedback as route } from '../../shared/contract/notices.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { sendFeedback } from '../use-cases/notices/send-feedback.ts';

export const handler = endpoint(route, ({ body, caller }, cloud) => sendFeedback(body, caller, cloud));
