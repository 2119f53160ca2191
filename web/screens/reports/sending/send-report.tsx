import { formatsOf } from '../../../../shared/report-formats.ts';
import { Button, Input, Stack, Text } from '@chakra-ui/react';
import { useWatch } from 'react-hook-form';
import { LuCalendarClock } from 'react-icons/lu';
import { AccountingReport } from '../../../../shared/model/export.ts';
import type { ReportFormat } from '../../../../shared/model/export.ts';
import { orderAccountingReport } from '../../../api/exports.ts';
import { useSignedIn } from '../../../auth/me-context.ts';
import { useToday } from '../../../auth/today.ts';
import { daysOf } from '../../../features/export/export-period.ts';
import { BouncedNote } from '../../../features/export/bounced-note.tsx';
import { formatBody } from '../../../features/export/format-body.ts';
import { FormatChoice } from '../../../features/export/format-choice.tsx';
import { useSendingForm } from '../../../features/export/use-sending-form.ts';
import { HandOverChecklist } from '../../../features/hand-over/hand-over-checklist.tsx';
import { typedText } from '../../../format/typed.ts';
import { Choice } from '../../../kit/choice.tsx';
import { FormField } from '../../../kit/form-field.tsx';
import { FormProblem } from '../../../kit/form-problem.tsx';
import { useNotify } from '../../../kit/notify.ts';
import { Panel } from '../../../kit/panel.tsx';
import { SubmitButton } from '../../../kit/submit-button.tsx';
import { useText } from '../../../text/use-text.ts';
import type { ScheduleSubject } from '../schedules/schedule-dialog.tsx';

interface SendReportProps {
  /** Sets up that it goes by itself, as far as it is filled in. */
  readonly onSchedule: (subject: ScheduleSubject) => void;
}

/** Mails this month's or this year's entries as a file (specification sections 2, 5 and 8), now or by itself once they are over. */
export function SendReport({ onSchedule }: SendReportProps) {
  const t = useText();
  const form = useReportForm();
  const { register, formState, control } = form;
  const [exportType, format] = useWatch({ control, name: ['exportType', 'format'] });
  return (
    <Panel title={t('reports.send.title')}>
      <form noValidate onSubmit={form.submit}>
        <Stack gap="4">
          <Text color="fg.muted">{t('reports.send.help')}</Text>
          <FormField label={t('reports.send.email')} error={formState.errors.recipientEmail?.message}>
            <Input type="email" autoComplete="email" {...register('recipientEmail')} />
          </FormField>
          <BouncedNote bounced={form.bounced} />
          <FormField label={t('reports.send.frequency')}>
            <Choice {...register('exportType')}>
              <option value="monthly">{t('reports.send.monthly')}</option>
              <option value="yearly">{t('reports.send.yearly')}</option>
            </Choice>
          </FormField>
          <FormatChoice formats={formatsOf('transactions')} {...register('format')} value={format} />
          <HandOverChecklist
            of={t('reports.send.title')}
            days={daysOf({ exportType, from: '', to: '' }, useToday())}
          />
          <FormProblem problem={form.problem} />
          <SubmitButton loading={form.isBusy} loadingText={t('accounting.sending')}>
            {form.submitLabel}
          </SubmitButton>
          <Button variant="outline" onClick={() => onSchedule({ begun: begunOf(form.getValues()) })}>
            <LuCalendarClock aria-hidden="true" /> {t('reports.send.automatically')}
          </Button>
        </Stack>
      </form>
    </Panel>
  );
}

const [ofPeriod] = AccountingReport.options;

interface ReportOrder {
  readonly exportType: 'monthly' | 'yearly';
  readonly recipientEmail: string;
  readonly format: ReportFormat;
}

const begunOf = ({ exportType: frequency, recipientEmail }: ReportOrder) => ({ frequency, recipientEmail });

function useReportForm() {
  const t = useText();
  const notify = useNotify();
  const { accountant } = useSignedIn().organization;
  const defaultValues: ReportOrder = {
    ...{ exportType: 'monthly', format: 'csv' },
    recipientEmail: accountant?.email ?? '',
  };
  return useSendingForm({
    body: ofPeriod,
    defaultValues,
    addressField: 'recipientEmail',
    bodyOf: ({ exportType, recipientEmail, format }: ReportOrder, sendAnyway) => ({
      ...{ exportType, dateRange: null, recipientEmail: typedText(recipientEmail) },
      recipientName: typedText(accountant?.name ?? ''),
      ...{ sendAnyway, ...formatBody(format) },
    }),
    order: orderAccountingReport,
    done: ({ exportType, recipientEmail: recipient }) => ({
      title: t('reports.send.sent'),
      description: t(exportType === 'monthly' ? 'reports.send.monthlySent' : 'reports.send.yearlySent', {
        recipient,
      }),
      settles: [t('reports.send.emailRequired')],
    }),
    failure: {
      failedTitle: t('reports.send.emailFailed'),
      failedHelp: t('reports.send.emailFailedHelp'),
    },
    onInvalid: (_, isAddressMissing) => {
      if (isAddressMissing)
        notify.failed(t('reports.send.emailRequired'), t('reports.send.emailRequiredHelp'));
    },
    submitLabel: t('reports.send.submit'),
  });
}
