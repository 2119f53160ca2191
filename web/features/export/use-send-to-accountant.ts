import { useWatch } from 'react-hook-form';
import type * as z from 'zod';
import type { CivilDate } from '../../../shared/civil-date.ts';
import { AccountingReport, UNNAMED_ACCOUNTANT } from '../../../shared/model/export.ts';
import type { DateRange, ReportFormat } from '../../../shared/model/export.ts';
import { formatsOf, usualDayOrder } from '../../../shared/report-formats.ts';
import type { DayOrder } from '../../../shared/report-formats.ts';
import { useSaveAccountant } from '../../api/books.ts';
import { orderAccountingReport } from '../../api/exports.ts';
import { messageOf } from '../../api/message-of.ts';
import { useSignedIn } from '../../auth/me-context.ts';
import { useToday } from '../../auth/today.ts';
import { typedText } from '../../format/typed.ts';
import { useNotify } from '../../kit/notify.ts';
import { useText } from '../../text/use-text.ts';
import { daysOf } from './export-period.ts';
import type { ExportType, Sending } from './export-period.ts';
import { formatBody, formatFor } from './format-body.ts';
import { usePeriodWords } from './use-period-words.ts';
import { useSendingForm } from './use-sending-form.ts';

const [ofPeriod] = AccountingReport.options;

/** What stands in the dialog's fields. */
interface SendValues {
  readonly exportType: ExportType;
  readonly dateRange: DateRange;
  readonly recipientEmail: string;
  readonly recipientName: string;
  readonly format: ReportFormat;
  readonly dayOrder: DayOrder;
}

interface SendParts {
  /** Whether only entries with a receipt are sent. */
  readonly isMatched: boolean;
  /** Whether the address is kept as the accountant's. */
  readonly isKept: boolean;
  readonly onSent: () => void;
}

/** The form behind `SendDialog`. */
export function useSendToAccountant(
  { period: { exportType, ...dateRange }, isExport = false }: Sending,
  { isMatched, isKept, onSent }: SendParts,
) {
  const t = useText();
  const notify = useNotify();
  const today = useToday();
  const wordsFor = usePeriodWords();
  const keep = useKeepAccountant();
  const { accountant, country, name: organizationName } = useSignedIn().organization;
  const defaultValues: SendValues = {
    ...{ exportType, dateRange },
    ...{ recipientEmail: accountant?.email ?? '', recipientName: accountant?.name ?? '' },
    ...{ format: 'csv', dayOrder: usualDayOrder(country) },
  };
  const required = t(isExport ? 'dashboard.accountantRequired' : 'reports.send.emailRequired');
  const type = isMatched ? 'matched-transactions' : 'transactions';
  const form = useSendingForm({
    body: ofPeriod,
    defaultValues,
    addressField: 'recipientEmail',
    bodyOf: ({ dateRange: days, ...values }: SendValues, sendAnyway) => ({
      exportType: values.exportType,
      dateRange:
        values.exportType === 'custom' ? { from: typedText(days.from), to: typedText(days.to) } : null,
      ...{ recipientEmail: typedText(values.recipientEmail), recipientName: typedText(values.recipientName) },
      ...{ sendAnyway, ...formatBody(formatFor({ type, format: values.format }), values.dayOrder) },
    }),
    order: async (body) => {
      const { recipientEmail: email, recipientName: name } = body;
      const sent = await orderAccountingReport(
        isMatched ? matchedBody(body, { organizationName, today }) : body,
      );
      if (isKept) await keep({ email, name: name === UNNAMED_ACCOUNTANT ? '' : name });
      return sent;
    },
    done: (body) => ({
      title: t(isExport ? 'dashboard.exportSuccessful' : 'reports.send.sent'),
      description: t('exporting.sentTo', {
        period: wordsFor({ exportType: body.exportType, ...(body.dateRange ?? dateRange) }),
        recipient: body.recipientEmail,
      }),
      settles: [required],
    }),
    failure: isExport
      ? { failedHelp: t('dashboard.exportFailedHelp') }
      : { failedTitle: t('reports.send.emailFailed'), failedHelp: t('reports.send.emailFailedHelp') },
    onSent,
    onInvalid: ({ dateRange: days }, isAddressMissing) => {
      if (isAddressMissing) notify.failed(required, t('reports.send.emailRequiredHelp'));
      else if (days) notify.failed(t('dashboard.exportFailed'), t('exporting.chooseRange'));
    },
    submitLabel: t('exporting.sendNow'),
  });
  const format = useWatch({ control: form.control, name: 'format' });
  return { ...form, formats: formatsOf(type), format: formatFor({ type, format }) };
}

/** The same of entries with a receipt alone, as the route takes that. */
const matchedBody = (
  { exportType, dateRange, recipientEmail, recipientName, format, sendAnyway }: z.output<typeof ofPeriod>,
  { organizationName, today }: { readonly organizationName: string; readonly today: CivilDate },
) => ({
  ...{ reportType: 'Matched Transactions' as const, accountantEmail: recipientEmail, organizationName },
  ...{ accountantName: recipientName, format, sendAnyway },
  dateRange: dateRange ?? daysOf({ exportType, from: '', to: '' }, today),
});

/** Keeps to whom something was sent as the accountant: the next time nobody asks. */
function useKeepAccountant() {
  const t = useText();
  const notify = useNotify();
  const { mutateAsync: save } = useSaveAccountant();
  return ({ email, name }: { readonly email: string; readonly name: string }) =>
    save({ email, name, company: '', phone: '' }).catch((error: unknown) =>
      notify.failed(t('accounting.saveFailed'), messageOf(error, t('common.unexpected'))),
    );
}
