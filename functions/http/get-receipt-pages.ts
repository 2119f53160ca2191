import { getReceiptPages as route } from '../../shared/contract/receipts.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { getReceiptPages } from '../use-cases/receipts/get-receipt-pages.ts';

export const handler = endpoint(route, ({ params, caller }, cloud) =>
  getReceiptPages(params.id, caller, cloud),
);
