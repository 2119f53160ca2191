import { getPeriodLock as route } from '../../shared/contract/books.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { getPeriodLock } from '../use-cases/books/get-period-lock.ts';

export const handler = endpoint(route, ({ caller }, cloud) => getPeriodLock(caller, cloud));
