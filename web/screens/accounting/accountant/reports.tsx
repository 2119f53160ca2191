import { Box, Button, Flex, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { daysOfMonth, monthOf } from '../../../../shared/civil-date.ts';
import type { WorkToDo } from '../../../../shared/model/summary.ts';
import { newSchedulePath } from '../../../../shared/paths.ts';
import { useWorklist } from '../../../api/ledger.ts';
import { useToday, yearAround } from '../../../auth/today.ts';
import type { Sending } from '../../../features/export/export-period.ts';
import { SendDialog } from '../../../features/export/later-send-dialog.ts';
import { formatMonth } from '../../../format/format.ts';
import { FormField } from '../../../kit/form-field.tsx';
import { MonthChoice, monthsBetween } from '../../../kit/month-switch.tsx';
import { TextLink } from '../../../kit/text-link.tsx';
import { Loaded } from '../../../kit/loaded.tsx';
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
  const [sending, setSending] = useState<Sending>();
  return (
    <Panel title={t('accounting.reportsTitle')}>
      <Stack gap="4">
        <Text color="fg.muted">{t('accounting.reportsHelp')}</Text>
        {/* Before the months are known, a press would send another month than the one that is shown a moment later. */}
        <Loaded query={useWorklist()}>
          {({ months }) => <Choices held={months} onChoose={setSending} />}
        </Loaded>
        <TextLink to={newSchedulePath} fontSize="sm" alignSelf="start">
          {t('exporting.automatically')}
        </TextLink>
      </Stack>
      <SendDialog sending={sending} onClose={() => setSending(undefined)} />
    </Panel>
  );
}

interface ChoicesProps {
  readonly held: WorkToDo['months'];
  readonly onChoose: (sending: Sending) => void;
}

function Choices({ held, onChoose }: ChoicesProps) {
  const t = useText();
  const { months, month, choose } = useMonths(held);
  const year = month.slice(0, 4);
  return (
    <>
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
              onChoose({
                period: { exportType: 'custom', ...days },
                isMatched: type === 'Matched Transactions',
              });
            }}
          >
            {t('accounting.sendReport', { report: t(called) })}
          </Button>
        </Flex>
      ))}
    </>
  );
}

/** The months with entries, up to this one; to begin with the latest of them. */
function useMonths(held: WorkToDo['months']) {
  const thisMonth = monthOf(useToday());
  const { first, latest } = held ?? { first: thisMonth, latest: thisMonth };
  const [chosen, choose] = useState<string>();
  const last = latest > thisMonth ? latest : thisMonth;
  return { months: monthsBetween(first, last), month: chosen ?? latest, choose };
}
