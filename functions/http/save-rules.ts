import { saveRules } from '../../shared/contract/categories.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { keepRules } from '../use-cases/categories/keep-rules.ts';

export const handler = endpoint(saveRules, ({ body, caller }, cloud) => keepRules(body, caller, cloud));
