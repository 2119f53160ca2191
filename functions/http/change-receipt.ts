import { changeReceipt as route } from '../../shared/contract/receipts.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { changeReceipt } from '../use-cases/receipts/change-receipt.ts';

export const handler = endpoint(route, ({ params, body, caller }, cloud) =>
  changeReceipt(params.id, body, caller, cloud),
);
