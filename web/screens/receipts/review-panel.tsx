import { Button, Flex, Grid, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { LuDownload } from 'react-icons/lu';
import type { Receipt } from '../../../shared/model/receipt.ts';
import { useReceipt, useReceipts } from '../../api/receipts.ts';
import { DialogFrame } from '../../kit/dialog-frame.tsx';
import { Loaded } from '../../kit/loaded.tsx';
import { useText } from '../../text/use-text.ts';
import { FurtherFields } from './further-fields.tsx';
import { PageView } from './page-view.tsx';
import type { Place } from './place.ts';
import { ReceiptSuggestion } from './receipt-suggestion.tsx';
import { ReviewFields } from './review-fields.tsx';
import { ReviewNotices } from './review-notices.tsx';
import { useDownload } from './use-download.ts';

interface ReviewPanelProps {
  readonly id: string | undefined;
  readonly onOpen: (id: string) => void;
  readonly onClose: () => void;
}

/** One document beside what was read from it, and the transaction that it seems to belong to. */
export function ReviewPanel({ id, onOpen, onClose }: ReviewPanelProps) {
  const t = useText();
  const query = useReceipt(id);
  const next = useNextToReview(id);
  const goOn = () => (next ? onOpen(next) : onClose());
  return (
    <DialogFrame isOpen={id !== undefined} size="cover" title={t('receipts.review')} onClose={onClose}>
      <Loaded query={query} errorTitle={t('receipts.loadFailed')}>
        {(receipt) => (
          <Review
            key={receipt.id}
            receipt={receipt}
            hasNext={next !== undefined}
            onDone={goOn}
            onOpen={onOpen}
          />
        )}
      </Loaded>
    </DialogFrame>
  );
}

/** The document that waits for a look after this one in the list, else the first that does. */
function useNextToReview(id: string | undefined): string | undefined {
  const { data } = useReceipts();
  const all = data?.pages.flatMap(({ items }) => items) ?? [];
  const at = all.findIndex((receipt) => receipt.id === id);
  return [...all.slice(at + 1), ...all.slice(0, Math.max(0, at))].find(
    ({ status, reviewedAt }) => status === 'processed' && reviewedAt === null,
  )?.id;
}

interface ReviewProps {
  readonly receipt: Receipt;
  readonly hasNext: boolean;
  readonly onDone: () => void;
  readonly onOpen: (id: string) => void;
}

function Review({ receipt, hasNext, onDone, onOpen }: ReviewProps) {
  const t = useText();
  const download = useDownload();
  const [place, setPlace] = useState<Place>();
  return (
    <Grid
      templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1.2fr) minmax(0, 1fr)' }}
      templateRows={{ lg: 'minmax(0, 1fr)' }}
      gap="6"
      h={{ lg: 'full' }}
      pb="4"
    >
      <PageView receipt={receipt} place={place} />
      <Stack gap="5" overflow={{ lg: 'auto' }} px="0.5" pb="2">
        <Flex justify="space-between" align="center" gap="3">
          <Text fontWeight="550" truncate>
            {receipt.fileName}
          </Text>
          <Button size="sm" variant="outline" flexShrink="0" onClick={() => void download(receipt.id)}>
            <LuDownload aria-hidden="true" /> {t('receipts.download')}
          </Button>
        </Flex>
        <ReviewNotices receipt={receipt} onOpen={onOpen} onDone={onDone} />
        {receipt.status === 'pending' ? (
          <Text color="fg.muted" aria-live="polite">
            {t('receipts.pending')}
          </Text>
        ) : (
          <>
            <ReviewFields
              key={receipt.version}
              receipt={receipt}
              hasNext={hasNext}
              onPlace={setPlace}
              onAccepted={onDone}
            />
            <FurtherFields receipt={receipt} onPlace={setPlace} />
            <ReceiptSuggestion receipt={receipt} />
          </>
        )}
      </Stack>
    </Grid>
  );
}
