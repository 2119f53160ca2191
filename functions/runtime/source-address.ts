import type { SourceAddress } from '../store/audit-entries.ts';
import type { ApiEvent } from './api-step.ts';

/** Longer than any IP address. */
const LETTERS_MAX = 45;
const ADDRESS = /^[\da-f:.]+$/i;

/**
 * From where a request came. Browsers come through CloudFront, which puts their address at the end of `x-forwarded-for`; the API then adds
 * the one that connected to it, CloudFront's. Whoever calls the API directly can write what they like before their own: so that one is
 * kept too, as `via`, where the two differ.
 */
export function sourceAddressOf({
  requestContext,
  headers,
}: Pick<ApiEvent, 'requestContext' | 'headers'>): SourceAddress | undefined {
  // Absent where a test calls a handler without a gateway.
  const http = requestContext.http as Partial<ApiEvent['requestContext']['http']> | undefined;
  const connected = http?.sourceIp;
  if (connected === undefined) return undefined;
  const chain = (headers['x-forwarded-for'] ?? '').split(',').map((one) => one.trim());
  if (chain.at(-1) === connected) chain.pop();
  const client = chain.at(-1) ?? '';
  const isAddress = client.length <= LETTERS_MAX && ADDRESS.test(client);
  return isAddress && client !== connected ? { client, via: connected } : { client: connected };
}
