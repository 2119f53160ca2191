import { sharedPath } from '../../../../shared/paths.ts';

/** The addresses that a page leads on to. They hold nothing but the link's own token: what proves a pass phrase is a cookie. */
export function addressesOf(token: string) {
  const at = (path: string, query: Readonly<Record<string, string>> = {}) => {
    const search = new URLSearchParams(query).toString();
    return sharedPath(token) + path + (search === '' ? '' : `?${search}`);
  };
  return {
    page: (search: string, page: number) =>
      at('', { ...(search === '' ? {} : { q: search }), ...(page === 1 ? {} : { page: String(page) }) }),
    document: (row: number, document: number) => at(`/documents/${row}-${document}`),
    download: at('/download'),
    form: sharedPath(token),
  };
}

export type Addresses = ReturnType<typeof addressesOf>;
