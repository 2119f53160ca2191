import { Box, Button, chakra, Flex, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import type { Question } from '../../../shared/model/question.ts';
import { StatusBadge } from '../../kit/status-badge.tsx';
import { TimeAgo } from '../../kit/time-ago.tsx';
import { useText } from '../../text/use-text.ts';
import { ReplyForm } from './reply-form.tsx';
import { useQuestionActs } from './use-question-acts.ts';

/** One question with what was said to it, and what can be done with it. */
export function QuestionThread({ question }: { readonly question: Question }) {
  const t = useText();
  const { text, askedBy, askedOf, askedAt, comments, answer } = question;
  const asker = nameOr(askedBy.name, t('entry.history.somebody'));
  const asked = askedOf && nameOr(askedOf.name, t('entry.history.somebody'));
  return (
    <Stack gap="2.5" minW="0">
      <Said
        by={asked === null ? asker : t('questions.askedOf', { asker, asked })}
        at={askedAt}
        text={text}
        aside={<QuestionStatus question={question} />}
      />
      {comments.map(({ id, by, at, text: said }) => (
        <Box key={id} ps="3" borderStartWidth="2px">
          <Said by={nameOr(by.name, t('entry.history.somebody'))} at={at} text={said} />
        </Box>
      ))}
      {answer && (
        <Box ps="3" borderStartWidth="2px" borderColor="green.solid">
          <Said
            by={t('questions.answeredBy', { name: nameOr(answer.by.name, t('entry.history.somebody')) })}
            at={answer.at}
            text={answer.text}
          />
        </Box>
      )}
      <Acts question={question} />
    </Stack>
  );
}

const nameOr = (name: string | null, unknown: string): string => name ?? unknown;

/** Where a question stands. */
function QuestionStatus({ question: { status, isForMe } }: { readonly question: Question }) {
  const t = useText();
  if (status === 'answered')
    return <StatusBadge meaning="good">{t('questions.statuses.answered')}</StatusBadge>;
  if (status === 'withdrawn')
    return <StatusBadge meaning="plain">{t('questions.statuses.withdrawn')}</StatusBadge>;
  return (
    <StatusBadge meaning="waiting">{t(isForMe ? 'questions.forYou' : 'questions.statuses.open')}</StatusBadge>
  );
}

interface SaidProps {
  readonly by: string;
  readonly at: string;
  readonly text: string;
  readonly aside?: ReactNode;
}

function Said({ by, at, text, aside }: SaidProps) {
  return (
    <Box minW="0">
      <Flex justify="space-between" align="baseline" gap="3">
        <Text textStyle="xs" color="fg.muted" overflowWrap="anywhere">
          <chakra.span fontWeight="600" color="fg">
            {by}
          </chakra.span>{' '}
          · <TimeAgo at={at} />
        </Text>
        {aside}
      </Flex>
      <Text whiteSpace="pre-line" overflowWrap="anywhere">
        {text}
      </Text>
    </Box>
  );
}

/** A question that waits for the person has its reply at hand; else it opens when it is asked for. */
function Acts({ question }: { readonly question: Question }) {
  const t = useText();
  const [isReplying, setReplying] = useState(question.isForMe);
  const { takeBack, askAgain, isBusy } = useQuestionActs(question);
  const { status, mayTakeBack } = question;
  return (
    <>
      {isReplying && <ReplyForm question={question} />}
      <Flex gap="2" wrap="wrap" _empty={{ display: 'none' }}>
        {!isReplying && (
          <Button size="xs" variant="outline" onClick={() => setReplying(true)}>
            {t(status === 'open' ? 'questions.reply' : 'questions.comment')}
          </Button>
        )}
        {mayTakeBack && (
          <Button
            size="xs"
            variant="ghost"
            loading={isBusy}
            onClick={() => void (status === 'open' ? takeBack() : askAgain())}
          >
            {t(status === 'open' ? 'questions.takeBack' : 'questions.askAgain')}
          </Button>
        )}
      </Flex>
    </>
  );
}
