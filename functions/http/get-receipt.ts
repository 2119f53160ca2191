import { getReceipt as route } from '../../shared/contract/receipts.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { getReceipt } from '../use-cases/receipts/get-receipt.ts';

export const handler = endpoint(route, ({ params, caller }, cloud) => getReceipt(params.id, caller, cloud));
