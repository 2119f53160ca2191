import { dismissUpload as route } from '../../shared/contract/receipts.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { dismissUpload } from '../use-cases/receipts/dismiss-upload.ts';

export const handler = endpoint(route, ({ params, caller }, cloud) =>
  dismissUpload(params.id, caller, cloud),
);
