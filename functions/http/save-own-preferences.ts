import { saveOwnPreferences as route } from '../../shared/contract/books.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { saveOwnPreferences } from '../use-cases/books/save-own-preferences.ts';

export const handler = endpoint(route, ({ body, caller }, cloud) => saveOwnPreferences(body, caller, cloud));
