import { getOpenapi } from '../../shared/contract/books.ts';
import { contract } from '../../shared/contract/index.ts';
import { openapiOf } from '../../shared/contract/openapi.ts';
import { endpoint } from '../runtime/endpoint.ts';

export const handler = endpoint(getOpenapi, () => Promise.resolve(openapiOf(contract)));
