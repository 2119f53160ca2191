import { leaveSample as route } from '../../shared/contract/books.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { leaveSample } from '../use-cases/books/leave-sample.ts';

export const handler = endpoint(route, ({ caller }, cloud) => leaveSample(caller, cloud));
