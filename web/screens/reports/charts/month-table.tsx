import { formatMonth } from '../../../format/format.ts';
import { useText } from '../../../text/use-text.ts';
import { FigureLine, FigureTable, MoneyCell } from './figure-table.tsx';
import type { MonthFigure } from './line-chart.tsx';
import { usePointWords } from './use-point-words.ts';

interface MonthTableProps {
  readonly title: string;
  readonly series: string;
  readonly figures: readonly MonthFigure[];
  readonly currency: string;
}

/** The figures of a line, a month a row. */
export function MonthTable({ title, series, figures, currency }: MonthTableProps) {
  const t = useText();
  const wordsOf = usePointWords(currency);
  return (
    <FigureTable label={title} titles={[t('reports.month'), series]}>
      {figures.map((figure) => (
        <FigureLine key={figure.month} name={formatMonth(figure.month, 'short')}>
          <MoneyCell
            amount={figure.amount}
            currency={currency}
            to={figure.path}
            label={wordsOf({ ...figure, series })}
          />
        </FigureLine>
      ))}
    </FigureTable>
  );
}
