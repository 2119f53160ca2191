import { useSendAccountingReport } from '../../api/exports.ts';
import { useSignedIn } from '../../auth/me-context.ts';
import { useText } from '../../text/use-text.ts';
import { messageOf } from '../../api/message-of.ts';
import { useNotify } from '../../kit/notify.ts';
import { useToday } from '../../auth/today.ts';
import { daysOf, periodBody } from './export-period.ts';
import type { ExportPeriod } from './export-period.ts';
import { usePeriodWords } from './use-period-words.ts';

/** Mails a period's entries to the saved accountant and tells the outcome (specification sections 5 and 8). */
export function useDashboardExport(): { isSending: boolean; send: (period: ExportPeriod) => Promise<void> } {
  const t = useText();
  const notify = useNotify();
  const today = useToday();
  const wordsFor = usePeriodWords();
  const { accountant } = useSignedIn().organization;
  const { mutateAsync, isPending } = useSendAccountingReport();

  const send = async (period: ExportPeriod) => {
    if (!accountant?.email) {
      notify.failed(t('dashboard.accountantRequired'), t('dashboard.accountantRequiredHelp'));
      return;
    }
    if (!daysOf(period, today)) {
      notify.failed(t('dashboard.exportFailed'), t('exporting.chooseRange'));
      return;
    }
    const name = accountant.name === '' ? {} : { recipientName: accountant.name };
    try {
      await mutateAsync({ ...periodBody(period), recipientEmail: accountant.email, ...name });
      notify.done({
        title: t('dashboard.exportSuccessful'),
        description: t('exporting.sentTo', { period: wordsFor(period), recipient: accountant.email }),
      });
    } catch (error) {
      notify.failed(t('dashboard.exportFailed'), messageOf(error, t('dashboard.exportFailedHelp')));
    }
  };
  return { isSending: isPending, send };
}
