import { Box, Flex, IconButton, Skeleton, Stack, Text } from '@chakra-ui/react';
import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { LuRotateCw, LuZoomIn, LuZoomOut } from 'react-icons/lu';
import type { Receipt, ReceiptPage } from '../../../shared/model/receipt.ts';
import { useReceiptPages } from '../../api/receipts.ts';
import { ErrorState } from '../../kit/error-state.tsx';
import { useText } from '../../text/use-text.ts';
import { OriginalDeleted } from './original-deleted.tsx';
import { OriginalView } from './original-view.tsx';
import type { Place } from './place.ts';
import { ReadPage } from './read-page.tsx';

interface PageViewProps {
  readonly receipt: Receipt;
  /** The place to light up; undefined for none. */
  readonly place: Place | undefined;
}

const ZOOMS = [1, 1.5, 2, 3] as const;

/** The document as it was read; where its original was deleted, that. */
export function PageView({ receipt, place }: PageViewProps) {
  const { originalDeletedAt } = receipt;
  if (originalDeletedAt !== undefined) return <OriginalDeleted at={originalDeletedAt} />;
  return <KeptPages receipt={receipt} place={place} />;
}

/** The document as it was read, page by page, with the place of a value lit up; as it was uploaded where nothing could be read. */
function KeptPages({ receipt, place }: PageViewProps) {
  const t = useText();
  const query = useReceiptPages(receipt);
  const label = t('receipts.page', { file: receipt.fileName });
  if (receipt.status === 'pending') return <OriginalView receipt={receipt} />;
  if (query.error)
    return (
      <ErrorState
        title={t('receipts.downloadFailed')}
        detail={query.error.message}
        onRetry={() => void query.refetch()}
      />
    );
  if (!query.data) return <Skeleton h={{ base: '60', lg: 'full' }} minH="60" />;
  const pages = query.data.items;
  const isShowable = pages.some(({ url, words }) => url !== null || words.length > 0);
  if (!isShowable) return <OriginalView receipt={receipt} />;
  return <Pages pages={pages} place={place} label={label} />;
}

function Pages({
  pages,
  place,
  label,
}: {
  pages: readonly ReceiptPage[];
  place: Place | undefined;
  label: string;
}) {
  const t = useText();
  const [zoom, setZoom] = useState(0);
  const [turns, setTurns] = useState(0);
  const frame = useRef<HTMLDivElement>(null);
  useInView(frame, place);
  return (
    <Flex direction="column" minH="0" minW="0" h={{ base: '72', lg: 'full' }} position="relative">
      <Box
        ref={frame}
        overflow="auto"
        flex="1"
        minH="0"
        bg="bg.muted"
        borderRadius="l2"
        tabIndex={0}
        role="region"
        aria-label={label}
        p="3"
      >
        <Stack gap="3" w={`${(ZOOMS[zoom] ?? 1) * 100}%`} mx="auto">
          {pages.map((page) => (
            <ReadPage
              key={page.page}
              page={page}
              label={t('receipts.pageNumber', { number: page.page, count: pages.length })}
              turns={turns}
              box={place?.page === page.page ? place.box : undefined}
            />
          ))}
        </Stack>
      </Box>
      <Flex
        position="absolute"
        bottom="3"
        right="3"
        gap="1"
        bg="bg.panel"
        borderRadius="l2"
        boxShadow="sm"
        p="1"
      >
        <IconButton
          size="sm"
          variant="ghost"
          aria-label={t('receipts.zoomOut')}
          disabled={zoom === 0}
          onClick={() => setZoom(zoom - 1)}
        >
          <LuZoomOut />
        </IconButton>
        <Text alignSelf="center" textStyle="xs" minW="10" textAlign="center" aria-live="polite">
          {Math.round((ZOOMS[zoom] ?? 1) * 100)}%
        </Text>
        <IconButton
          size="sm"
          variant="ghost"
          aria-label={t('receipts.zoomIn')}
          disabled={zoom === ZOOMS.length - 1}
          onClick={() => setZoom(zoom + 1)}
        >
          <LuZoomIn />
        </IconButton>
        <IconButton
          size="sm"
          variant="ghost"
          aria-label={t('receipts.rotate')}
          onClick={() => setTurns((turns + 1) % 4)}
        >
          <LuRotateCw />
        </IconButton>
      </Flex>
    </Flex>
  );
}

/** Scrolls the lit place into the frame's view, without moving the page around it. */
function useInView(frame: RefObject<HTMLDivElement | null>, place: Place | undefined): void {
  useEffect(() => {
    const shown = frame.current;
    const mark = shown?.querySelector<HTMLElement>('[data-place]');
    if (!shown || !mark) return;
    const [outer, inner] = [shown.getBoundingClientRect(), mark.getBoundingClientRect()];
    shown.scrollBy({
      top: inner.top - outer.top - (outer.height - inner.height) / 2,
      left: inner.left - outer.left - (outer.width - inner.width) / 2,
    });
  }, [frame, place]);
}
