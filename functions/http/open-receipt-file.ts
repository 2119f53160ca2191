import { openReceiptFile } from '../../shared/contract/receipts.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { openOriginal } from '../use-cases/receipts/keep-receipt.ts';

export const handler = endpoint(openReceiptFile, ({ params, query, caller }, cloud) =>
  openOriginal(params.id, query.as, caller, cloud),
);
