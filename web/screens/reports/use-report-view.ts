import { isCivilDate } from '../../../shared/civil-date.ts';
import type { DateRange } from '../../../shared/model/export.ts';
import { ReportType } from '../../../shared/model/report.ts';
import { namedRanges, rangeNamed } from '../../../shared/report-ranges.ts';
import type { NamedRange } from '../../../shared/report-ranges.ts';
import { useSignedIn } from '../../auth/me-context.ts';
import { useToday } from '../../auth/today.ts';
import { useWeekStart } from '../../format/calendar.ts';
import { useAddress } from '../../kit/use-address.ts';

export const reportTabs = ['overview', 'expenses', 'trends', 'reports'] as const;
export type ReportTab = (typeof reportTabs)[number];

/** What accountants ask for beside the reports of figures. */
const balanceTypes = ['general-ledger', 'trial-balance'] as const;
export type BalanceType = (typeof balanceTypes)[number];

export const viewTypes = [...ReportType.options, 'sales-tax', 'vendors', ...balanceTypes] as const;
export type ViewType = (typeof viewTypes)[number];

/** Whether it is a report of income and expenses, which has nothing to show where there are none. */
export const isOfFigures = (type: ViewType): type is ReportType =>
  ReportType.options.some((one) => one === type);

export const rangeNames = [...namedRanges, 'custom'] as const;
export type RangeName = NamedRange | 'custom';

/** What is reported, as the address says it. */
export interface ReportView {
  readonly tab: ReportTab;
  readonly type: ViewType;
  readonly range: RangeName;
  /** Undefined while a custom range has no first or last day, or stands the wrong way round. */
  readonly days: DateRange | undefined;
  /** The ends of a custom range as they are typed. */
  readonly typed: DateRange;
  /** The row that is looked at over time, by its key; empty where none was chosen. */
  readonly row: string;
  readonly showTab: (tab: string) => void;
  readonly chooseType: (type: string) => void;
  readonly chooseRange: (range: string) => void;
  readonly chooseDays: (change: Partial<DateRange>) => void;
  readonly chooseRow: (key: string) => void;
}

/** Which report is shown: this year's profit and loss unless the address names another. */
export function useReportView(): ReportView {
  const [search, change] = useAddress();
  const today = useToday();
  const { fiscalYearStart } = useSignedIn().organization;
  const weekStart = useWeekStart();
  const range = oneOf(rangeNames, search.get('range')) ?? 'this-year';
  const typed = { from: search.get('from') ?? '', to: search.get('to') ?? '' };
  const days = range === 'custom' ? written(typed) : rangeNamed(range, { today, fiscalYearStart, weekStart });
  return {
    tab: oneOf(reportTabs, search.get('tab')) ?? 'overview',
    type: oneOf(viewTypes, search.get('type')) ?? 'profit-loss',
    ...{ range, days, typed },
    row: search.get('category') ?? '',
    showTab: (tab) => change({ tab }),
    chooseType: (type) => change({ type }),
    chooseRange: (name) => change({ range: name, ...(name === 'custom' ? (days ?? {}) : noDays) }),
    chooseDays: (ends) => change({ range: 'custom', ...ends }),
    chooseRow: (row) => change({ category: row }),
  };
}

const noDays = { from: '', to: '' } as const;

const oneOf = <T extends string>(names: readonly T[], named: string | null): T | undefined =>
  names.find((name) => name === named);

const written = ({ from, to }: DateRange): DateRange | undefined =>
  isCivilDate(from) && isCivilDate(to) && from <= to ? { from, to } : undefined;
