import { importStatement as route } from '../../shared/contract/imports.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { importStatement } from '../use-cases/imports/import-statement.ts';

export const handler = endpoint(route, ({ body, caller }, cloud) => importStatement(body, caller, cloud));
