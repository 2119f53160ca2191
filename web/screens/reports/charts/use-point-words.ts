import { daysOfMonth } from '../../../../shared/civil-date.ts';
import { formatMonth } from '../../../format/format.ts';
import { useMoney } from '../../../format/use-money.ts';
import { useText } from '../../../text/use-text.ts';

interface Spoken {
  readonly series: string;
  readonly month: string;
  readonly from: string;
  readonly to: string;
  readonly amount: number;
}

/** What a point of a month says: "Income, November 2026: $1,204.00". */
export function usePointWords(currency: string): (point: Spoken) => string {
  const t = useText();
  const money = useMoney();
  return ({ series, month, from, to, amount }) => {
    const whole = daysOfMonth(month);
    const isPart = from !== whole.from || to !== whole.to;
    return t(isPart ? 'reports.pointOfPart' : 'reports.pointSays', {
      ...{ series, when: formatMonth(month, 'long'), amount: money(amount, currency) },
    });
  };
}
