import { Box, Button, Flex, Stack, Tabs } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { LuMessageCircleQuestion } from 'react-icons/lu';
import { useSearchParams } from 'react-router-dom';
import type { Question } from '../../../shared/model/question.ts';
import { entryPath, receiptPath } from '../../../shared/paths.ts';
import { useAnsweredQuestions, useOpenQuestions } from '../../api/questions.ts';
import { QuestionThread } from '../../features/question/question-thread.tsx';
import { DateText } from '../../kit/date-text.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { Loaded } from '../../kit/loaded.tsx';
import { Money } from '../../kit/money.tsx';
import { Panel } from '../../kit/panel.tsx';
import { Screen } from '../../kit/screen.tsx';
import { TextLink } from '../../kit/text-link.tsx';
import { useText } from '../../text/use-text.ts';

const lists = ['you', 'open', 'answered'] as const;
type List = (typeof lists)[number];

/** Questions about entries and documents: those that wait for the person, all that are open, and those that were answered. */
export function QuestionsScreen() {
  const t = useText();
  const [search, setSearch] = useSearchParams();
  const list = lists.find((one) => one === search.get('list')) ?? 'you';
  return (
    <Screen title={t('questions.title')} description={t('questions.description')}>
      <Tabs.Root
        value={list}
        colorPalette="ember"
        lazyMount
        unmountOnExit
        onValueChange={({ value }) => setSearch(value === 'you' ? {} : { list: value }, { replace: true })}
      >
        <Tabs.List>
          {lists.map((one) => (
            <Tabs.Trigger key={one} value={one}>
              {t(`questions.lists.${one}`)}
            </Tabs.Trigger>
          ))}
        </Tabs.List>
        <Tabs.Content value="you">
          <Open list="you" />
        </Tabs.Content>
        <Tabs.Content value="open">
          <Open list="open" />
        </Tabs.Content>
        <Tabs.Content value="answered">
          <Answered />
        </Tabs.Content>
      </Tabs.Root>
    </Screen>
  );
}

function Open({ list }: { readonly list: 'you' | 'open' }) {
  const t = useText();
  const { data, error, refetch } = useOpenQuestions();
  const wanted = data?.filter(({ isForMe }) => list === 'open' || isForMe);
  return (
    <Loaded
      query={{ data: wanted, error, refetch }}
      errorTitle={t('questions.loadFailed')}
      isEmpty={(questions) => questions.length === 0}
      empty={<Nothing list={list} />}
    >
      {(questions) => <QuestionList questions={questions} />}
    </Loaded>
  );
}

function Answered() {
  const t = useText();
  const query = useAnsweredQuestions();
  return (
    <Loaded
      query={query}
      errorTitle={t('questions.loadFailed')}
      isEmpty={({ pages }) => pages.every(({ items }) => items.length === 0)}
      empty={<Nothing list="answered" />}
    >
      {({ pages }) => (
        <QuestionList questions={pages.flatMap(({ items }) => items)}>
          {query.hasNextPage && (
            <Button
              variant="outline"
              size="sm"
              alignSelf="center"
              loading={query.isFetchingNextPage}
              onClick={() => void query.fetchNextPage()}
            >
              {t('common.loadMore')}
            </Button>
          )}
        </QuestionList>
      )}
    </Loaded>
  );
}

function Nothing({ list }: { readonly list: List }) {
  const t = useText();
  return (
    <EmptyState
      icon={<LuMessageCircleQuestion />}
      title={t(`questions.nothing.${list}`)}
      description={t('questions.nothingHelp')}
    />
  );
}

interface QuestionListProps {
  readonly questions: readonly Question[];
  readonly children?: ReactNode;
}

function QuestionList({ questions, children }: QuestionListProps) {
  return (
    <Stack gap="4">
      <Stack as="ul" gap="4" listStyleType="none">
        {questions.map((question) => (
          <Box as="li" key={question.id}>
            <Panel>
              <Stack gap="3">
                <Thing question={question} />
                <QuestionThread question={question} />
              </Stack>
            </Panel>
          </Box>
        ))}
      </Stack>
      {children}
    </Stack>
  );
}

/** What a question is about; it leads there while that stands in the books. */
function Thing({ question: { about, thing } }: { readonly question: Question }) {
  const t = useText();
  if (!thing) return <Box color="fg.muted">{t('questions.archived')}</Box>;
  const { name, date, amount, currency } = thing;
  const path = 'transactionId' in about ? entryPath(about.transactionId) : receiptPath(about.receiptId);
  return (
    <Flex justify="space-between" align="baseline" gap="4" borderBottomWidth="1px" pb="2.5">
      <Box minW="0">
        <TextLink to={path} fontWeight="600" overflowWrap="anywhere">
          {name}
        </TextLink>
        {date !== null && (
          <Box textStyle="xs" color="fg.muted">
            <DateText day={date} inWords />
          </Box>
        )}
      </Box>
      {amount !== null && currency !== null && (
        <Money amount={amount} currency={currency} sign="always" fontWeight="550" />
      )}
    </Flex>
  );
}
