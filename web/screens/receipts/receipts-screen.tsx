import { Box, Button, Flex, Grid, Input, Skeleton, Stack, VisuallyHidden } from '@chakra-ui/react';
import { useCallback, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { LuReceipt, LuUpload } from 'react-icons/lu';
import { ReceiptStatus } from '../../../shared/model/receipt.ts';
import type { Receipt } from '../../../shared/model/receipt.ts';
import { useReceipts } from '../../api/receipts.ts';
import { useCan } from '../../auth/me-context.ts';
import { Choice } from '../../kit/choice.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { useIncomingFiles } from '../../kit/incoming-files.ts';
import { Loaded } from '../../kit/loaded.tsx';
import { Screen } from '../../kit/screen.tsx';
import { UploadList } from '../../features/upload/upload-list.tsx';
import { useUploads } from '../../features/upload/use-uploads.ts';
import { useDebounced } from '../../kit/use-debounced.ts';
import { useText } from '../../text/use-text.ts';
import { MailIn } from './mail-in.tsx';
import { ReceiptCard } from './receipt-card.tsx';
import { ReviewPanel } from './review-panel.tsx';
import { SelectionBar } from './selection-bar.tsx';
import { useReceiptActions } from './use-receipt-actions.ts';
import { WaitingMail } from './waiting-mail.tsx';

const ACCEPT = '.pdf,.jpg,.jpeg,.png,.gif,.webp,.heic,.heif,.tif,.tiff,.eml';

/** Receipts & Documents: bring them in, find them, look at what was read. */
export function ReceiptsScreen() {
  const t = useText();
  const canImport = useCan('canImport');
  const uploads = useUploads();
  const { start } = uploads;
  useIncomingFiles(useCallback((files: File[]) => canImport && start(files), [canImport, start]));
  const [search, setSearch] = useSearchParams();
  const reviewed = search.get('review') ?? undefined;
  const set = (name: string, value: string) =>
    setSearch(
      (before) => {
        const next = new URLSearchParams(before);
        if (value === '') next.delete(name);
        else next.set(name, value);
        return next;
      },
      { replace: name !== 'review' },
    );
  return (
    <Screen
      title={t('receipts.title')}
      {...(canImport
        ? {
            actions: (
              <>
                <MailIn />
                <UploadButton onFiles={start} />
              </>
            ),
            description: t('receipts.uploadHelp'),
          }
        : {})}
    >
      <Stack gap={{ base: '4', md: '5' }}>
        <UploadList uploads={uploads} />
        {canImport && <WaitingMail />}
        <ReceiptFinder
          status={search.get('status') ?? ''}
          text={search.get('q') ?? ''}
          onFilter={set}
          onFiles={start}
          onView={(id) => set('review', id)}
        />
      </Stack>
      <ReviewPanel id={reviewed} onOpen={(id) => set('review', id)} onClose={() => set('review', '')} />
    </Screen>
  );
}

interface FinderProps {
  readonly status: string;
  readonly text: string;
  readonly onFilter: (name: 'status' | 'q', value: string) => void;
  readonly onFiles: (files: File[]) => void;
  readonly onView: (id: string) => void;
}

function ReceiptFinder({ status, text, onFilter, onFiles, onView }: FinderProps) {
  const t = useText();
  const q = useDebounced(text.trim());
  const known = ReceiptStatus.safeParse(status).data;
  const query = useReceipts({ ...(q === '' ? {} : { q }), ...(known ? { status: known } : {}) });
  const isFiltered = q !== '' || known !== undefined;
  const clear = () => {
    onFilter('q', '');
    onFilter('status', '');
  };
  return (
    <>
      <Grid role="search" templateColumns={{ base: '1fr 8rem', sm: '1fr 12rem' }} gap="3">
        <Input
          type="search"
          aria-label={t('receipts.search')}
          placeholder={t('receipts.searchHint')}
          value={text}
          onChange={(event) => onFilter('q', event.target.value)}
        />
        <Choice
          aria-label={t('receipts.status')}
          value={known ?? ''}
          onChange={(event) => onFilter('status', event.target.value)}
        >
          <option value="">{t('receipts.statuses.all')}</option>
          {ReceiptStatus.options.map((one) => (
            <option key={one} value={one}>
              {t(`receipts.statuses.${one}`)}
            </option>
          ))}
        </Choice>
      </Grid>
      <Loaded
        query={query}
        errorTitle={t('receipts.loadFailed')}
        skeleton={<Cards />}
        isEmpty={({ pages }) => pages.every(({ items }) => items.length === 0)}
        empty={isFiltered ? <NothingFound onClear={clear} /> : <NoReceipts onFiles={onFiles} />}
      >
        {({ pages }) => (
          <Stack gap="5">
            <ReceiptCards receipts={pages.flatMap(({ items }) => items)} onView={onView} />
            {query.hasNextPage && (
              <Flex justify="center">
                <Button
                  variant="outline"
                  loading={query.isFetchingNextPage}
                  onClick={() => void query.fetchNextPage()}
                >
                  {t('common.loadMore')}
                </Button>
              </Flex>
            )}
          </Stack>
        )}
      </Loaded>
    </>
  );
}

const cardsShape = {
  templateColumns: { base: '1fr', sm: '1fr 1fr', lg: 'repeat(3, 1fr)' },
  gap: { base: '3', md: '4' },
} as const;

/** In the shape of the cards that come. */
function Cards() {
  return (
    <Grid {...cardsShape}>
      {[1, 2, 3, 4, 5, 6].map((card) => (
        <Skeleton key={card} height="21rem" borderRadius="l3" />
      ))}
    </Grid>
  );
}

interface CardsProps {
  readonly receipts: readonly Receipt[];
  readonly onView: (id: string) => void;
}

/** The documents as cards, one or many of them chosen to be worked on together. */
function ReceiptCards({ receipts, onView }: CardsProps) {
  const actions = useReceiptActions();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const choose = (id: string, isChosen: boolean) =>
    setChosen((before) => new Set(isChosen ? [...before, id] : [...before].filter((one) => one !== id)));
  return (
    <>
      <SelectionBar
        selected={receipts.filter(({ id }) => chosen.has(id))}
        actions={actions}
        onDone={() => setChosen(new Set())}
      />
      <Grid as="ul" listStyleType="none" {...cardsShape}>
        {receipts.map((receipt) => (
          <ReceiptCard
            key={receipt.id}
            receipt={receipt}
            isSelected={chosen.has(receipt.id)}
            onSelect={(isChosen) => choose(receipt.id, isChosen)}
            onView={() => onView(receipt.id)}
            onDelete={() => void actions.archive([receipt])}
          />
        ))}
      </Grid>
    </>
  );
}

function NothingFound({ onClear }: { onClear: () => void }) {
  const t = useText();
  return (
    <EmptyState
      icon={<LuReceipt />}
      title={t('receipts.nothingFound')}
      description={t('receipts.nothingFoundHelp')}
    >
      <Button variant="outline" onClick={onClear}>
        {t('receipts.clearFilters')}
      </Button>
    </EmptyState>
  );
}

function NoReceipts({ onFiles }: { onFiles: (files: File[]) => void }) {
  const t = useText();
  const canImport = useCan('canImport');
  return (
    <EmptyState icon={<LuReceipt />} title={t('receipts.emptyTitle')} description={t('receipts.emptyHelp')}>
      {canImport && <UploadButton onFiles={onFiles} />}
    </EmptyState>
  );
}

function UploadButton({ onFiles }: { onFiles: (files: File[]) => void }) {
  const t = useText();
  const input = useRef<HTMLInputElement>(null);
  return (
    <Box>
      <Button colorPalette="ember" w="full" onClick={() => input.current?.click()}>
        <LuUpload aria-hidden="true" /> {t('receipts.upload')}
      </Button>
      <VisuallyHidden>
        <input
          ref={input}
          type="file"
          multiple
          accept={ACCEPT}
          tabIndex={-1}
          aria-label={t('receipts.upload')}
          onChange={(event) => {
            onFiles([...(event.target.files ?? [])]);
            event.target.value = '';
          }}
        />
      </VisuallyHidden>
    </Box>
  );
}
