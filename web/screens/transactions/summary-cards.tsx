import { Grid } from '@chakra-ui/react';
import { isCivilDate } from '../../../shared/civil-date.ts';
import { useSummary } from '../../api/ledger.ts';
import { DateText } from '../../kit/date-text.tsx';
import { FigureCard, retryOf } from '../../kit/figure-card.tsx';
import { Money } from '../../kit/money.tsx';
import { monthAround, useToday } from '../../auth/today.ts';
import { useText } from '../../text/use-text.ts';

/** Income, expenses and what is left of the chosen days, or of this month while none are chosen. */
export function SummaryCards({ from, to }: { from: string; to: string }) {
  const t = useText();
  const month = monthAround(useToday());
  const range = isCivilDate(from) && isCivilDate(to) && from <= to ? { from, to } : month;
  const summary = useSummary(range);
  const { data } = summary;
  const onRetry = retryOf(summary);
  const days = (
    <>
      <DateText day={range.from} /> – <DateText day={range.to} />
    </>
  );
  const money = (amount: number) => <Money amount={amount} currency={data?.currency ?? 'USD'} />;
  return (
    <Grid templateColumns={{ base: '1fr 1fr', md: 'repeat(3, 1fr)' }} gap={{ base: '3', md: '4' }}>
      <FigureCard
        label={t('transactions.totalIncome')}
        figure={data && money(data.income)}
        note={days}
        onRetry={onRetry}
      />
      <FigureCard
        label={t('transactions.totalExpenses')}
        figure={data && money(Math.abs(data.expenses))}
        note={days}
        onRetry={onRetry}
      />
      <FigureCard
        isWide
        label={t('transactions.netFlow')}
        figure={data && money(data.net)}
        note={days}
        onRetry={onRetry}
      />
    </Grid>
  );
}
