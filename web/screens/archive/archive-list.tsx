import { Box } from '@chakra-ui/react';
import { useState } from 'react';
import type { ArchiveItem } from '../../../shared/model/archive.ts';
import type { useArchive } from '../../api/archive.ts';
import { LongList } from '../../kit/long-list.tsx';
import { NextPage } from '../../kit/next-page.tsx';
import { useText } from '../../text/use-text.ts';
import { ArchiveRow } from './archive-row.tsx';
import { ArchiveView } from './archive-view.tsx';
import { DeleteForGood } from './delete-for-good.tsx';

interface ArchiveListProps {
  readonly items: readonly ArchiveItem[];
  readonly query: ReturnType<typeof useArchive>;
}

const ROW_PIXELS = 76;

/** What is archived, row by row; further pages come as one scrolls. */
export function ArchiveList({ items, query }: ArchiveListProps) {
  const t = useText();
  const [viewed, setViewed] = useState<ArchiveItem>();
  const [doomed, setDoomed] = useState<ArchiveItem>();
  return (
    <>
      <Box bg="bg.panel" borderWidth="1px" borderRadius="l3" boxShadow="xs" overflow="hidden">
        <Box role="list" aria-label={t('archive.list')}>
          <LongList items={items} keyOf={({ type, id }) => `${type} ${id}`} estimate={() => ROW_PIXELS}>
            {(item) => <ArchiveRow item={item} onView={setViewed} onDelete={setDoomed} />}
          </LongList>
        </Box>
        {query.hasNextPage && <NextPage query={query} />}
      </Box>
      {viewed && <ArchiveView item={viewed} onClose={() => setViewed(undefined)} />}
      {doomed && <DeleteForGood item={doomed} onClose={() => setDoomed(undefined)} />}
    </>
  );
}
