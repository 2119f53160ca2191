import { startUpload } from '../../shared/contract/receipts.ts';
import { endpoint } from '../runtime/endpoint.ts';
import * as useCase from '../use-cases/receipts/receive-upload.ts';

export const handler = endpoint(startUpload, ({ body, caller }, cloud) =>
  useCase.startUpload(body, caller, cloud),
);
