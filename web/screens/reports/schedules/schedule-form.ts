import { formatsOf } from '../../../../shared/report-formats.ts';
import type { DayOrder } from '../../../../shared/report-formats.ts';
import { dayOrderBody, formatFor } from '../../../features/export/format-body.ts';
import { MadeReportType } from '../../../../shared/model/export.ts';
import type { ReportFormat } from '../../../../shared/model/export.ts';
import { ReportScheduleChange } from '../../../../shared/model/report-schedule.ts';
import type {
  ReportSchedule,
  ScheduledContent,
  ScheduledReport,
  ScheduleFrequency,
} from '../../../../shared/model/report-schedule.ts';
import type { Language } from '../../../../shared/text/language.ts';
import { typedText } from '../../../format/typed.ts';

/** What stands in the dialog's fields, as typed and chosen. */
export interface ScheduleValues {
  readonly type: ScheduledReport['type'] | 'package';
  readonly format: ReportFormat;
  readonly dayOrder: DayOrder;
  readonly frequency: ScheduleFrequency;
  readonly day: string;
  readonly hour: string;
  readonly timeZone: string;
  readonly recipientEmail: string;
  readonly recipientName: string;
  readonly language: Language;
  readonly label: string;
  readonly skipUnchanged: boolean;
}

const reportTypes = ['transactions', 'matched-transactions', ...MadeReportType.options] as const;

/** What can be mailed: what there is a file of, each once, and all of it together. */
export const scheduledTypes: readonly ScheduleValues['type'][] = [
  ...new Set(reportTypes.filter((type) => formatsOf(type).length > 0)),
  'package',
];

/** An existing schedule as the dialog shows it. */
export const scheduleValues = (
  { content, day, hour, ...schedule }: ReportSchedule,
  usual: DayOrder,
): ScheduleValues => ({
  ...schedule,
  ...(content.kind === 'package'
    ? { type: 'package', format: 'csv', dayOrder: usual }
    : { type: content.type, format: content.format, dayOrder: content.dayOrder ?? usual }),
  day: String(day),
  hour: String(hour),
});

/** What is typed as the API takes it; without a name it has the usual one. */
export const typedTerms = (values: ScheduleValues, usualLabel: string) => ({
  label: typedText(values.label) ?? usualLabel,
  frequency: values.frequency,
  day: values.day === 'last' ? ('last' as const) : Number(values.day),
  hour: Number(values.hour),
  timeZone: values.timeZone,
  content: contentOf(values),
  recipientEmail: typedText(values.recipientEmail),
  recipientName: typedText(values.recipientName) ?? '',
  language: values.language,
  skipUnchanged: values.skipUnchanged,
});

function contentOf({
  type,
  format: chosen,
  dayOrder,
}: Pick<ScheduleValues, 'type' | 'format' | 'dayOrder'>): ScheduledContent {
  if (type === 'package') return { kind: type };
  const format = formatFor({ type, format: chosen });
  return { kind: 'report', type, format, ...dayOrderBody(format, dayOrder) };
}

/** What a schedule says, to be said again. */
export function termsOf(schedule: ReportSchedule) {
  const { label, frequency, day, hour, timeZone, content } = schedule;
  const { recipientEmail, recipientName, language, skipUnchanged } = schedule;
  return {
    label,
    frequency,
    day,
    hour,
    timeZone,
    content,
    recipientEmail,
    recipientName,
    language,
    skipUnchanged,
  };
}

/** A change as the dialog makes it: of the whole, so that an emptied address is missing and not merely unchanged. */
export const WholeScheduleChange = ReportScheduleChange.required().omit({ isPaused: true });
