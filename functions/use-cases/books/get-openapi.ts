import { contract } from '../../../shared/contract/index.ts';
import { openapiOf } from '../../../shared/contract/openapi.ts';

/** The page of the whole API in OpenAPI 3.1, as the contract has it. */
export function getOpenapi(): Promise<Record<string, unknown>> {
  return Promise.resolve(openapiOf(contract));
}
