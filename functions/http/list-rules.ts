import { listRules as route } from '../../shared/contract/categories.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { listRules } from '../use-cases/categories/list-rules.ts';

export const handler = endpoint(route, ({ caller }, cloud) => listRules(caller, cloud));
