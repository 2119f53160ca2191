import { CartesianGrid, ReferenceLine, XAxis, YAxis } from 'recharts';
import { formatMonth } from '../../../format/format.ts';
import { formatShortMoney } from '../../../format/short-money.ts';

interface MonthAxesProps {
  readonly currency: string;
  /** How many months there are: the years are written where they are more than one has. */
  readonly count: number;
  readonly color: (token: string) => string;
  /** Whether the first and the last month stand in from the edges: points need the room that bars have. */
  readonly hasRoom?: boolean;
}

const MONTHS_A_YEAR = 12;

/** Months from left to right, money from nothing up or down. */
export function MonthAxes({ currency, count, color, hasRoom = false }: MonthAxesProps) {
  const name = count > MONTHS_A_YEAR ? 'short' : 'alone';
  return (
    <>
      <CartesianGrid vertical={false} stroke={color('border')} />
      <XAxis
        dataKey="month"
        tickFormatter={(month: string) => formatMonth(month, name)}
        tickLine={false}
        axisLine={false}
        tickMargin={8}
        minTickGap={12}
        interval="preserveStartEnd"
        padding={hasRoom ? { left: 16, right: 16 } : {}}
      />
      <YAxis
        tickFormatter={(amount: number) => formatShortMoney(Math.round(amount), currency)}
        tickLine={false}
        axisLine={false}
        allowDecimals={false}
        width="auto"
      />
      <ReferenceLine y={0} stroke={color('border.control')} />
    </>
  );
}
