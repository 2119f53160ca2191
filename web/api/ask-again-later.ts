import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** Asks for a list again once it has been answered: what is being asked for in this moment may have been read before something was written. */
export function askAgainLater(client: QueryClient, queryKey: QueryKey): void {
  const query = client.getQueryCache().find({ queryKey, exact: true });
  if (query?.state.fetchStatus !== 'fetching') return;
  const again = () => client.invalidateQueries({ queryKey, exact: true });
  void query.promise?.then(again, again);
}
