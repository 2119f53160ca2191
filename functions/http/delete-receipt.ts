import { deleteReceipt as route } from '../../shared/contract/receipts.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { deleteReceipt } from '../use-cases/receipts/delete-receipt.ts';

export const handler = endpoint(route, ({ params, query, caller }, cloud) =>
  deleteReceipt(params.id, query, caller, cloud),
);
