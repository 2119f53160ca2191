import { LuReceipt } from 'react-icons/lu';
import type { Report } from '../../../../shared/model/report.ts';
import { useCategories } from '../../../features/category/categories.ts';
import { formatPercent } from '../../../format/format.ts';
import { useMoney } from '../../../format/use-money.ts';
import { ChangeNote } from '../../../kit/change-note.tsx';
import { EmptyState } from '../../../kit/empty-state.tsx';
import { useText } from '../../../text/use-text.ts';
import { ChartPanel } from '../charts/chart-panel.tsx';
import { FigureCell, FigureLine, FigureTable, MoneyCell } from '../charts/figure-table.tsx';
import { asShown, entriesOfRow, greatestMover, rowsOf } from '../figures.ts';
import type { Row } from '../figures.ts';
import { rowsPath } from '../../../../shared/rows-path.ts';
import { CategoryBars, shareOf } from './category-bars.tsx';

interface ExpensesTabProps {
  readonly report: Report;
  /** The period before, once it is known. */
  readonly before: Report | undefined;
}

interface Spending {
  readonly rows: readonly Row[];
  readonly before: readonly Row[];
  readonly total: number;
  readonly currency: string;
  readonly pathOf: (row: Row) => string;
}

/** What was spent, by category, the largest first, and how that has changed. */
export function ExpensesTab({ report, before }: ExpensesTabProps) {
  const t = useText();
  const { sideOf } = useCategories();
  const { currency, from, to, totals } = report;
  const spending: Spending = {
    rows: rowsOf('expense', report.rows),
    before: rowsOf('expense', before?.rows ?? []),
    total: asShown(totals.expenses, 'expense'),
    currency,
    pathOf: ({ key }) => rowsPath({ ...entriesOfRow(key, sideOf), from, to }),
  };
  if (spending.rows.length === 0)
    return (
      <EmptyState
        icon={<LuReceipt />}
        title={t('reports.largest.none')}
        description={t('reports.largest.noneHelp')}
      />
    );
  return (
    <ChartPanel
      title={t('reports.largest.title')}
      says={<Sentence {...spending} />}
      chart={<CategoryBars label={t('reports.largest.title')} {...spending} />}
      table={<SpendingTable {...spending} />}
    />
  );
}

function Sentence({ rows: [largest, ...others], before, total, currency }: Spending) {
  const t = useText();
  const money = useMoney();
  if (!largest) return null;
  const mover = greatestMover([largest, ...others], before);
  return (
    <>
      {t('reports.largest.says', {
        name: largest.label,
        amount: money(largest.amount, currency),
        share: formatPercent(shareOf(largest.amount, total)),
      })}
      {mover && (
        <>
          {' '}
          {t(mover.percent > 0 ? 'reports.largest.rose' : 'reports.largest.fell', {
            name: mover.row.label,
            by: formatPercent(Math.abs(mover.percent)),
            amount: money(mover.row.amount, currency),
          })}
        </>
      )}
    </>
  );
}

function SpendingTable({ rows, before, total, currency, pathOf }: Spending) {
  const t = useText();
  const money = useMoney();
  const earlier = new Map(before.map(({ key, amount }) => [key, amount]));
  const titles = [
    t('reports.rows.name'),
    t('reports.rows.amount'),
    t('reports.largest.share'),
    t('reports.largest.before'),
  ];
  return (
    <FigureTable label={t('reports.largest.title')} titles={titles}>
      {rows.map((row) => (
        <FigureLine key={row.key} name={row.label}>
          <MoneyCell
            amount={row.amount}
            currency={currency}
            to={pathOf(row)}
            label={t('reports.rowSays', { name: row.label, amount: money(row.amount, currency) })}
          />
          <FigureCell>{formatPercent(shareOf(row.amount, total))}</FigureCell>
          <FigureCell>
            <ChangeNote now={row.amount} before={earlier.get(row.key)} better="less" />
          </FigureCell>
        </FigureLine>
      ))}
    </FigureTable>
  );
}
