import { changeReceipt } from '../../shared/contract/documents.ts';
import { endpoint } from '../runtime/endpoint.ts';
import * as useCase from '../use-cases/keep-receipt.ts';

export const handler = endpoint(changeReceipt, ({ params, body, caller }, cloud) =>
  useCase.changeReceipt(params.id, body, caller, cloud),
);
