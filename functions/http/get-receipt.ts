import { getReceipt } from '../../shared/contract/documents.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { showReceipt } from '../use-cases/keep-receipt.ts';

export const handler = endpoint(getReceipt, ({ params, caller }, cloud) =>
  showReceipt(params.id, caller, cloud),
);
