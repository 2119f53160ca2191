import { decidePayout as route } from '../../shared/contract/ledger.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { decidePayout } from '../use-cases/ledger/decide-payout.ts';

export const handler = endpoint(route, ({ params, body, caller }, cloud) =>
  decidePayout(params.id, body, caller, cloud),
);
