import { listReceipts } from '../../shared/contract/documents.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { browseReceipts } from '../use-cases/keep-receipt.ts';

export const handler = endpoint(listReceipts, ({ query, caller }, cloud) =>
  browseReceipts(query, caller, cloud),
);
