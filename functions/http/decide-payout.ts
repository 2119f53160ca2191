import { decidePayout } from '../../shared/contract/ledger.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { decideOnPayout } from '../use-cases/ledger/decide-payout.ts';

export const handler = endpoint(decidePayout, ({ params, body, caller }, cloud) =>
  decideOnPayout(params.id, body, caller, cloud),
);
