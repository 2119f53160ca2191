import { Grid } from '@chakra-ui/react';
import type { DateRange } from '../../../shared/model/export.ts';
import type { Summary } from '../../../shared/model/summary.ts';
import { paths } from '../../../shared/paths.ts';
import { ChangeNote } from '../../kit/change-note.tsx';
import { FigureCard } from '../../kit/figure-card.tsx';
import { Money } from '../../kit/money.tsx';
import { useText } from '../../text/use-text.ts';

interface StatCardsProps {
  readonly summary: Summary | undefined;
  readonly month: DateRange;
}

/** What came in, what went out, what is left, how many entries: a month beside the one before, each leading to its rows. */
export function StatCards({ summary, month }: StatCardsProps) {
  const t = useText();
  const before = summary?.previous ?? undefined;
  const money = (amount: number) => <Money amount={amount} currency={summary?.currency ?? 'USD'} />;
  const rows = (side = '') =>
    `${paths.transactions}?${side && `side=${side}&`}from=${month.from}&to=${month.to}`;
  return (
    <Grid templateColumns={{ base: '1fr 1fr', lg: 'repeat(4, 1fr)' }} gap={{ base: '3', md: '4' }}>
      <FigureCard
        label={t('dashboard.totalIncome')}
        figure={summary && money(summary.income)}
        note={summary && <ChangeNote now={summary.income} before={before?.income} better="more" />}
        to={rows('income')}
      />
      <FigureCard
        label={t('dashboard.totalExpenses')}
        figure={summary && money(Math.abs(summary.expenses))}
        note={
          summary && (
            <ChangeNote
              now={Math.abs(summary.expenses)}
              before={before && Math.abs(before.expenses)}
              better="less"
            />
          )
        }
        to={rows('expense')}
      />
      <FigureCard
        label={t('dashboard.netFlow')}
        figure={summary && money(summary.net)}
        note={summary && <ChangeNote now={summary.net} before={before?.net} better="more" />}
        to={rows()}
      />
      <FigureCard
        label={t('dashboard.transactionCount')}
        figure={summary?.count}
        note={summary && <ChangeNote now={summary.count} before={before?.count} />}
        to={rows()}
      />
    </Grid>
  );
}
