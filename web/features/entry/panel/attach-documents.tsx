import { Box, Button, Flex, Input, Stack, Text } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import type { DragEvent } from 'react';
import { LuPaperclip, LuUpload } from 'react-icons/lu';
import type { Receipt } from '../../../../shared/model/receipt.ts';
import type { Transaction } from '../../../../shared/model/transaction.ts';
import { useReceipts } from '../../../api/receipts.ts';
import { useCan } from '../../../auth/me-context.ts';
import { useDateFormat } from '../../../format/date-format.ts';
import { formatDay } from '../../../format/format.ts';
import { DateText } from '../../../kit/date-text.tsx';
import { Loaded } from '../../../kit/loaded.tsx';
import { Money } from '../../../kit/money.tsx';
import { useText } from '../../../text/use-text.ts';
import { CopyWarning } from '../../match/copy-warning.tsx';
import { UploadRow } from '../../upload/upload-row.tsx';
import { chooseFiles } from '../../upload/choose-files.ts';
import { useUploads } from '../../upload/uploads-context.ts';
import { likelyReceipts } from './likely-receipts.ts';
import { useDocumentActions } from './use-document-actions.ts';

const SEARCHED_AT_ONCE = 200;
const SHOWN_MAX = 8;

/** What gives an entry its documents: one that is here already and belongs to nothing, or a file that is uploaded for it. */
export function AttachDocuments({ row }: { row: Transaction }) {
  const t = useText();
  const [canMatch, canImport] = [useCan('canMatch'), useCan('canImport')];
  const [isSearching, setIsSearching] = useState(false);
  const { items, start } = useUploads();
  const own = items.filter(({ transactionId }) => transactionId === row.id);
  const drop = (event: DragEvent) => {
    event.preventDefault();
    start([...event.dataTransfer.files], row.id);
  };
  return (
    <Stack gap="3" mt="3" onDragOver={(event) => event.preventDefault()} onDrop={drop}>
      {own.length > 0 && (
        <Box
          as="ul"
          listStyleType="none"
          borderWidth="1px"
          borderRadius="l2"
          aria-label={t('entry.panel.uploads')}
        >
          {own.map((item) => (
            <UploadRow key={item.id} item={item} />
          ))}
        </Box>
      )}
      <Flex gap="2" wrap="wrap">
        {canMatch && (
          <Button
            size="xs"
            variant="outline"
            aria-expanded={isSearching}
            onClick={() => setIsSearching(!isSearching)}
          >
            <LuPaperclip />
            {t(isSearching ? 'entry.panel.attachDone' : 'entry.panel.attach')}
          </Button>
        )}
        {canImport && <UploadButton onFiles={(files) => start(files, row.id)} />}
      </Flex>
      {isSearching && <OpenDocuments row={row} onAttached={() => setIsSearching(false)} />}
    </Stack>
  );
}

function UploadButton({ onFiles }: { onFiles: (files: readonly File[]) => void }) {
  const t = useText();
  return (
    <Button size="xs" variant="outline" onClick={() => chooseFiles(onFiles, { isMultiple: true })}>
      <LuUpload />
      {t('entry.panel.uploadHere')}
    </Button>
  );
}

/** Documents that belong to nothing yet, the likeliest first. */
function OpenDocuments({ row, onAttached }: { row: Transaction; onAttached: () => void }) {
  const t = useText();
  const format = useDateFormat();
  const [q, setQ] = useState('');
  const query = useReceipts({ status: 'processed', limit: SEARCHED_AT_ONCE });
  const { attach, isBusy } = useDocumentActions(row);
  const dayOf = (day: string) => formatDay(day, format);
  const found =
    query.data &&
    likelyReceipts(
      query.data.pages.flatMap(({ items }) => items),
      row,
      { q, dayOf },
    );
  const { hasNextPage, isFetching, isFetchNextPageError, fetchNextPage } = query;
  const looksFurther = q.trim() !== '' && found !== undefined && found.length < SHOWN_MAX && hasNextPage;
  // What is looked for by its name may be older than all that is here.
  useEffect(() => {
    if (looksFurther && !isFetching && !isFetchNextPageError) void fetchNextPage();
  }, [looksFurther, isFetching, isFetchNextPageError, fetchNextPage]);
  return (
    <Stack gap="2">
      <Input
        size="sm"
        type="search"
        aria-label={t('entry.panel.attachSearch')}
        placeholder={t('entry.panel.attachSearch')}
        value={q}
        onChange={({ target }) => setQ(target.value)}
      />
      <Loaded
        query={{ ...query, data: found }}
        isEmpty={(items) => items.length === 0}
        empty={
          <Text color="fg.muted">
            {t(looksFurther ? 'entry.panel.attachLooking' : 'entry.panel.attachNone')}
          </Text>
        }
      >
        {(items) => (
          <Box as="ul" listStyleType="none" borderWidth="1px" borderRadius="l2" overflow="hidden">
            {items.slice(0, SHOWN_MAX).map((receipt) => (
              <Box as="li" key={receipt.id} _notFirst={{ borderTopWidth: '1px' }}>
                <OpenDocument
                  {...{ receipt, row, isBusy }}
                  onAttach={async () => {
                    await attach(receipt.id);
                    onAttached();
                  }}
                />
                <CopyWarning receipt={receipt} px="3" pb="2" />
              </Box>
            ))}
          </Box>
        )}
      </Loaded>
    </Stack>
  );
}

interface OpenDocumentProps {
  readonly receipt: Receipt;
  readonly row: Transaction;
  readonly isBusy: boolean;
  readonly onAttach: () => Promise<void>;
}

function OpenDocument({ receipt, row, isBusy, onAttach }: OpenDocumentProps) {
  const t = useText();
  const name = receipt.vendor ?? receipt.fileName;
  return (
    <Button
      variant="ghost"
      w="full"
      h="auto"
      px="3"
      py="2"
      borderRadius="0"
      justifyContent="stretch"
      textAlign="start"
      fontWeight="400"
      disabled={isBusy}
      aria-label={t('entry.panel.attachOf', { name })}
      onClick={() => void onAttach()}
    >
      <Box flex="1" minW="0">
        <Flex justify="space-between" gap="3">
          <Text truncate fontWeight="550">
            {name}
          </Text>
          {receipt.amount !== null && (
            <Money amount={receipt.amount} currency={receipt.currency ?? row.currency} />
          )}
        </Flex>
        <Text textStyle="xs" color="fg.muted" truncate>
          {receipt.date ? <DateText day={receipt.date} /> : t('receipts.noDate')} · {receipt.fileName}
        </Text>
      </Box>
    </Button>
  );
}
