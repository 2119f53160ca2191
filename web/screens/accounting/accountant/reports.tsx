import { Box, Button, Flex, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { daysOfMonth, monthOf } from '../../../../shared/civil-date.ts';
import type { DateRange, ReportFormat } from '../../../../shared/model/export.ts';
import { newSchedulePath } from '../../../../shared/paths.ts';
import { orderAccountingReport } from '../../../api/exports.ts';
import { useWorklist } from '../../../api/ledger.ts';
import { useSignedIn } from '../../../auth/me-context.ts';
import { useToday, yearAround } from '../../../auth/today.ts';
import { BouncedNote } from '../../../features/export/bounced-note.tsx';
import { useBounced } from '../../../features/export/use-bounced.ts';
import { formatBody } from '../../../features/export/format-body.ts';
import { FormatChoice } from '../../../features/export/format-choice.tsx';
import { useChosenFormat } from '../../../features/export/use-chosen-format.ts';
import { useSendNow } from '../../../features/export/use-send-now.ts';
import { HandOverChecklist } from '../../../features/hand-over/hand-over-checklist.tsx';
import { formatMonth } from '../../../format/format.ts';
import { FormField } from '../../../kit/form-field.tsx';
import { MonthChoice, monthsBetween } from '../../../kit/month-switch.tsx';
import { TextLink } from '../../../kit/text-link.tsx';
import { Panel } from '../../../kit/panel.tsx';
import { useText } from '../../../text/use-text.ts';

/** What is sent, what it is called as a CSV and as another file, and what it holds. */
const reports = [
  {
    type: 'Monthly CSV',
    csv: 'accounting.monthlyCsv',
    other: 'accounting.monthly',
    help: 'accounting.monthlyHelp',
  },
  {
    type: 'Yearly CSV',
    csv: 'accounting.yearlyCsv',
    other: 'accounting.yearly',
    help: 'accounting.yearlyHelp',
  },
  {
    type: 'Matched Transactions',
    csv: 'accounting.matchedTransactions',
    other: 'accounting.matchedTransactions',
    help: 'accounting.matchedHelp',
  },
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
  const bounced = useBounced()(email);
  const { sending, send } = useSending({ email, name, isBounced: bounced !== undefined });
  const format = useChosenFormat('matched-transactions');
  const form = format.value === 'csv' ? 'csv' : 'other';
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
        <HandOverChecklist of={t('accounting.reportsTitle')} days={daysOfMonth(month)} />
        <FormatChoice {...format} />
        {reports.map(({ type, help, ...called }) => (
          <Flex
            key={type}
            direction={{ base: 'column', sm: 'row' }}
            justify="space-between"
            align={{ sm: 'center' }}
            gap="3"
            borderTopWidth="1px"
            pt="4"
          >
            <Box minW="0">
              <Text fontWeight="550">{t(called[form])}</Text>
              <Text textStyle="xs" color="fg.muted">
                {t(help, { month: formatMonth(month, 'long'), year })}
              </Text>
            </Box>
            <Button
              size="sm"
              variant="outline"
              flexShrink="0"
              // What it says can be longer than a phone is wide.
              whiteSpace="normal"
              h="auto"
              minH="9"
              py="1.5"
              maxW={{ sm: '18rem' }}
              disabled={email === '' || sending !== undefined}
              loading={sending === type}
              loadingText={t('accounting.sending')}
              onClick={() => {
                const days = type === 'Monthly CSV' ? daysOfMonth(month) : yearAround(month);
                void send({ type, called: t(called[form]), format: format.value, days });
              }}
            >
              {t(bounced ? 'accounting.sendReportAnyway' : 'accounting.sendReport', {
                report: t(called[form]),
              })}
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

interface Wish {
  readonly type: ReportType;
  /** In the reader's words. */
  readonly called: string;
  readonly format: ReportFormat;
  readonly days: DateRange;
}

function useSending({ email, name, isBounced }: ReportsProps & { readonly isBounced: boolean }) {
  const t = useText();
  const { organization } = useSignedIn();
  const { sending, send } = useSendNow<ReportType>();
  const sendReport = ({ type: reportType, called, format, days: dateRange }: Wish) => {
    const accountantName = name === '' ? {} : { accountantName: name };
    const body = {
      ...{ reportType, accountantEmail: email, organizationName: organization.name, dateRange },
      ...{ ...accountantName, ...formatBody(format) },
    };
    return send(reportType, {
      order: (sendAnyway = isBounced) => orderAccountingReport({ ...body, sendAnyway }),
      done: {
        title: t('accounting.reportSent'),
        description: t('accounting.reportSentHelp', {
          report: format === 'csv' ? reportType : called,
          recipient: email,
        }),
      },
      failedHelp: t('accounting.reportFailedHelp'),
    });
  };
  return { sending, send: sendReport };
}
