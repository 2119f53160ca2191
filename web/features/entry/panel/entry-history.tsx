import { Box, Button, chakra, Stack, Text } from '@chakra-ui/react';
import type { EntryHistoryLine } from '../../../../shared/model/entry-history.ts';
import type { Transaction } from '../../../../shared/model/transaction.ts';
import { useTransactionHistory } from '../../../api/ledger.ts';
import { useQuestionsAbout } from '../../../api/questions.ts';
import { Loaded } from '../../../kit/loaded.tsx';
import { TimeAgo } from '../../../kit/time-ago.tsx';
import { useText } from '../../../text/use-text.ts';
import { withQuestions } from './with-questions.ts';
import type { QuestionLine } from './with-questions.ts';
import { useHistoryWords } from './use-history-words.ts';

/** Who changed what of an entry, or asked and answered about it, and when: newest first, at last where it came from. */
export function EntryHistory({ row }: { row: Transaction }) {
  const t = useText();
  const query = useTransactionHistory(row);
  const { data: asked = [] } = useQuestionsAbout({ transactionId: row.id });
  return (
    <Loaded query={query} errorTitle={t('entry.panel.historyFailed')}>
      {({ pages }) => (
        <>
          <Stack as="ol" gap="3" listStyleType="none">
            {withQuestions(
              pages.flatMap(({ items }) => items),
              asked,
              query.hasNextPage,
            ).map((one) =>
              'said' in one ? (
                <SaidLine key={`${one.at} ${one.said}`} line={one} />
              ) : (
                <Line key={`${one.at} ${one.act} ${JSON.stringify(one.changes)}`} line={one} row={row} />
              ),
            )}
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

function SaidLine({ line: { by, said, text, at } }: { line: QuestionLine }) {
  const t = useText();
  return (
    <Box as="li" ps="3.5" borderStartWidth="2px" borderColor="border">
      <Text overflowWrap="anywhere" lineClamp={3}>
        <chakra.span fontWeight="550">{by ?? t('entry.history.somebody')}</chakra.span>{' '}
        {t(`questions.history.${said}`, { text })}
      </Text>
      <Text textStyle="xs" color="fg.muted">
        <TimeAgo at={at} />
      </Text>
    </Box>
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
