import { deleteReceipt } from '../../shared/contract/receipts.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { archiveReceipt, deleteForever } from '../use-cases/receipts/archive-receipt.ts';

export const handler = endpoint(deleteReceipt, ({ params, query, caller }, cloud) =>
  query.forever ? deleteForever(params.id, caller, cloud) : archiveReceipt(params.id, caller, cloud),
);
