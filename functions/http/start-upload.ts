import { startUpload } from '../../shared/contract/documents.ts';
import { endpoint } from '../runtime/endpoint.ts';
import * as useCase from '../use-cases/receive-upload.ts';

export const handler = endpoint(startUpload, ({ body, caller }, cloud) =>
  useCase.startUpload(body, caller, cloud),
);
