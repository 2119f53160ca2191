import { Chart, useChart } from '@chakra-ui/charts';
import { Area, ComposedChart } from 'recharts';
import type { DotItemDotProps } from 'recharts';
import { useText } from '../../../text/use-text.ts';
import { DotMark } from './marks.tsx';
import { MonthAxes } from './month-axes.tsx';
import { Point, PointsFrame } from './points.tsx';
import { usePointWords } from './use-point-words.ts';

/** A figure of a month, and where the entries are that make it. */
export interface MonthFigure {
  readonly month: string;
  readonly from: string;
  readonly to: string;
  readonly amount: number;
  readonly path: string;
}

interface LineChartProps {
  readonly title: string;
  /** What the line is of. */
  readonly series: string;
  readonly figures: readonly MonthFigure[];
  readonly currency: string;
  readonly ink: 'ember.solid' | 'green.solid' | 'fg';
}

/** One figure over the months. */
export function LineChart({ title, series, figures, currency, ink }: LineChartProps) {
  const t = useText();
  const wordsOf = usePointWords(currency);
  const chart = useChart({ data: [...figures] });
  const color: (token: string) => string = chart.color;
  const saysOf = (figure: MonthFigure | undefined) => (figure ? wordsOf({ ...figure, series }) : '');
  const dot = ({ cx, cy, index }: DotItemDotProps) => {
    const figure = figures[index];
    return figure ? (
      <Point key={index} says={saysOf(figure)} to={figure.path}>
        <DotMark cx={cx} cy={cy} color={color(ink)} paper={color('bg.panel')} />
      </Point>
    ) : (
      <g key={index} />
    );
  };
  return (
    <PointsFrame
      label={t('reports.chartKeys', { title })}
      first={saysOf(figures[0])}
      perSeries={figures.length}
      legend={series}
    >
      <Chart.Root chart={chart} aspectRatio="auto" h={{ base: '13rem', md: '16rem' }} mt="2">
        <ComposedChart
          responsive
          data={chart.data}
          accessibilityLayer={false}
          margin={{ top: 8, right: 12, left: 4 }}
        >
          <MonthAxes hasRoom currency={currency} count={figures.length} color={color} />
          <Area
            dataKey="amount"
            stroke={color(ink)}
            strokeWidth={2}
            fill={color(ink)}
            fillOpacity={0.08}
            isAnimationActive={false}
            activeDot={false}
            dot={dot}
          />
        </ComposedChart>
      </Chart.Root>
    </PointsFrame>
  );
}
