import { Box, Button, Flex, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { daysOfMonth, monthOf } from '../../../../shared/civil-date.ts';
import { newSchedulePath } from '../../../../shared/paths.ts';
import { orderAccountingReport } from '../../../api/exports.ts';
import { useWorklist } from '../../../api/ledger.ts';
import { useSignedIn } from '../../../auth/me-context.ts';
import { useToday, yearAround } from '../../../auth/today.ts';
import { BouncedNote } from '../../../features/export/bounced-note.tsx';
import { useBounced } from '../../../features/export/use-bounced.ts';
import { useDelivery } from '../../../features/export/use-delivery.ts';
import { HandOverChecklist } from '../../../features/hand-over/hand-over-checklist.tsx';
import { formatMonth } from '../../../format/format.ts';
import { FormField } from '../../../kit/form-field.tsx';
import { MonthChoice, monthsBetween } from '../../../kit/month-switch.tsx';
import { useNotify } from '../../../kit/notify.ts';
import { TextLink } from '../../../kit/text-link.tsx';
import { Panel } from '../../../kit/panel.tsx';
import { useText } from '../../../text/use-text.ts';

const reports = [
  { type: 'Monthly CSV', label: 'accounting.monthlyCsv', help: 'accounting.monthlyHelp' },
  { type: 'Yearly CSV', label: 'accounting.yearlyCsv', help: 'accounting.yearlyHelp' },
  { type: 'Matched Transactions', label: 'accounting.matchedTransactions', help: 'accounting.matchedHelp' },
] as const;
type ReportType = (typeof reports)[number]['type'];

interface ReportsProps {
  readonly email: string;
  readonly name: string;
}

/** What can be mailed to the accountant, of any month that the books hold or of its year. */
export function Reports({ email, name }: ReportsProps) {
  const t = useText();
  const { months, month, choose } = useMonths();
  const { sending, send } = useSending({ email, name });
  const bounced = useBounced()(email);
  const year = month.slice(0, 4);
  return (
    <Panel title={t('accounting.reportsTitle')}>
      <Stack gap="4">
        <Text color="fg.muted">
          {email === '' ? t('accounting.accountantRequiredHelp') : t('accounting.reportsHelp')}
        </Text>
        <FormField label={t('accounting.reportsMonth')}>
          <MonthChoice label={t('accounting.reportsMonth')} months={months} value={month} onChange={choose} />
        </FormField>
        <BouncedNote bounced={bounced} />
        <HandOverChecklist days={daysOfMonth(month)} />
        {reports.map(({ type, label, help }) => (
          <Flex key={type} justify="space-between" align="center" gap="3" borderTopWidth="1px" pt="4">
            <Box>
              <Text fontWeight="550">{t(label)}</Text>
              <Text textStyle="xs" color="fg.muted">
                {t(help, { month: formatMonth(month, 'long'), year })}
              </Text>
            </Box>
            <Button
              size="sm"
              variant="outline"
              disabled={email === '' || sending !== undefined}
              loading={sending === type}
              loadingText={t('accounting.sending')}
              onClick={() => void send(type, type === 'Monthly CSV' ? daysOfMonth(month) : yearAround(month))}
            >
              {t(bounced ? 'accounting.sendReportAnyway' : 'accounting.sendReport', { report: t(label) })}
            </Button>
          </Flex>
        ))}
        <TextLink to={newSchedulePath} fontSize="sm" alignSelf="start">
          {t('exporting.automatically')}
        </TextLink>
      </Stack>
    </Panel>
  );
}

/** The months with entries, up to this one; to begin with the latest of them. */
function useMonths() {
  const thisMonth = monthOf(useToday());
  const held = useWorklist().data?.months ?? { first: thisMonth, latest: thisMonth };
  const [chosen, choose] = useState<string>();
  const last = held.latest > thisMonth ? held.latest : thisMonth;
  return { months: monthsBetween(held.first, last), month: chosen ?? held.latest, choose };
}

function useSending({ email, name }: ReportsProps) {
  const t = useText();
  const notify = useNotify();
  const { organization } = useSignedIn();
  const { deliver, tellFailed } = useDelivery();
  const isBounced = useBounced()(email) !== undefined;
  const [sending, setSending] = useState<ReportType>();
  const send = async (reportType: ReportType, dateRange: { from: string; to: string }) => {
    if (email === '') {
      notify.failed(t('dashboard.accountantRequired'), t('accounting.accountantRequiredHelp'));
      return;
    }
    const accountantName = name === '' ? {} : { accountantName: name };
    const body = { reportType, accountantEmail: email, organizationName: organization.name, dateRange };
    const delivery = {
      order: (sendAnyway: boolean | undefined = isBounced || undefined) =>
        orderAccountingReport({ ...body, ...accountantName, sendAnyway }),
      done: {
        title: t('accounting.reportSent'),
        description: t('accounting.reportSentHelp', { report: reportType, recipient: email }),
      },
      failedHelp: t('accounting.reportFailedHelp'),
    };
    setSending(reportType);
    await deliver(delivery).catch((error: unknown) => tellFailed(error, delivery));
    setSending(undefined);
  };
  return { sending, send };
}
