import { verifySignup } from '../../shared/contract/books.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { confirmSignupCode } from '../use-cases/books/confirm-signup-code.ts';

export const handler = endpoint(verifySignup, ({ body }, cloud) => confirmSignupCode(body, cloud));
