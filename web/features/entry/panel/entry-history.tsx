import { Box, Button, chakra, Stack, Text } from '@chakra-ui/react';
import type { EntryHistoryLine } from '../../../../shared/model/entry-history.ts';
import type { Transaction } from '../../../../shared/model/transaction.ts';
import { useTransactionHistory } from '../../../api/ledger.ts';
import { Loaded } from '../../../kit/loaded.tsx';
import { TimeAgo } from '../../../kit/time-ago.tsx';
import { useText } from '../../../text/use-text.ts';
import { useHistoryWords } from './use-history-words.ts';

/** Who changed what of an entry, and when: newest first, at last where it came from. */
export function EntryHistory({ row }: { row: Transaction }) {
  const t = useText();
  const query = useTransactionHistory(row);
  return (
    <Loaded query={query} errorTitle={t('entry.panel.historyFailed')}>
      {({ pages }) => (
        <>
          <Stack as="ol" gap="3" listStyleType="none">
            {pages
              .flatMap(({ items }) => items)
              .map((line) => (
                <Line key={`${line.at} ${line.act} ${JSON.stringify(line.changes)}`} line={line} row={row} />
              ))}
          </Stack>
          {query.hasNextPage && (
            <Button
              mt="3"
              size="xs"
              variant="outline"
              loading={query.isFetchingNextPage}
              onClick={() => void query.fetchNextPage()}
            >
              {t('common.loadMore')}
            </Button>
          )}
        </>
      )}
    </Loaded>
  );
}

function Line({ line, row }: { line: EntryHistoryLine; row: Transaction }) {
  const { name, sentences } = useHistoryWords(row)(line);
  return (
    <Box as="li" ps="3.5" borderStartWidth="2px" borderColor="border">
      {sentences.map((sentence, at) => (
        <Text key={sentence} overflowWrap="anywhere">
          {at === 0 && <chakra.span fontWeight="550">{name}</chakra.span>} {sentence}
        </Text>
      ))}
      <Text textStyle="xs" color="fg.muted">
        <TimeAgo at={line.at} />
      </Text>
    </Box>
  );
}
