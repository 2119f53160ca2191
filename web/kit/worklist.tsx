import { Button, Stack } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { useText } from '../text/use-text.ts';
import { Loaded } from './loaded.tsx';

/** The part of a paged query that a worklist needs; every infinite query of TanStack fits. */
interface PagedQuery<T> {
  readonly data: { readonly pages: readonly { readonly items: readonly T[] }[] } | undefined;
  readonly error: Error | null;
  readonly refetch: () => unknown;
  readonly hasNextPage: boolean;
  readonly isFetchingNextPage: boolean;
  readonly fetchNextPage: () => unknown;
}

interface WorklistProps<T> {
  readonly query: PagedQuery<T>;
  readonly errorTitle: string;
  /** What stands there once nothing is left to do. */
  readonly empty: ReactNode;
  /** What has come so far, and whether there is more. */
  readonly children: (items: readonly T[], hasMore: boolean) => ReactNode;
}

/** What waits for a person, to be worked down to none; more of it comes on request. */
export function Worklist<T>({ query, errorTitle, empty, children }: WorklistProps<T>) {
  const t = useText();
  const { hasNextPage: hasMore, isFetchingNextPage, fetchNextPage } = query;
  const items = query.data?.pages.flatMap((page) => page.items);
  return (
    <Loaded
      query={{ data: items, error: query.error, refetch: query.refetch }}
      errorTitle={errorTitle}
      isEmpty={(some) => some.length === 0 && !hasMore}
      empty={empty}
    >
      {(some) => (
        <Stack gap="3">
          {children(some, hasMore)}
          {hasMore && (
            <Button
              alignSelf="center"
              variant="outline"
              loading={isFetchingNextPage}
              onClick={() => void fetchNextPage()}
            >
              {t('common.loadMore')}
            </Button>
          )}
        </Stack>
      )}
    </Loaded>
  );
}
