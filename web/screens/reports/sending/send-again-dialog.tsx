import { Input, Stack, Text } from '@chakra-ui/react';
import { ReportRecipient } from '../../../../shared/model/export.ts';
import type { GeneratedReport } from '../../../../shared/model/export.ts';
import { orderReportAgain } from '../../../api/exports.ts';
import { BouncedNote } from '../../../features/export/bounced-note.tsx';
import { useSendingForm } from '../../../features/export/use-sending-form.ts';
import { typedText } from '../../../format/typed.ts';
import { FormDialog } from '../../../kit/form-dialog.tsx';
import { FormField } from '../../../kit/form-field.tsx';
import { useText } from '../../../text/use-text.ts';

interface SendAgainDialogProps {
  readonly report: GeneratedReport;
  readonly onClose: () => void;
}

/** Mails a report again, to an address that is put right or to the same. */
export function SendAgainDialog({ report, onClose }: SendAgainDialogProps) {
  const t = useText();
  const form = useSendingAgain({ report, onClose });
  const { register, formState, bounced, submitLabel } = form;
  return (
    <FormDialog
      title={t('reports.again.title')}
      form={form}
      submitLabel={submitLabel}
      busyLabel={t('accounting.sending')}
      onClose={onClose}
    >
      <Stack gap="4">
        <Text color="fg.muted">{t('reports.again.help', { name: report.name })}</Text>
        <FormField label={t('reports.send.email')} error={formState.errors.recipientEmail?.message}>
          <Input type="email" autoComplete="email" {...register('recipientEmail')} />
        </FormField>
        <BouncedNote bounced={bounced} />
      </Stack>
    </FormDialog>
  );
}

function useSendingAgain({ report, onClose }: SendAgainDialogProps) {
  const t = useText();
  const { id, name, recipient = { email: '', name: '' } } = report;
  return useSendingForm({
    body: ReportRecipient,
    defaultValues: { recipientEmail: recipient.email },
    addressField: 'recipientEmail',
    bodyOf: ({ recipientEmail }, sendAnyway) => ({
      recipientEmail: typedText(recipientEmail),
      recipientName: recipient.name,
      sendAnyway,
    }),
    order: (body) => orderReportAgain(id, body),
    done: ({ recipientEmail }) => ({
      title: t('reports.send.sent'),
      description: t('reports.again.sent', { name, recipient: recipientEmail }),
    }),
    failure: {
      failedTitle: t('reports.send.emailFailed'),
      failedHelp: t('reports.send.emailFailedHelp'),
    },
    onSent: onClose,
    submitLabel: t('reports.send.submit'),
  });
}
