import { Input, Stack, Text } from '@chakra-ui/react';
import { useWatch } from 'react-hook-form';
import { ReportRecipient } from '../../../../shared/model/export.ts';
import type { GeneratedReport } from '../../../../shared/model/export.ts';
import { orderReportAgain } from '../../../api/exports.ts';
import { useRefreshGeneratedReports } from '../../../api/reports.ts';
import { useRouteForm } from '../../../api/route-form.ts';
import { BouncedNote } from '../../../features/export/bounced-note.tsx';
import { useBounced } from '../../../features/export/use-bounced.ts';
import { useDelivery } from '../../../features/export/use-delivery.ts';
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
  const { register, formState, control } = form;
  const bounced = useBounced()(useWatch({ control, name: 'recipientEmail' }));
  return (
    <FormDialog
      title={t('reports.again.title')}
      form={form}
      submitLabel={t(bounced ? 'exporting.sendAnyway' : 'reports.send.submit')}
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
  const bouncedOf = useBounced();
  const refresh = useRefreshGeneratedReports();
  const { deliver, tellFailed } = useDelivery();
  const { id, name, recipient = { email: '', name: '' } } = report;
  const failure = {
    failedTitle: t('reports.send.emailFailed'),
    failedHelp: t('reports.send.emailFailedHelp'),
  };
  return useRouteForm({
    body: ReportRecipient,
    defaultValues: { recipientEmail: recipient.email },
    bodyOf: ({ recipientEmail }: { recipientEmail: string }) => ({
      recipientEmail: typedText(recipientEmail),
      recipientName: recipient.name,
      sendAnyway: bouncedOf(recipientEmail) && true,
    }),
    send: async (body) => {
      const order = async () => {
        const ordered = await orderReportAgain(id, body);
        void refresh();
        return ordered;
      };
      const done = {
        title: t('reports.send.sent'),
        description: t('reports.again.sent', { name, recipient: body.recipientEmail }),
      };
      if (await deliver({ order, done, ...failure }).finally(() => void refresh())) onClose();
    },
    onFailed: (error) => tellFailed(error, failure),
  });
}
