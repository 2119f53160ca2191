import { exploreSample as route } from '../../shared/contract/books.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { exploreSample } from '../use-cases/books/explore-sample.ts';

export const handler = endpoint(route, ({ body, caller }, cloud) => exploreSample(body, caller, cloud));
