import { listMatches } from '../../shared/contract/matching.ts';
import { endpoint } from '../runtime/endpoint.ts';
import { browseMatches } from '../use-cases/matching/browse-matches.ts';

export const handler = endpoint(listMatches, ({ query, caller }, cloud) =>
  browseMatches(query, caller, cloud),
);
