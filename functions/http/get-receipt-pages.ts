import { getReceiptPages } from '../../shared/contract/receipts.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { showPages } from '../use-cases/receipts/show-pages.ts';

export const handler = endpoint(getReceiptPages, ({ params, caller }, cloud) =>
  showPages(params.id, caller, cloud),
);
