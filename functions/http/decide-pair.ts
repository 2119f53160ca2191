import { decidePair as route } from '../../shared/contract/ledger.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { decidePair } from '../use-cases/ledger/decide-pair.ts';

export const handler = endpoint(route, ({ params, body, caller }, cloud) =>
  decidePair(params.id, body, caller, cloud),
);
