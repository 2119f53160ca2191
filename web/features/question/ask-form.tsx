import { Button, Flex, Stack, Textarea } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { v5 } from 'uuid';
import { NewQuestion } from '../../../shared/model/question.ts';
import type { QuestionAbout } from '../../../shared/model/question.ts';
import { messageOf } from '../../api/message-of.ts';
import { newId } from '../../api/new-id.ts';
import { useAskable, useQuestionCalls } from '../../api/questions.ts';
import { useRouteForm } from '../../api/route-form.ts';
import { useSignedIn } from '../../auth/me-context.ts';
import { Choice } from '../../kit/choice.tsx';
import { FormField } from '../../kit/form-field.tsx';
import { FormProblem } from '../../kit/form-problem.tsx';
import { useNotify } from '../../kit/notify.ts';
import { SubmitButton } from '../../kit/submit-button.tsx';
import { useUnsaved } from '../../kit/unsaved.tsx';
import { useText } from '../../text/use-text.ts';

interface AskFormProps {
  readonly about: QuestionAbout;
  readonly onDone: () => void;
}

interface Typed {
  readonly text: string;
  /** Empty: everybody. */
  readonly askedOf: string;
}

/** Asks a question about an entry or a document. What is typed stays until it was asked or is left. */
export function AskForm({ about, onDone }: AskFormProps) {
  const t = useText();
  const notify = useNotify();
  const { ask } = useQuestionCalls();
  const { profile } = useSignedIn();
  const others = useAskable().data?.filter(({ userId }) => userId !== profile.id) ?? [];
  const [formId] = useState(newId);
  const form = useRouteForm({
    body: NewQuestion,
    defaultValues: { text: '', askedOf: '' },
    // The same words are the same question however often they are sent.
    bodyOf: ({ text, askedOf }: Typed) => ({
      ...{ id: v5(`${askedOf}\n${text}`, formId), about, text },
      ...(askedOf === '' ? {} : { askedOf }),
    }),
    send: async (body) => {
      await ask(body);
      notify.settled(t('questions.askFailed'));
      onDone();
    },
    onFailed: (error) => notify.failed(t('questions.askFailed'), messageOf(error, t('common.unexpected'))),
  });
  const { errors } = form.formState;
  const { setFocus } = form;
  useUnsaved(form.formState.isDirty);
  useEffect(() => setFocus('text'), [setFocus]);
  return (
    <form noValidate onSubmit={form.submit} aria-label={t('questions.ask')}>
      <Stack gap="3">
        <FormField label={t('questions.question')} error={errors.text?.message}>
          <Textarea
            rows={2}
            autoresize
            maxH="48"
            placeholder={t('questions.hint')}
            {...form.register('text')}
          />
        </FormField>
        {others.length > 0 && (
          <FormField label={t('questions.whom')} error={errors.askedOf?.message}>
            <Choice {...form.register('askedOf')}>
              <option value="">{t('questions.everybody')}</option>
              {others.map(({ userId, fullName, email }) => (
                <option key={userId} value={userId}>
                  {fullName || email}
                </option>
              ))}
            </Choice>
          </FormField>
        )}
        <FormProblem problem={form.problem} />
        <Flex gap="2">
          <SubmitButton size="sm" loading={form.isBusy} loadingText={t('questions.asking')}>
            {t('questions.askIt')}
          </SubmitButton>
          <Button size="sm" variant="ghost" onClick={onDone}>
            {t('common.cancel')}
          </Button>
        </Flex>
      </Stack>
    </form>
  );
}
