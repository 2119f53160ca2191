import { listReceipts as route } from '../../shared/contract/receipts.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { listReceipts } from '../use-cases/receipts/list-receipts.ts';

export const handler = endpoint(route, ({ query, caller }, cloud) => listReceipts(query, caller, cloud));
