import { Box, Button, Flex, Grid, Skeleton, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import { LuDownload } from 'react-icons/lu';
import type { Receipt } from '../../../shared/model/receipt.ts';
import { useReceipt } from '../../api/receipts.ts';
import { PageView } from '../../features/document/page-view.tsx';
import type { Place } from '../../features/document/place.ts';
import { Part } from '../../features/entry/panel/part.tsx';
import { QuestionsPart } from '../../features/question/questions-part.tsx';
import { DateText } from '../../kit/date-text.tsx';
import { DialogFrame } from '../../kit/dialog-frame.tsx';
import { Lines, Loaded } from '../../kit/loaded.tsx';
import { useLeaveQuestion } from '../../kit/use-leave-question.tsx';
import { useUnsavedParts } from '../../kit/unsaved.tsx';
import { useText } from '../../text/use-text.ts';
import { IsAStatement } from './is-a-statement.tsx';
import { ReviewNotices } from './review-notices.tsx';
import { Review } from './review.tsx';
import { useDownload } from '../../features/document/use-download.ts';
import { useReviewQueue } from './use-review-queue.ts';

interface ReviewPanelProps {
  readonly id: string | undefined;
  readonly onOpen: (id: string) => void;
  readonly onClose: () => void;
}

/** One document beside what was read from it, and the transaction that it seems to belong to. */
export function ReviewPanel({ id, onOpen, onClose }: ReviewPanelProps) {
  const t = useText();
  const query = useReceipt(id);
  const { next, place, count, hasMore } = useReviewQueue(id);
  const { isUnsaved, within } = useUnsavedParts();
  const { leave, question } = useLeaveQuestion(isUnsaved, onClose);
  const goOn = () => (next ? onOpen(next) : onClose());
  return (
    <DialogFrame isOpen={id !== undefined} size="cover" title={t('receipts.review')} onClose={leave}>
      <Loaded query={query} skeleton={<Unread />} errorTitle={t('receipts.loadFailed')}>
        {(receipt) =>
          within(
            <Sheet
              key={receipt.id}
              receipt={receipt}
              progress={
                count > 1 && t('receipts.progress', { place, total: hasMore ? `${count}+` : String(count) })
              }
              hasNext={next !== undefined}
              onDone={goOn}
              onOpen={onOpen}
            />,
          )
        }
      </Loaded>
      {question}
    </DialogFrame>
  );
}

interface SheetProps {
  readonly receipt: Receipt;
  /** How far one is with the documents that wait; nothing where it is the only one. */
  readonly progress: ReactNode;
  readonly hasNext: boolean;
  readonly onDone: () => void;
  readonly onOpen: (id: string) => void;
}

function Sheet({ receipt, progress, hasNext, onDone, onOpen }: SheetProps) {
  const t = useText();
  const download = useDownload();
  const [place, setPlace] = useState<Place>();
  return (
    <SideBySide page={<PageView receipt={receipt} place={place} />}>
      <Flex justify="space-between" align="center" gap="3">
        <Text fontWeight="550" truncate flex="1">
          {receipt.fileName}
        </Text>
        {progress && (
          <Text
            role="status"
            aria-label={t('receipts.progressLabel')}
            color="fg.muted"
            fontVariantNumeric="tabular-nums"
            whiteSpace="nowrap"
          >
            {progress}
          </Text>
        )}
        {receipt.originalDeletedAt === undefined && (
          <Button size="sm" variant="outline" flexShrink="0" onClick={() => void download(receipt.id)}>
            <LuDownload aria-hidden="true" /> {t('receipts.download')}
          </Button>
        )}
      </Flex>
      {receipt.keptUntil !== undefined && (
        <Text textStyle="sm" color="fg.muted" mt="-3">
          {t('retention.keptUntil')} <DateText day={receipt.keptUntil} />
        </Text>
      )}
      <ReviewNotices receipt={receipt} onOpen={onOpen} onDone={onDone} />
      {receipt.originalDeletedAt === undefined && <IsAStatement receipt={receipt} />}
      {receipt.status === 'pending' ? (
        <Text color="fg.muted" aria-live="polite">
          {t('receipts.pending')}
        </Text>
      ) : (
        <Review
          key={receipt.version}
          receipt={receipt}
          hasNext={hasNext}
          onPlace={setPlace}
          onAccepted={onDone}
        />
      )}
      <Part title={t('questions.title')}>
        <QuestionsPart about={{ receiptId: receipt.id }} />
      </Part>
    </SideBySide>
  );
}

/** The page beside what is said of it; on a phone above. */
function SideBySide({ page, children }: { page: ReactNode; children: ReactNode }) {
  return (
    <Grid
      templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1.2fr) minmax(0, 1fr)' }}
      templateRows={{ lg: 'minmax(0, 1fr)' }}
      gap="6"
      h={{ lg: 'full' }}
      pb="4"
    >
      {page}
      <Stack gap="5" overflow={{ lg: 'auto' }} px="0.5">
        {children}
      </Stack>
    </Grid>
  );
}

/** In the shape of the document that comes. */
function Unread() {
  return (
    <SideBySide page={<Skeleton h={{ base: '72', lg: 'full' }} minH="72" borderRadius="l2" />}>
      <Box>
        <Lines count={5} />
      </Box>
    </SideBySide>
  );
}
