import { restoreReceipt as route } from '../../shared/contract/receipts.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { restoreReceipt } from '../use-cases/receipts/restore-receipt.ts';

export const handler = endpoint(route, ({ params, caller }, cloud) =>
  restoreReceipt(params.id, caller, cloud),
);
