import { lockPeriod as route } from '../../shared/contract/books.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { lockPeriod } from '../use-cases/books/lock-period.ts';

export const handler = endpoint(route, ({ body, caller }, cloud) => lockPeriod(body, caller, cloud));
