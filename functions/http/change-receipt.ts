import { changeReceipt } from '../../shared/contract/receipts.ts';
import { endpoint } from '../runtime/endpoint.ts';
import * as useCase from '../use-cases/receipts/keep-receipt.ts';

export const handler = endpoint(changeReceipt, ({ params, body, caller }, cloud) =>
  useCase.changeReceipt(params.id, body, caller, cloud),
);
