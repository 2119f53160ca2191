import { deleteReceipt } from '../../shared/contract/documents.ts';
import { endpoint } from '../runtime/endpoint.ts';
import * as useCase from '../use-cases/keep-receipt.ts';

export const handler = endpoint(deleteReceipt, ({ params, caller }, cloud) =>
  useCase.deleteReceipt(params.id, caller, cloud),
);
