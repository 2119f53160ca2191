import type { DateRange } from '../../../shared/model/export.ts';
import type { Accountant } from '../../../shared/model/organization.ts';
import { orderAccountingReport } from '../../api/exports.ts';
import { useSignedIn } from '../../auth/me-context.ts';
import { useText } from '../../text/use-text.ts';
import { periodBody } from './export-period.ts';
import type { ExportPeriod } from './export-period.ts';
import { usePeriodWords } from './use-period-words.ts';
import { useSendNow } from './use-send-now.ts';

/**
 * Mails a month to the accountant at one click and tells the outcome (specification sections 5 and 8); undefined where something has to be
 * asked or said first: nobody has named the accountant, or the books are sample books.
 */
export function useDashboardExport(): {
  isSending: boolean;
  send: ((month: DateRange) => Promise<void>) | undefined;
} {
  const t = useText();
  const wordsFor = usePeriodWords();
  const { accountant, sample } = useSignedIn().organization;
  const { sending, send } = useSendNow<ExportPeriod>();
  const sendTo =
    ({ email: recipient, name }: Accountant) =>
    (month: DateRange) => {
      const period = { exportType: 'custom', ...month } as const;
      const named = name === '' ? {} : { recipientName: name };
      return send(period, {
        order: (sendAnyway?: boolean) =>
          orderAccountingReport({ ...periodBody(period), recipientEmail: recipient, ...named, sendAnyway }),
        done: {
          title: t('dashboard.exportSuccessful'),
          description: t('exporting.sentTo', { period: wordsFor(period), recipient }),
        },
        failedHelp: t('dashboard.exportFailedHelp'),
      });
    };
  const isKnown = Boolean(accountant?.email) && !sample;
  return { isSending: sending !== undefined, send: accountant && isKnown ? sendTo(accountant) : undefined };
}
