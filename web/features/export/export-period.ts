import { isCivilDate } from '../../../shared/civil-date.ts';
import type { CivilDate } from '../../../shared/civil-date.ts';
import type { DateRange } from '../../../shared/model/export.ts';
import { monthAround, yearAround } from '../../auth/today.ts';

export type ExportType = 'monthly' | 'yearly' | 'custom';

/** A chosen period; the days count only for a custom one and may still be empty. */
export interface ExportPeriod {
  readonly exportType: ExportType;
  readonly from: string;
  readonly to: string;
}

/** What somebody is about to send: of which days, and whether only entries with a receipt. */
export interface Sending {
  readonly period: ExportPeriod;
  readonly isMatched?: boolean;
  /** The dashboard's own words tell of an export, those of all other screens of a report. */
  readonly isExport?: boolean;
}

export const thisMonth: ExportPeriod = { exportType: 'monthly', from: '', to: '' };

/** The inclusive days of a period; undefined while a custom one is unfinished, unreadable or stands the wrong way round. */
export function daysOf({ exportType, from, to }: ExportPeriod, today: CivilDate): DateRange | undefined {
  if (exportType === 'monthly') return monthAround(today);
  if (exportType === 'yearly') return yearAround(today);
  return isCivilDate(from) && isCivilDate(to) && from <= to ? { from, to } : undefined;
}

/** The period as the API takes it: the server itself knows this month and this year. */
export function periodBody({ exportType, from, to }: ExportPeriod): {
  exportType: ExportType;
  dateRange: DateRange | null;
} {
  return { exportType, dateRange: exportType === 'custom' ? { from, to } : null };
}

/** The period that these days are; this month where they are its days, or none are given. */
export function periodOfDays(days: DateRange | undefined, today: CivilDate): ExportPeriod {
  return days === undefined || days.from === monthAround(today).from
    ? thisMonth
    : { exportType: 'custom', ...days };
}
