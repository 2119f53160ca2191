import { updateProfile } from '../../shared/contract/account.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { setUpBooks } from '../use-cases/set-up-books.ts';

export const handler = endpoint(updateProfile, ({ body, caller }, cloud) => setUpBooks(body, caller, cloud));
