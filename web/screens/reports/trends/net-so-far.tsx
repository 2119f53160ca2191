import type { DateRange } from '../../../../shared/model/export.ts';
import { formatMonth } from '../../../format/format.ts';
import { useMoney } from '../../../format/use-money.ts';
import { useText } from '../../../text/use-text.ts';
import { ChartPanel } from '../charts/chart-panel.tsx';
import { LineChart } from '../charts/later-charts.ts';
import { MonthTable } from '../charts/month-table.tsx';
import { runningNet } from '../figures.ts';
import type { Months } from '../figures.ts';
import { rowsPath } from '../../../../shared/rows-path.ts';

interface NetSoFarProps {
  readonly months: Months;
  readonly days: DateRange;
  readonly currency: string;
}

/** What was left of all income since the first day, month by month. */
export function NetSoFar({ months, days, currency }: NetSoFarProps) {
  const t = useText();
  const money = useMoney();
  const sums = runningNet(months);
  const figures = months.map(({ month, to }, at) => ({
    ...{ month, from: days.from, to, amount: sums[at] ?? 0, path: rowsPath({ from: days.from, to }) },
  }));
  const last = figures.at(-1);
  if (!last) return null;
  const shared = { title: t('reports.sofar.title'), series: t('reports.sofar.name'), figures, currency };
  return (
    <ChartPanel
      title={t('reports.sofar.title')}
      says={t(`reports.sofar.${standing(last.amount)}`, {
        month: formatMonth(last.month, 'long'),
        net: money(Math.abs(last.amount), currency),
      })}
      chart={<LineChart key={days.from} ink="green.solid" {...shared} />}
      table={<MonthTable {...shared} />}
    />
  );
}

function standing(net: number) {
  if (net === 0) return 'even';
  return net > 0 ? 'ahead' : 'behind';
}
