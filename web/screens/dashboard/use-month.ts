import { addDays, daysOfMonth, monthOf } from '../../../shared/civil-date.ts';
import type { DateRange } from '../../../shared/model/export.ts';
import type { WorkToDo } from '../../../shared/model/summary.ts';
import { useToday } from '../../auth/today.ts';
import { monthsBetween } from '../../kit/month-switch.tsx';
import { useAddress } from '../../kit/use-address.ts';

/** A month of the dashboard, and the others that can be chosen, newest first. */
export interface MonthState {
  readonly month: string;
  readonly days: DateRange;
  readonly months: readonly string[];
  readonly choose: (month: string) => void;
  /** What it is compared with: the same days of the month before where it still runs. */
  readonly before: { readonly month: string; readonly untilDay?: number | undefined };
}

/** The month that the address names, else the latest one with entries. */
export function useMonth(months: NonNullable<WorkToDo['months']>): MonthState {
  const [search, change] = useAddress();
  const today = useToday();
  const thisMonth = monthOf(today);
  const latest = months.latest > thisMonth ? months.latest : thisMonth;
  const all = monthsBetween(months.first, latest);
  const named = search.get('month') ?? '';
  const month = all.includes(named) ? named : months.latest;
  const choose = (chosen: string) => change({ month: chosen });
  const monthBefore = monthOf(addDays(daysOfMonth(month).from, -1));
  const lastBefore = Number(daysOfMonth(monthBefore).to.slice(8));
  const isRunning = month === thisMonth && today < daysOfMonth(month).to;
  const untilDay = isRunning ? Math.min(Number(today.slice(8)), lastBefore) : undefined;
  return { month, days: daysOfMonth(month), months: all, choose, before: { month: monthBefore, untilDay } };
}
