import { Stack, Text } from '@chakra-ui/react';
import type { FilteredTotals } from '../../../shared/model/summary.ts';
import { useTransactionTotals } from '../../api/ledger.ts';
import { useSignedIn } from '../../auth/me-context.ts';
import { ApartNote } from '../../features/entry/apart-note.tsx';
import { useDateFormat } from '../../format/date-format.ts';
import { formatDay } from '../../format/format.ts';
import { FigureCard, FigureLines, retryOf } from '../../kit/figure-card.tsx';
import { Money } from '../../kit/money.tsx';
import { useText } from '../../text/use-text.ts';
import type { FilterState } from './use-transaction-filters.ts';

type Sums = FilteredTotals['sums'][number];

/** Income, expenses and what is left of the transactions that the list shows. */
export function SummaryCards({ state }: { state: FilterState }) {
  const t = useText();
  const { currency: home } = useSignedIn().organization;
  const totals = useTransactionTotals(state.narrowing);
  const { data } = totals;
  const own = data?.sums.find(({ currency }) => currency === home);
  const apart = data?.sums.filter((sums) => sums !== own) ?? [];
  const card = (label: string, amountOf: (sums: Sums) => number) => (
    <FigureCard
      isLine
      label={label}
      figure={data && <Money amount={own ? amountOf(own) : 0} currency={home} />}
      note={data && <Note totals={data} others={apart} amountOf={amountOf} />}
      onRetry={retryOf(totals)}
    />
  );
  return (
    <Stack gap="3">
      <FigureLines>
        {card(t('transactions.totalIncome'), ({ income }) => income)}
        {card(t('transactions.totalExpenses'), ({ expenses }) => 0 - expenses)}
        {card(t('transactions.netFlow'), ({ net }) => net)}
      </FigureLines>
      <ApartNote
        apart={apart}
        home={home}
        days={state.narrowing}
        isShown={state.narrowing.apartFrom === home}
      />
    </Stack>
  );
}

interface NoteProps {
  readonly totals: FilteredTotals;
  readonly others: readonly Sums[];
  readonly amountOf: (sums: Sums) => number;
}

/** Of which days the figure is, and what there is beside it in other currencies. */
function Note({ totals, others, amountOf }: NoteProps) {
  const t = useText();
  const daysOf = useDaysOf();
  return (
    <>
      {daysOf(totals)}
      {others
        .filter((sums) => amountOf(sums) !== 0)
        .map((sums) => (
          <Text key={sums.currency}>
            {t('transactions.and')} <Money amount={amountOf(sums)} currency={sums.currency} />
          </Text>
        ))}
    </>
  );
}

function useDaysOf(): (range: Pick<FilteredTotals, 'from' | 'to'>) => string {
  const t = useText();
  const format = useDateFormat();
  return ({ from, to }) => {
    const [first, last] = [from && formatDay(from, format), to && formatDay(to, format)];
    if (first && last) return `${first} – ${last}`;
    if (first) return t('transactions.since', { day: first });
    return last ? t('transactions.until', { day: last }) : t('transactions.allTime');
  };
}
