import { updateProfile as route } from '../../shared/contract/books.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { updateProfile } from '../use-cases/books/update-profile.ts';

export const handler = endpoint(route, ({ body, caller }, cloud) => updateProfile(body, caller, cloud));
