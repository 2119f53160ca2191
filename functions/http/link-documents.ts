import { linkDocuments as route } from '../../shared/contract/matching.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { linkDocuments } from '../use-cases/matching/link-documents.ts';

export const handler = endpoint(route, ({ params, body, caller }, cloud) =>
  linkDocuments(params.id, body, caller, cloud),
);
