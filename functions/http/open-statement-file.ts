import { openStatementFile as route } from '../../shared/contract/imports.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { openStatementFile } from '../use-cases/imports/open-statement-file.ts';

export const handler = endpoint(route, ({ params, query, caller }, cloud) =>
  openStatementFile(params.id, query, caller, cloud),
);
