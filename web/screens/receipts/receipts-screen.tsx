import { Box, Button, Flex, Grid, Input, Stack } from '@chakra-ui/react';
import { LuReceipt, LuUpload } from 'react-icons/lu';
import { ReceiptStatus } from '../../../shared/model/receipt.ts';
import { useReceipts } from '../../api/receipts.ts';
import { useUnsettledUploads } from '../../api/uploads.ts';
import { useCan, useSignedIn } from '../../auth/me-context.ts';
import { Choice } from '../../kit/choice.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { Loaded } from '../../kit/loaded.tsx';
import { Screen } from '../../kit/screen.tsx';
import { DocumentsLeft } from '../../features/plans/documents-left.tsx';
import { STATEMENT_FILES } from '../../features/import/accepted-files.ts';
import { chooseFiles } from '../../features/upload/choose-files.ts';
import { useUploads } from '../../features/upload/uploads-context.ts';
import { useAddress } from '../../kit/use-address.ts';
import { useDebounced } from '../../kit/use-debounced.ts';
import { useText } from '../../text/use-text.ts';
import { ArrivingFiles } from './arriving-files.tsx';
import { MailIn } from './mail-in.tsx';
import { ReceiptList, ReceiptsSkeleton } from './receipt-list.tsx';
import { ReviewPanel } from './review-panel.tsx';
import { ShapeChoice } from './shape-choice.tsx';
import { useListShape } from './use-list-shape.ts';
import { BelowWaitingMail } from './waiting-mail.tsx';

/** Documents, and statements among them. */
const ACCEPT = `${STATEMENT_FILES},.gif,.eml,.p7m`;

/** Receipts & Documents: bring them in, find them, look at what was read. */
export function ReceiptsScreen() {
  const t = useText();
  const canImport = useCan('canImport');
  const { start } = useUploads();
  const [search, change] = useAddress();
  const reviewed = search.get('review') ?? undefined;
  const set = (name: string, value: string) => change({ [name]: value }, { keepsBefore: name === 'review' });
  // Sample books receive no mail.
  const { sample } = useSignedIn().organization;
  const finder = (
    <ReceiptFinder
      status={search.get('status') ?? ''}
      text={search.get('q') ?? ''}
      onFilter={set}
      onFiles={start}
      onView={(id) => set('review', id)}
    />
  );
  return (
    <Screen
      title={t('receipts.title')}
      {...(canImport
        ? {
            actions: (
              <>
                {!sample && <MailIn />}
                <UploadButton onFiles={start} />
              </>
            ),
            description: (
              <>
                {t('receipts.uploadHelp')}
                {!sample && <DocumentsLeft />}
              </>
            ),
          }
        : {})}
    >
      <Stack gap={{ base: '4', md: '5' }}>
        {canImport ? <BelowWaitingMail>{finder}</BelowWaitingMail> : finder}
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
  const [shape, setShape] = useListShape();
  const q = useDebounced(text.trim());
  const known = ReceiptStatus.safeParse(status).data;
  const query = useReceipts({ ...(q === '' ? {} : { q }), ...(known ? { status: known } : {}) });
  const isFiltered = q !== '' || known !== undefined;
  // The first files are seen on their way: an invitation to upload below them would read as if they were lost.
  const isArriving = useUnsettledUploads().data?.items.some((one) => one.status === 'arriving');
  const nothingYet = isArriving ? null : <NoReceipts onFiles={onFiles} />;
  const clear = () => {
    onFilter('q', '');
    onFilter('status', '');
  };
  return (
    <>
      <Grid role="search" templateColumns={{ base: '1fr 7rem auto', sm: '1fr 12rem auto' }} gap="3">
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
        <ShapeChoice shape={shape} onChoose={setShape} />
      </Grid>
      <ArrivingFiles text={q} status={known} />
      <Loaded
        query={query}
        errorTitle={t('receipts.loadFailed')}
        skeleton={<ReceiptsSkeleton shape={shape} />}
        isEmpty={({ pages }) => pages.every(({ items }) => items.length === 0)}
        empty={isFiltered ? <NothingFound onClear={clear} /> : nothingYet}
      >
        {({ pages }) => (
          <Stack gap="5">
            <ReceiptList shape={shape} receipts={pages.flatMap(({ items }) => items)} onView={onView} />
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

/** Files are chosen in a field that outlives the button: meanwhile a document may come, and take the empty list away with its button. */
function UploadButton({ onFiles }: { onFiles: (files: File[]) => void }) {
  const t = useText();
  const choose = () => chooseFiles(onFiles, { accept: ACCEPT, isMultiple: true });
  return (
    <Box>
      <Button colorPalette="ember" w="full" onClick={choose}>
        <LuUpload aria-hidden="true" /> {t('receipts.upload')}
      </Button>
    </Box>
  );
}
