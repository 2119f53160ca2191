import { moveImportToDocuments as route } from '../../shared/contract/imports.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { moveImportToDocuments } from '../use-cases/imports/move-import-to-documents.ts';

export const handler = endpoint(route, ({ params, caller }, cloud) =>
  moveImportToDocuments(params.id, caller, cloud),
);
