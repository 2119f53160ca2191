import { Stack, Text } from '@chakra-ui/react';
import type { FilteredTotals } from '../../../shared/model/summary.ts';
import { useTransactionTotals } from '../../api/ledger.ts';
import { useSignedIn } from '../../auth/me-context.ts';
import { ApartNote } from '../../features/entry/apart-note.tsx';
import { useDateFormat } from '../../format/date-format.ts';
import { formatDay } from '../../format/format.ts';
import { retryOf } from '../../kit/figure-card.tsx';
import { FigureCell, FigureCells } from '../../kit/figure-cells.tsx';
import { Money } from '../../kit/money.tsx';
import { useText } from '../../text/use-text.ts';
import type { FilterState } from './use-transaction-filters.ts';

type Sums = FilteredTotals['sums'][number];

/** Income, expenses and what is left of the transactions that the list shows. */
export function SummaryFigures({ state }: { state: FilterState }) {
  const t = useText();
  const daysOf = useDaysOf();
  const { currency: home } = useSignedIn().organization;
  const totals = useTransactionTotals(state.narrowing);
  const { data } = totals;
  const own = data?.sums.find(({ currency }) => currency === home);
  const apart = data?.sums.filter((sums) => sums !== own) ?? [];
  const cell = (label: string, amountOf: (sums: Sums) => number) => (
    <FigureCell
      label={label}
      aside={data && daysOf(data)}
      figure={data && <Money amount={own ? amountOf(own) : 0} currency={home} />}
      note={data && <Others others={apart} amountOf={amountOf} />}
      onRetry={retryOf(totals)}
    />
  );
  return (
    <Stack gap="3">
      <FigureCells>
        {data?.counted !== undefined && (
          <FigureCell
            label={t('transactions.inBox', { code: state.values.boxCode })}
            figure={<Money amount={data.counted} currency={home} />}
          />
        )}
        {cell(t('transactions.totalIncome'), ({ income }) => income)}
        {cell(t('transactions.totalExpenses'), ({ expenses }) => 0 - expenses)}
        {cell(t('transactions.netFlow'), ({ net }) => net)}
      </FigureCells>
      {/* Of other days than the filters say: a long history is counted in part. */}
      {data && !isOfShown(data, state) && (
        <Text hideFrom="md" textStyle="xs" color="fg.muted">
          {daysOf(data)}
        </Text>
      )}
      <ApartNote
        apart={apart}
        home={home}
        days={state.narrowing}
        isShown={state.narrowing.apartFrom === home}
      />
    </Stack>
  );
}

const isOfShown = ({ from, to }: FilteredTotals, { values }: FilterState): boolean =>
  (from ?? '') === values.from && (to ?? '') === values.to;

interface OthersProps {
  readonly others: readonly Sums[];
  readonly amountOf: (sums: Sums) => number;
}

/** What there is beside a figure in other currencies. */
function Others({ others, amountOf }: OthersProps) {
  const t = useText();
  return others
    .filter((sums) => amountOf(sums) !== 0)
    .map((sums) => (
      <Text key={sums.currency} textStyle="xs" color="fg.muted" fontWeight="450" letterSpacing="0">
        {t('transactions.and')} <Money amount={amountOf(sums)} currency={sums.currency} />
      </Text>
    ));
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
