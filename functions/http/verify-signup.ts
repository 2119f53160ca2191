import { verifySignup as route } from '../../shared/contract/books.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { verifySignup } from '../use-cases/books/verify-signup.ts';

export const handler = endpoint(route, ({ body }, cloud) => verifySignup(body, cloud));
