import { listRules } from '../../shared/contract/categories.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { showRules } from '../use-cases/categories/keep-rules.ts';

export const handler = endpoint(listRules, ({ caller }, cloud) => showRules(caller, cloud));
