import { Chart, useChart } from '@chakra-ui/charts';
import { Flex } from '@chakra-ui/react';
import { Bar, ComposedChart, Line } from 'recharts';
import type { BarShapeProps, DotItemDotProps } from 'recharts';
import { useText } from '../../../text/use-text.ts';
import type { Months } from '../figures.ts';
import { rowsPath } from '../../../../shared/rows-path.ts';
import { patternId, SeriesSign, Stripes } from './chart-looks.tsx';
import type { SeriesName } from './chart-looks.tsx';
import { BarMark, DotMark } from './marks.tsx';
import { MonthAxes } from './month-axes.tsx';
import { Point, PointsFrame } from './points.tsx';
import { usePointWords } from './use-point-words.ts';

interface FlowChartProps {
  readonly months: Months;
  readonly currency: string;
}

const series = ['income', 'expenses', 'net'] as const;
const sides = { income: 'income', expenses: 'expense', net: undefined } as const;

/** Income and expenses of each month beside each other, and what is left as a line. */
export function FlowChart({ months, currency }: FlowChartProps) {
  const t = useText();
  const wordsOf = usePointWords(currency);
  const data = months.map(({ month, from, to, income, expenses, net }) => ({
    ...{ month, from, to, income, expenses: 0 - expenses, net },
  }));
  const chart = useChart({ data });
  const color: (token: string) => string = chart.color;
  const pointOf = (name: SeriesName, at: number) => {
    const month = data[at];
    if (!month) return undefined;
    const { from, to } = month;
    const says = wordsOf({ ...month, series: t(`reports.series.${name}`), amount: month[name] });
    return { says, to: rowsPath({ side: sides[name], from, to }) };
  };
  const bar = (name: 'income' | 'expenses', fill: string, stroke: string) => (
    <Bar
      dataKey={name}
      isAnimationActive={false}
      maxBarSize={28}
      shape={(props: BarShapeProps) => {
        const point = pointOf(name, props.index);
        return point ? (
          <Point {...point}>
            <BarMark shape={props} fill={fill} stroke={stroke} />
          </Point>
        ) : (
          <g />
        );
      }}
    />
  );
  const dot = ({ cx, cy, index }: DotItemDotProps) => {
    const point = pointOf('net', index);
    return point ? (
      <Point key={index} {...point}>
        <DotMark cx={cx} cy={cy} color={color('green.solid')} paper={color('bg.panel')} />
      </Point>
    ) : (
      <g key={index} />
    );
  };
  return (
    <PointsFrame
      label={t('reports.chartKeys', { title: t('reports.flow.title') })}
      first={pointOf('income', 0)?.says ?? ''}
      perSeries={months.length}
      legend={series.map((name) => (
        <Flex key={name} align="center" gap="1.5">
          <SeriesSign series={name} /> {t(`reports.series.${name}`)}
        </Flex>
      ))}
    >
      <Chart.Root chart={chart} aspectRatio="auto" h={{ base: '15rem', md: '19rem' }} mt="2">
        <ComposedChart
          responsive
          data={data}
          accessibilityLayer={false}
          barGap={3}
          margin={{ top: 8, right: 4 }}
        >
          <Stripes color={color('ember.solid')} />
          <MonthAxes currency={currency} count={months.length} color={color} />
          {bar('income', color('fg'), color('fg'))}
          {bar('expenses', `url(#${patternId})`, color('ember.solid'))}
          <Line
            dataKey="net"
            stroke={color('green.solid')}
            strokeWidth={2}
            isAnimationActive={false}
            activeDot={false}
            dot={dot}
          />
        </ComposedChart>
      </Chart.Root>
    </PointsFrame>
  );
}
