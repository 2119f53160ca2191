/** Headers (lower case) and URL of a request, as Node's http gives them. */
export interface Signed {
  headers: { authorization?: string | undefined };
  url?: string | undefined;
}

/**
 * The access key that signed a request: from its Authorization header, else from a presigned link's query. Undefined for
 * a browser's POST form, whose key stands in the body: the storage asks `authorize` for it itself.
 */
export function accessKeyOf({ headers, url = '/' }: Signed): string | undefined {
  const fromHeader = /Credential=([^/,\s]+)\//.exec(headers.authorization ?? '')?.[1];
  if (fromHeader !== undefined) return fromHeader;
  const query = new URLSearchParams(url.split('?')[1] ?? '');
  return query.get('X-Amz-Credential')?.split('/')[0];
}
