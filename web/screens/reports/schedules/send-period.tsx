import { Button } from '@chakra-ui/react';
import { useState } from 'react';
import type { ReportSchedule, ScheduleRun } from '../../../../shared/model/report-schedule.ts';
import { useSendPeriod } from '../../../api/report-schedules.ts';
import { useDelivery } from '../../../features/export/use-delivery.ts';
import type { Delivery } from '../../../features/export/use-delivery.ts';
import { useRangeWords } from '../../../format/use-range-words.ts';
import { useText } from '../../../text/use-text.ts';

interface SendPeriodProps {
  readonly run: ScheduleRun;
  readonly schedule: ReportSchedule;
}

/** Whether a period was not mailed, and nothing of it is on its way. */
export const isToBeSent = ({ status }: ScheduleRun): boolean => status === 'failed' || status === 'skipped';

/** Has a period mailed that was left out or failed, as the schedule says it now. */
export function SendPeriod({ run, schedule }: SendPeriodProps) {
  const t = useText();
  const period = useRangeWords()(run) ?? '';
  const [isBusy, setBusy] = useState(false);
  const send = useSending({ run, schedule });
  const take = async () => {
    setBusy(true);
    // What is on its way goes with its button: nothing more can be pressed until the list says so.
    setBusy(await send());
  };
  const isFailed = run.status === 'failed';
  return (
    <Button
      size="xs"
      variant="outline"
      loading={isBusy}
      loadingText={t('accounting.sending')}
      aria-label={t(isFailed ? 'schedules.history.sendAgainOf' : 'schedules.history.sendOf', { period })}
      onClick={() => void take()}
    >
      {t(isFailed ? 'schedules.history.sendAgain' : 'schedules.history.send')}
    </Button>
  );
}

function useSending({ run: { from, to }, schedule }: SendPeriodProps) {
  const t = useText();
  const { deliver, tellFailed } = useDelivery();
  const sendPeriod = useSendPeriod(schedule.id);
  const name = useRangeWords()({ from, to }) ?? '';
  const delivery: Delivery = {
    order: async (sendAnyway) => {
      const { reportId = '' } = await sendPeriod({ from, to, ...(sendAnyway && { sendAnyway }) });
      return { success: true, reportId };
    },
    done: {
      title: t('reports.send.sent'),
      description: t('reports.again.sent', { name, recipient: schedule.recipientEmail }),
    },
    failedTitle: t('reports.send.emailFailed'),
    failedHelp: t('reports.send.emailFailedHelp'),
  };
  return () =>
    deliver(delivery).catch((error: unknown) => {
      tellFailed(error, delivery);
      return false;
    });
}
