import { listUncategorised } from '../../shared/contract/categories.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { browseUncategorised } from '../use-cases/categories/browse-uncategorised.ts';

export const handler = endpoint(listUncategorised, ({ query, caller }, cloud) =>
  browseUncategorised(query, caller, cloud),
);
