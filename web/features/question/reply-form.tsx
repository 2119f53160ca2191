import { Button, Flex, Stack, Textarea } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { v5 } from 'uuid';
import type { Question } from '../../../shared/model/question.ts';
import { messageOf } from '../../api/message-of.ts';
import { newId } from '../../api/new-id.ts';
import { useQuestionCalls } from '../../api/questions.ts';
import { FormField } from '../../kit/form-field.tsx';
import { useNotify } from '../../kit/notify.ts';
import { useUnsaved } from '../../kit/unsaved.tsx';
import { useText } from '../../text/use-text.ts';

type Saying = 'answer' | 'comment';

/** What is said to a question: the answer, which closes it, or a comment, which does not. */
export function ReplyForm({ question: { id, status } }: { readonly question: Question }) {
  const t = useText();
  const notify = useNotify();
  const { change, comment } = useQuestionCalls();
  const [formId] = useState(newId);
  const [text, setText] = useState('');
  const [error, setError] = useState<string>();
  const [saying, setSaying] = useState<Saying>();
  useUnsaved(text.trim() !== '');
  const field = useRef<HTMLTextAreaElement>(null);
  const say = async (as: Saying) => {
    if (text.trim() === '') {
      setError(t('questions.nothingSaid'));
      field.current?.focus();
      return;
    }
    setSaying(as);
    try {
      await (as === 'answer'
        ? change({ id, body: { status: 'answered', answer: text } })
        : comment({ id, body: { id: v5(text, formId), text } }));
      setText('');
      notify.settled(t('questions.sayFailed'));
    } catch (failure) {
      notify.failed(t('questions.sayFailed'), messageOf(failure, t('common.unexpected')));
    } finally {
      setSaying(undefined);
    }
  };
  const isOpen = status === 'open';
  return (
    <Stack gap="2">
      <FormField label={t(isOpen ? 'questions.reply' : 'questions.furtherComment')} error={error}>
        <Textarea
          ref={field}
          rows={1}
          autoresize
          maxH="48"
          maxLength={1000}
          value={text}
          onChange={({ target }) => {
            setText(target.value);
            setError(undefined);
          }}
        />
      </FormField>
      <Flex gap="2">
        {isOpen && (
          <Button
            size="sm"
            colorPalette="ember"
            loading={saying === 'answer'}
            disabled={saying === 'comment'}
            onClick={() => void say('answer')}
          >
            {t('questions.answer')}
          </Button>
        )}
        <Button
          size="sm"
          variant="outline"
          loading={saying === 'comment'}
          disabled={saying === 'answer'}
          onClick={() => void say('comment')}
        >
          {t('questions.comment')}
        </Button>
      </Flex>
    </Stack>
  );
}
