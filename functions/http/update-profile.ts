import { updateProfile } from '../../shared/contract/books.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { setUpBooks } from '../use-cases/books/set-up-books.ts';

export const handler = endpoint(updateProfile, ({ body, caller }, cloud) => setUpBooks(body, caller, cloud));
