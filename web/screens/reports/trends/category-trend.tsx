import { Box } from '@chakra-ui/react';
import type { Report } from '../../../../shared/model/report.ts';
import { useToday } from '../../../auth/today.ts';
import { useCategories } from '../../../features/category/categories.ts';
import { formatMonth, formatPercent } from '../../../format/format.ts';
import { changeOf } from '../../../format/change-of.ts';
import { useMoney } from '../../../format/use-money.ts';
import { Choice } from '../../../kit/choice.tsx';
import { useText } from '../../../text/use-text.ts';
import { ChartPanel } from '../charts/chart-panel.tsx';
import { LineChart } from '../charts/later-charts.ts';
import { MonthTable } from '../charts/month-table.tsx';
import { averageOf, entriesOfRow, rowsOf, seriesOf, subjectOf } from '../figures.ts';
import type { Months, Row } from '../figures.ts';
import { rowsPath } from '../../../../shared/rows-path.ts';

interface CategoryTrendProps {
  readonly report: Report;
  readonly months: Months;
  /** The key of the row that the address names. */
  readonly chosen: string;
  readonly onChoose: (key: string) => void;
}

/** One category, month by month: the one that was chosen, else the one on which most was spent. */
export function CategoryTrend({ report, months, chosen, onChoose }: CategoryTrendProps) {
  const t = useText();
  const { sideOf } = useCategories();
  const { rows, currency } = report;
  const row = rows.find(({ key }) => key === chosen) ?? rowsOf('expense', rows)[0] ?? rows[0];
  if (!row) return null;
  const { kind } = subjectOf(row.key);
  const amounts = seriesOf(row.key, months);
  const figures = months.map(({ month, from, to }, at) => ({
    ...{
      month,
      from,
      to,
      amount: amounts[at] ?? 0,
      path: rowsPath({ ...entriesOfRow(row.key, sideOf), from, to }),
    },
  }));
  const shared = { title: t('reports.trend.title'), series: row.label, figures, currency };
  return (
    <ChartPanel
      title={t('reports.trend.title')}
      choice={<CategoryOfRows rows={rows} value={row.key} onChoose={onChoose} />}
      says={<Sentence name={row.label} months={months} amounts={amounts} currency={currency} />}
      chart={
        <LineChart
          key={`${row.key} ${months[0]?.from}`}
          ink={kind === 'income' ? 'fg' : 'ember.solid'}
          {...shared}
        />
      }
      table={<MonthTable {...shared} />}
    />
  );
}

interface CategoryOfRowsProps {
  readonly rows: readonly Row[];
  readonly value: string;
  readonly onChoose: (key: string) => void;
}

function CategoryOfRows({ rows, value, onChoose }: CategoryOfRowsProps) {
  const t = useText();
  return (
    <Box maxW="22rem" mb="3" _print={{ display: 'none' }}>
      <Choice
        aria-label={t('reports.trend.category')}
        value={value}
        onChange={(event) => onChoose(event.target.value)}
      >
        {(['expense', 'income'] as const).map((kind) => (
          <optgroup key={kind} label={t(`reports.trend.${kind}`)}>
            {rowsOf(kind, rows).map(({ key, label }) => (
              <option key={key} value={key}>
                {label}
              </option>
            ))}
          </optgroup>
        ))}
      </Choice>
    </Box>
  );
}

interface SentenceProps {
  readonly name: string;
  readonly months: Months;
  readonly amounts: readonly number[];
  readonly currency: string;
}

/** What became of it in the latest month that is over, or of the only one there is. */
function Sentence({ name, months, amounts, currency }: SentenceProps) {
  const t = useText();
  const money = useMoney();
  const today = useToday();
  const over = months.findLastIndex(({ to }) => to < today);
  const at = over < 0 ? months.length - 1 : over;
  const amount = amounts[at] ?? 0;
  const percent = changeOf(amount, amounts[at - 1]);
  const said = { name, amount: money(amount, currency), month: formatMonth(months[at]?.month ?? '', 'long') };
  const average = averageOf(
    amounts.slice(0, at + 1).reduce((sum, one) => sum + one, 0),
    at + 1,
  );
  return (
    <>
      {t(`reports.trend.${happened(amount, percent)}`, {
        ...said,
        by: formatPercent(Math.abs(percent ?? 0)),
      })}
      {at > 0 && <> {t('reports.trend.average', { amount: money(average, currency) })}</>}
    </>
  );
}

function happened(amount: number, percent: number | undefined) {
  if (amount === 0) return 'nothing';
  if (percent === undefined) return 'came';
  if (percent === 0) return 'stayed';
  return percent > 0 ? 'rose' : 'fell';
}
