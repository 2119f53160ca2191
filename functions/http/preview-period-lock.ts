import { previewPeriodLock as route } from '../../shared/contract/books.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { previewPeriodLock } from '../use-cases/books/preview-period-lock.ts';

export const handler = endpoint(route, ({ query, caller }, cloud) => previewPeriodLock(query, caller, cloud));
