import { restoreReceipt } from '../../shared/contract/receipts.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { unarchiveReceipt } from '../use-cases/receipts/archive-receipt.ts';

export const handler = endpoint(restoreReceipt, ({ params, caller }, cloud) =>
  unarchiveReceipt(params.id, caller, cloud),
);
