import { sharedPath } from '../../../../shared/paths.ts';

/** The addresses that a page leads on to, each with what proves that its pass phrase was told. */
export function addressesOf(token: string, ticket: string | undefined) {
  const at = (path: string, query: Readonly<Record<string, string>> = {}) => {
    const search = new URLSearchParams({ ...query, ...(ticket === undefined ? {} : { ticket }) }).toString();
    return sharedPath(token) + path + (search === '' ? '' : `?${search}`);
  };
  return {
    page: (search: string, page: number) =>
      at('', { ...(search === '' ? {} : { q: search }), ...(page === 1 ? {} : { page: String(page) }) }),
    document: (row: number, document: number) => at(`/documents/${row}-${document}`),
    download: at('/download'),
    form: sharedPath(token),
    ticket,
  };
}

export type Addresses = ReturnType<typeof addressesOf>;
