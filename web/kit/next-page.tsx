import { Button, Flex } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { useText } from '../text/use-text.ts';

/** The part of a query for pages that the end of a list needs. */
interface PagedQuery {
  readonly isFetchingNextPage: boolean;
  readonly fetchNextPage: () => unknown;
}

/** Asks for the next page when it comes near, and by its button. */
export function NextPage({ query }: { query: PagedQuery }) {
  const t = useText();
  const place = useRef<HTMLDivElement>(null);
  const { fetchNextPage, isFetchingNextPage } = query;
  useEffect(() => {
    const element = place.current;
    if (!element || typeof IntersectionObserver === 'undefined') return undefined;
    const observer = new IntersectionObserver(
      ([entry]) => entry?.isIntersecting && !isFetchingNextPage && void fetchNextPage(),
      { rootMargin: '600px' },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [fetchNextPage, isFetchingNextPage]);
  return (
    <Flex ref={place} justify="center" p="4" borderTopWidth="1px">
      <Button variant="outline" size="sm" loading={isFetchingNextPage} onClick={() => void fetchNextPage()}>
        {t('common.loadMore')}
      </Button>
    </Flex>
  );
}
