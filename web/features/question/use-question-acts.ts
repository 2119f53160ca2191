import { useState } from 'react';
import type { Question, QuestionChange } from '../../../shared/model/question.ts';
import { messageOf } from '../../api/message-of.ts';
import { useQuestionCalls } from '../../api/questions.ts';
import { useNotify } from '../../kit/notify.ts';
import { useText } from '../../text/use-text.ts';

/** Takes a question back, or asks it again; each can be undone by the other. */
export function useQuestionActs({ id }: Pick<Question, 'id'>) {
  const t = useText();
  const notify = useNotify();
  const { change } = useQuestionCalls();
  const [isBusy, setBusy] = useState(false);
  const become = async (body: QuestionChange) => {
    setBusy(true);
    try {
      await change({ id, body });
      notify.settled(t('questions.changeFailed'));
      if (body.status === 'withdrawn')
        notify.done({
          title: t('questions.takenBack'),
          undo: () => change({ id, body: { status: 'open' } }),
        });
    } catch (error) {
      notify.failed(t('questions.changeFailed'), messageOf(error, t('common.unexpected')));
    } finally {
      setBusy(false);
    }
  };
  return {
    takeBack: () => become({ status: 'withdrawn' }),
    askAgain: () => become({ status: 'open' }),
    isBusy,
  };
}
