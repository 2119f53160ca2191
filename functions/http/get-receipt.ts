import { getReceipt } from '../../shared/contract/receipts.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { showReceipt } from '../use-cases/receipts/keep-receipt.ts';

export const handler = endpoint(getReceipt, ({ params, caller }, cloud) =>
  showReceipt(params.id, caller, cloud),
);
