import { decidePair } from '../../shared/contract/ledger.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { decideOn } from '../use-cases/ledger/decide-pair.ts';

export const handler = endpoint(decidePair, ({ params, body, caller }, cloud) =>
  decideOn(params.id, body.decision, caller, cloud),
);
