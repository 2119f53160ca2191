import { confirmMatch } from '../../shared/contract/matching.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { confirm } from '../use-cases/matching/decide-match.ts';

export const handler = endpoint(confirmMatch, ({ params, caller }, cloud) =>
  confirm(params.id, caller, cloud),
);
