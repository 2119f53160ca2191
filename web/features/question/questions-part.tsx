import { Box, Button, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { LuMessageCircleQuestion } from 'react-icons/lu';
import type { QuestionAbout } from '../../../shared/model/question.ts';
import { useQuestionsAbout } from '../../api/questions.ts';
import { Lines, Loaded } from '../../kit/loaded.tsx';
import { useText } from '../../text/use-text.ts';
import { AskForm } from './ask-form.tsx';
import { QuestionThread } from './question-thread.tsx';

/** What was asked about an entry or a document, and the way to ask. */
export function QuestionsPart({ about }: { readonly about: QuestionAbout }) {
  const t = useText();
  const query = useQuestionsAbout(about);
  const [isAsking, setAsking] = useState(false);
  return (
    <Stack gap="4">
      <Loaded
        query={query}
        skeleton={<Lines count={1} />}
        errorTitle={t('questions.loadFailed')}
        isEmpty={(questions) => questions.length === 0}
        empty={!isAsking && <Text color="fg.muted">{t('questions.none')}</Text>}
      >
        {(questions) => (
          <Stack as="ol" gap="4" listStyleType="none" aria-label={t('questions.title')}>
            {questions.map((question) => (
              <Box as="li" key={question.id} borderWidth="1px" borderRadius="l2" p="3">
                <QuestionThread question={question} />
              </Box>
            ))}
          </Stack>
        )}
      </Loaded>
      {isAsking ? (
        <AskForm about={about} onDone={() => setAsking(false)} />
      ) : (
        <Box>
          <Button size="sm" variant="outline" onClick={() => setAsking(true)}>
            <LuMessageCircleQuestion aria-hidden="true" /> {t('questions.ask')}
          </Button>
        </Box>
      )}
    </Stack>
  );
}
