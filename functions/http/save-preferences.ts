import { savePreferences as route } from '../../shared/contract/books.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { savePreferences } from '../use-cases/books/save-preferences.ts';

export const handler = endpoint(route, ({ body, caller }, cloud) => savePreferences(body, caller, cloud));
