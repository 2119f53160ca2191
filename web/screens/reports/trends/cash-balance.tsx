import { Skeleton } from '@chakra-ui/react';
import type { DateRange } from '../../../../shared/model/export.ts';
import type { TrialBalance } from '../../../../shared/model/trial-balance.ts';
import { useTrialBalance } from '../../../api/reports.ts';
import { useToday } from '../../../auth/today.ts';
import { formatMonth } from '../../../format/format.ts';
import { useMoney } from '../../../format/use-money.ts';
import { Loaded } from '../../../kit/loaded.tsx';
import { useText } from '../../../text/use-text.ts';
import { ChartPanel } from '../charts/chart-panel.tsx';
import { LineChart } from '../charts/later-charts.ts';
import { MonthTable } from '../charts/month-table.tsx';
import type { Months } from '../figures.ts';
import { rowsPath } from '../../../../shared/rows-path.ts';

interface CashBalanceProps {
  readonly days: DateRange;
  /** The books' own currency: accounts in others are in the general ledger, each by itself. */
  readonly currency: string;
  /** The months that have income or expenses in the books. */
  readonly months: Months;
}

/** What all accounts in the books' currency held together at the end of each month. */
export function CashBalance({ days, currency, months }: CashBalanceProps) {
  const t = useText();
  return (
    <Loaded
      query={useTrialBalance(days)}
      skeleton={<Skeleton h="24rem" borderRadius="l3" />}
      errorTitle={t('reports.loadFailed')}
    >
      {({ currencies }) => {
        const own = currencies.find((one) => one.currency === currency);
        return own ? <Balance months={heldMonths(own, months)} currency={currency} /> : null;
      }}
    </Loaded>
  );
}

/** Of the months with a balance those that the books cover: with income or expenses, or with a transfer, and what lies between. */
function heldMonths(
  { accounts, months }: TrialBalance['currencies'][number],
  covered: Months,
): BalanceProps['months'] {
  const opening = accounts.reduce((sum, account) => sum + account.opening, 0);
  const known = new Set(covered.map(({ month }) => month));
  const isKnown = months.map(
    ({ month, closing }, at) => known.has(month) || closing !== (months[at - 1]?.closing ?? opening),
  );
  return isKnown.includes(true) ? months.slice(isKnown.indexOf(true), isKnown.lastIndexOf(true) + 1) : months;
}

interface BalanceProps {
  readonly months: TrialBalance['currencies'][number]['months'];
  readonly currency: string;
}

function Balance({ months, currency }: BalanceProps) {
  const t = useText();
  const money = useMoney();
  const today = useToday();
  const begun = months.filter(({ from }) => from <= today);
  const figures = begun.map(({ closing: amount, ...month }) => ({
    ...{ ...month, amount, path: rowsPath({ from: month.from, to: month.to }) },
  }));
  const last = figures.at(-1);
  const lowest = figures.toSorted((a, b) => a.amount - b.amount)[0];
  if (!last || !lowest) return null;
  const shared = { title: t('reports.cash.title'), series: t('reports.cash.name'), figures, currency };
  const said = {
    ...{ month: formatMonth(last.month, 'long'), amount: money(last.amount, currency) },
    ...{ lowest: money(lowest.amount, currency), when: formatMonth(lowest.month, 'long') },
  };
  return (
    <ChartPanel
      title={t('reports.cash.title')}
      says={t(lowest === last ? 'reports.cash.saysLowest' : 'reports.cash.says', said)}
      chart={<LineChart key={figures[0]?.from} ink="fg" {...shared} />}
      table={<MonthTable {...shared} />}
    />
  );
}
