import { previewRule } from '../../shared/contract/categories.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { fittingRule } from '../use-cases/categories/fitting-rows.ts';

export const handler = endpoint(previewRule, ({ body, caller }, cloud) => fittingRule(body, caller, cloud));
