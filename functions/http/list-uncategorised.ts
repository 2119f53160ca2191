import { listUncategorised as route } from '../../shared/contract/categories.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { listUncategorised } from '../use-cases/categories/list-uncategorised.ts';

export const handler = endpoint(route, ({ query, caller }, cloud) => listUncategorised(query, caller, cloud));
