import type { SourceAddress } from '../store/audit-entries.ts';

/** What a request says of it; nothing where a test calls a handler without a gateway. */
interface Sent {
  readonly requestContext: { readonly http?: { readonly sourceIp: string } };
  readonly headers: Readonly<Record<string, string | undefined>>;
}

/** Longer than any IP address. */
const LETTERS_MAX = 45;
const ADDRESS = /^[\da-f:.]+$/i;

/**
 * From where a request came. Browsers come through CloudFront, which puts their address at the end of `x-forwarded-for`; the API then adds
 * the one that connected to it, CloudFront's. Whoever calls the API directly can write what they like before their own: so that one is
 * kept too, as `via`, where the two differ.
 */
export function sourceAddressOf({ requestContext, headers }: Sent): SourceAddress | undefined {
  const connected = requestContext.http?.sourceIp;
  if (connected === undefined) return undefined;
  const chain = (headers['x-forwarded-for'] ?? '').split(',').map((one) => one.trim());
  if (chain.at(-1) === connected) chain.pop();
  const client = chain.at(-1) ?? '';
  const isAddress = client.length <= LETTERS_MAX && ADDRESS.test(client);
  return isAddress && client !== connected ? { client, via: connected } : { client: connected };
}
