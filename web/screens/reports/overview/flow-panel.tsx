import { formatMonth } from '../../../format/format.ts';
import { useMoney } from '../../../format/use-money.ts';
import { useText } from '../../../text/use-text.ts';
import type { Report } from '../../../../shared/model/report.ts';
import { ChartPanel } from '../charts/chart-panel.tsx';
import { FigureLine, FigureTable, MoneyCell } from '../charts/figure-table.tsx';
import { FlowChart } from '../charts/later-charts.ts';
import { usePointWords } from '../charts/use-point-words.ts';
import { asShown } from '../figures.ts';
import type { Months } from '../figures.ts';
import { rowsPath } from '../../../../shared/rows-path.ts';

interface FlowPanelProps {
  readonly totals: Report['totals'];
  readonly months: Months;
  readonly currency: string;
}

/** What came in, what went out and what was left, month by month. */
export function FlowPanel({ totals, months, currency }: FlowPanelProps) {
  const t = useText();
  return (
    <ChartPanel
      title={t('reports.flow.title')}
      says={<FlowSentence totals={totals} months={months} currency={currency} />}
      chart={<FlowChart key={months[0]?.from} months={months} currency={currency} />}
      table={<FlowTable months={months} currency={currency} />}
    />
  );
}

function FlowSentence({ totals: { income, expenses, net }, months, currency }: FlowPanelProps) {
  const t = useText();
  const money = useMoney();
  const said = {
    income: money(income, currency),
    expenses: money(asShown(expenses, 'expense'), currency),
    net: money(Math.abs(net), currency),
  };
  const [best, next] = months.toSorted((a, b) => b.net - a.net);
  return (
    <>
      {t(net < 0 ? 'reports.flow.lost' : 'reports.flow.kept', said)}
      {best && next && best.net > 0 && best.net > next.net && (
        <>
          {' '}
          {t('reports.flow.best', { month: formatMonth(best.month, 'long'), net: money(best.net, currency) })}
        </>
      )}
    </>
  );
}

function FlowTable({ months, currency }: Omit<FlowPanelProps, 'totals'>) {
  const t = useText();
  const wordsOf = usePointWords(currency);
  const names = ['income', 'expenses', 'net'] as const;
  const kinds = { income: 'income', expenses: 'expense', net: undefined } as const;
  return (
    <FigureTable
      label={t('reports.flow.title')}
      titles={[t('reports.month'), ...names.map((name) => t(`reports.series.${name}`))]}
    >
      {months.map((month) => (
        <FigureLine key={month.month} name={formatMonth(month.month, 'short')}>
          {names.map((name) => {
            const kind = kinds[name];
            const amount = asShown(month[name], kind);
            return (
              <MoneyCell
                key={name}
                amount={amount}
                currency={currency}
                to={rowsPath({ side: kind, from: month.from, to: month.to })}
                label={wordsOf({ ...month, series: t(`reports.series.${name}`), amount })}
              />
            );
          })}
        </FigureLine>
      ))}
    </FigureTable>
  );
}
