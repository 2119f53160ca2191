import { decidePair } from '../../shared/contract/pairs.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { decideOn } from '../use-cases/decide-pair.ts';

export const handler = endpoint(decidePair, ({ params, body, caller }, cloud) =>
  decideOn(params.id, body.decision, caller, cloud),
);
