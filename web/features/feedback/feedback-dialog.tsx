import { Stack, Textarea } from '@chakra-ui/react';
import { useState } from 'react';
import { v5 } from 'uuid';
import { feedbackTypes, NewFeedback } from '../../../shared/model/feedback.ts';
import type { FeedbackType } from '../../../shared/model/feedback.ts';
import { sendFeedback } from '../../api/feedback.ts';
import { messageOf } from '../../api/message-of.ts';
import { newId } from '../../api/new-id.ts';
import { useRouteForm } from '../../api/route-form.ts';
import { Choice } from '../../kit/choice.tsx';
import { FormDialog } from '../../kit/form-dialog.tsx';
import { FormField } from '../../kit/form-field.tsx';
import { useNotify } from '../../kit/notify.ts';
import { useText } from '../../text/use-text.ts';
import { appVersion } from './app-version.ts';

interface FeedbackDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
}

/** What somebody has to say about Matchbook. What is typed stays until it was sent or is left. */
export function FeedbackDialog({ isOpen, onClose }: FeedbackDialogProps) {
  return isOpen ? <OpenDialog onClose={onClose} /> : null;
}

interface Typed {
  readonly type: FeedbackType | '';
  readonly message: string;
}
const nothingTyped: Typed = { type: '', message: '' };

function OpenDialog({ onClose }: { onClose: () => void }) {
  const t = useText();
  const notify = useNotify();
  const [dialogId] = useState(newId);
  const form = useRouteForm({
    body: NewFeedback,
    defaultValues: nothingTyped,
    bodyOf: ({ type, message }: Typed) => ({
      // The same words are the same message however often they are sent; others are another one.
      ...{
        id: v5(`${type}\n${message}`, dialogId),
        message,
        page: location.pathname,
        appVersion: appVersion(),
      },
      type: type === '' ? undefined : type,
    }),
    send: async (body) => {
      await sendFeedback(body);
      notify.done({
        title: t('feedback.sent'),
        description: t('feedback.sentHelp'),
        settles: [t('common.missingInformation'), t('feedback.failed')],
      });
      onClose();
    },
    onFailed: (error) => notify.failed(t('feedback.failed'), messageOf(error, t('common.unexpected'))),
    onInvalid: () => notify.failed(t('common.missingInformation'), t('feedback.missingHelp')),
  });
  const { errors } = form.formState;
  return (
    <FormDialog
      size="sm"
      title={t('feedback.title')}
      form={form}
      submitLabel={t('feedback.send')}
      busyLabel={t('feedback.sending')}
      onClose={onClose}
    >
      <Stack gap="4">
        <FormField label={t('feedback.type')} error={errors.type?.message}>
          <Choice {...form.register('type')}>
            <option value="">{t('feedback.chooseType')}</option>
            {feedbackTypes.map((type) => (
              <option key={type} value={type}>
                {t(`feedback.types.${type}`)}
              </option>
            ))}
          </Choice>
        </FormField>
        <FormField
          label={t('feedback.message')}
          help={t('feedback.messageHelp')}
          error={errors.message?.message}
        >
          <Textarea rows={6} {...form.register('message')} />
        </FormField>
      </Stack>
    </FormDialog>
  );
}
