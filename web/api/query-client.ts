import { QueryClient } from '@tanstack/react-query';

/** The cache of answers. Retries happen in the client itself, so a failed query is shown at once. */
export function createQueryClient(): QueryClient {
  return new QueryClient({
    defaultOptions: {
      queries: { staleTime: 30_000, retry: false, refetchOnWindowFocus: true },
      mutations: { retry: false },
    },
  });
}
