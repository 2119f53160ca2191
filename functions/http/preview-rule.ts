import { previewRule as route } from '../../shared/contract/categories.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { previewRule } from '../use-cases/categories/preview-rule.ts';

export const handler = endpoint(route, ({ body, caller }, cloud) => previewRule(body, caller, cloud));
