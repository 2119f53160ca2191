import { listReceipts } from '../../shared/contract/receipts.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { browseReceipts } from '../use-cases/receipts/keep-receipt.ts';

export const handler = endpoint(listReceipts, ({ query, caller }, cloud) =>
  browseReceipts(query, caller, cloud),
);
