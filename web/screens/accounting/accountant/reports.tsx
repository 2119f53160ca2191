import { Box, Button, Flex, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { daysOfMonth, monthOf } from '../../../../shared/civil-date.ts';
import { newSchedulePath } from '../../../../shared/paths.ts';
import { useWorklist } from '../../../api/ledger.ts';
import { useToday, yearAround } from '../../../auth/today.ts';
import type { Sending } from '../../../features/export/export-period.ts';
import { SendDialog } from '../../../features/export/later-send-dialog.ts';
import { formatMonth } from '../../../format/format.ts';
import { FormField } from '../../../kit/form-field.tsx';
import { MonthChoice, monthsBetween } from '../../../kit/month-switch.tsx';
import { TextLink } from '../../../kit/text-link.tsx';
import { Panel } from '../../../kit/panel.tsx';
import { useText } from '../../../text/use-text.ts';

/** What can be sent, and what it holds. */
const reports = [
  { type: 'Monthly CSV', called: 'accounting.monthly', help: 'accounting.monthlyHelp' },
  { type: 'Yearly CSV', called: 'accounting.yearly', help: 'accounting.yearlyHelp' },
  {
    type: 'Matched Transactions',
    called: 'accounting.matchedTransactions',
    help: 'accounting.matchedHelp',
  },
] as const;

/** What can be sent to the accountant, of any month that the books hold or of its year. */
export function Reports() {
  const t = useText();
  const { months, month, choose } = useMonths();
  const [sending, setSending] = useState<Sending>();
  const year = month.slice(0, 4);
  return (
    <Panel title={t('accounting.reportsTitle')}>
      <Stack gap="4">
        <Text color="fg.muted">{t('accounting.reportsHelp')}</Text>
        <FormField label={t('accounting.reportsMonth')}>
          <MonthChoice label={t('accounting.reportsMonth')} months={months} value={month} onChange={choose} />
        </FormField>
        {reports.map(({ type, called, help }) => (
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
              <Text fontWeight="550">{t(called)}</Text>
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
              onClick={() => {
                const days = type === 'Monthly CSV' ? daysOfMonth(month) : yearAround(month);
                setSending({
                  period: { exportType: 'custom', ...days },
                  isMatched: type === 'Matched Transactions',
                });
              }}
            >
              {t('accounting.sendReport', { report: t(called) })}
            </Button>
          </Flex>
        ))}
        <TextLink to={newSchedulePath} fontSize="sm" alignSelf="start">
          {t('exporting.automatically')}
        </TextLink>
      </Stack>
      <SendDialog sending={sending} onClose={() => setSending(undefined)} />
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
