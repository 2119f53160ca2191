import { saveRules as route } from '../../shared/contract/categories.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { saveRules } from '../use-cases/categories/save-rules.ts';

export const handler = endpoint(route, ({ body, caller }, cloud) => saveRules(body, caller, cloud));
