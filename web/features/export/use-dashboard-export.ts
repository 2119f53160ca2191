import type { ReportFormat } from '../../../shared/model/export.ts';
import { orderAccountingReport } from '../../api/exports.ts';
import { useSignedIn } from '../../auth/me-context.ts';
import { useText } from '../../text/use-text.ts';
import { useNotify } from '../../kit/notify.ts';
import { useToday } from '../../auth/today.ts';
import { formatBody } from './format-body.ts';
import { daysOf, periodBody } from './export-period.ts';
import type { ExportPeriod } from './export-period.ts';
import { usePeriodWords } from './use-period-words.ts';
import { useSendNow } from './use-send-now.ts';

/** Mails a period's entries to the saved accountant and tells the outcome (specification sections 5 and 8). */
export function useDashboardExport(): {
  isSending: boolean;
  send: (period: ExportPeriod, format?: ReportFormat) => Promise<void>;
} {
  const t = useText();
  const notify = useNotify();
  const today = useToday();
  const wordsFor = usePeriodWords();
  const { accountant } = useSignedIn().organization;
  const { sending, send } = useSendNow<ExportPeriod>();
  const sendToAccountant = async (period: ExportPeriod, format: ReportFormat = 'csv') => {
    if (!accountant?.email) {
      notify.failed(t('dashboard.accountantRequired'), t('dashboard.accountantRequiredHelp'));
      return;
    }
    if (!daysOf(period, today)) {
      notify.failed(t('dashboard.exportFailed'), t('exporting.chooseRange'));
      return;
    }
    const { email: recipient, name } = accountant;
    const named = name === '' ? {} : { recipientName: name };
    await send(period, {
      order: (sendAnyway?: boolean) =>
        orderAccountingReport({
          ...{ ...periodBody(period), ...formatBody(format) },
          ...{ recipientEmail: recipient, ...named, sendAnyway },
        }),
      done: {
        title: t('dashboard.exportSuccessful'),
        description: t('exporting.sentTo', { period: wordsFor(period), recipient }),
      },
      failedHelp: t('dashboard.exportFailedHelp'),
    });
  };
  return { isSending: sending !== undefined, send: sendToAccountant };
}
