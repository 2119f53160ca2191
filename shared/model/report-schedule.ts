import * as z from 'zod';
import { languages } from '../text/language.ts';
import { CivilDay, Email, FilledLine, Id, Instant, Line, Version } from './common.ts';
import { telling } from './field-words.ts';
import { DayOrder, MadeReportType, ReportFormat } from './export.ts';
import { Frequency } from './frequency.ts';
import { TimeZone } from './organization.ts';
import { ProblemNote } from './receipt.ts';

/**
 * Of which period each mail is: a month of the calendar, or a quarter or a year of the organisation's own (`fiscalYearStart`), as the
 * ranges of reports have them (`rangeNamed`).
 */
export const ScheduleFrequency = Frequency.exclude(['weekly']);
export type ScheduleFrequency = z.infer<typeof ScheduleFrequency>;
export const scheduleFrequencies = ScheduleFrequency.options;

/** The days that every month has by their number. */
export const scheduleDays = Array.from({ length: 28 }, (_, at) => at + 1);
const noDay = telling({ code: 'no-schedule-day', last: scheduleDays.length });
const ScheduleDay = z.union(
  [z.int(noDay).min(1, noDay).max(scheduleDays.length, noDay), z.literal('last', noDay)],
  noDay,
);

const noHour = telling({ code: 'no-hour' });

const ScheduledReport = z.strictObject({
  kind: z.literal('report'),
  type: z.enum([...MadeReportType.options, 'matched-transactions']),
  format: ReportFormat,
  dayOrder: DayOrder.optional(),
});

/** All that an accountant needs of the period, as a link to it. */
const ScheduledPackage = z.strictObject({ kind: z.literal('package') });

/** What is mailed. */
export const ScheduledContent = z.discriminatedUnion('kind', [ScheduledReport, ScheduledPackage]);
export type ScheduledContent = z.infer<typeof ScheduledContent>;
export type ScheduledReport = z.infer<typeof ScheduledReport>;

/**
 * What a schedule says. A period is mailed on the first such day of a month after its end, at this hour in this time zone: with day 1 as soon
 * as it is over, with `last` a month later.
 */
const terms = {
  label: FilledLine(80),
  frequency: ScheduleFrequency,
  day: ScheduleDay,
  hour: z.int(noHour).min(0, noHour).max(23, noHour),
  timeZone: TimeZone,
  content: ScheduledContent,
  recipientEmail: Email,
  recipientName: Line(120),
  /** Of the letter and the file. */
  language: z.enum(languages),
  /** Not mailed where the same days were mailed to the same address before and no entry of them changed since. */
  skipUnchanged: z.boolean(),
};

/** What is left out is as the organisation and the person have it. */
export const NewReportSchedule = z.strictObject({
  id: Id,
  ...terms,
  timeZone: terms.timeZone.optional(),
  language: terms.language.optional(),
  skipUnchanged: terms.skipUnchanged.default(false),
});
export type NewReportSchedule = z.infer<typeof NewReportSchedule>;

/** What of it changes; what is not named stays. While paused nothing is mailed, and what was due meanwhile is not made up for. */
export const ReportScheduleChange = z
  .strictObject({ ...terms, isPaused: z.boolean() })
  .partial()
  .extend({ version: Version });
export type ReportScheduleChange = z.infer<typeof ReportScheduleChange>;

/** A period, and when it is mailed. */
export const ScheduleDue = z.object({ from: CivilDay, to: CivilDay, dueAt: Instant });
export type ScheduleDue = z.infer<typeof ScheduleDue>;

export const ScheduleTerms = z.object(terms);
export type ScheduleTerms = z.infer<typeof ScheduleTerms>;

/**
 * What became of one period: its report is on its way, was mailed or could not be; it was left out; or its report was deleted for good. Each
 * that was not mailed says why.
 */
export const ScheduleRun = z.object({
  from: CivilDay,
  to: CivilDay,
  at: Instant,
  status: z.enum(['sending', 'sent', 'failed', 'skipped', 'removed']),
  problem: ProblemNote.optional(),
  reportId: Id.optional(),
});
export type ScheduleRun = z.infer<typeof ScheduleRun>;

/** A period that was not mailed and is to be; `sendAnyway`: also where mail came back from the address. */
export const PeriodToSend = z.strictObject({
  from: CivilDay,
  to: CivilDay,
  sendAnyway: z.boolean().optional(),
});
export type PeriodToSend = z.infer<typeof PeriodToSend>;

/** A schedule as it stands. `next`: the period that is mailed next, also while it is paused. */
export const ReportSchedule = ScheduleTerms.extend({
  id: Id,
  isPaused: z.boolean(),
  next: ScheduleDue,
  lastRun: ScheduleRun.optional(),
  createdAt: Instant,
  version: z.int().min(1),
});
export type ReportSchedule = z.infer<typeof ReportSchedule>;

/** The mail that goes next, as its period is by now; null where it would not be mailed, and why. */
export const SchedulePreview = z.object({
  due: ScheduleDue,
  problem: ProblemNote.optional(),
  mail: z
    .object({
      to: z.string(),
      toName: z.string(),
      subject: z.string(),
      text: z.string(),
      html: z.string().optional(),
      fileName: z.string(),
    })
    .nullable(),
});
export type SchedulePreview = z.infer<typeof SchedulePreview>;
