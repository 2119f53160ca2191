import { Grid } from '@chakra-ui/react';
import { useMatches } from '../../api/matching.ts';
import { useSummary } from '../../api/ledger.ts';
import { useSignedIn } from '../../auth/me-context.ts';
import { FigureCard, retryOf } from '../../kit/figure-card.tsx';
import { useToday, yearAround } from '../../auth/today.ts';
import { useText } from '../../text/use-text.ts';
import { matchAccuracy, matchedThisMonth } from './match-figures.ts';

/** The ids of categories that only say the entry's kind: none was chosen. */
const UNCHOSEN = ['income', 'expense'];

/** Four figures from the real lists: waiting, matched, without category, accuracy. */
export function AccountingCards() {
  const t = useText();
  const today = useToday();
  const { timeZone } = useSignedIn().organization;
  const pendingQuery = useMatches('pending');
  const recentQuery = useMatches('recent');
  const summaryQuery = useSummary(yearAround(today));
  const pending = pendingQuery.data;
  const recent = recentQuery.data;
  const plus = (more: string | undefined) => (more === undefined ? '' : '+');
  const accuracy = recent && matchAccuracy(recent.items, today, timeZone);
  const unchosen = summaryQuery.data?.byCategory
    .filter(({ categoryId }) => UNCHOSEN.includes(categoryId))
    .reduce((sum, { count }) => sum + count, 0);
  return (
    <Grid templateColumns={{ base: '1fr 1fr', lg: 'repeat(4, 1fr)' }} gap={{ base: '3', md: '4' }}>
      <FigureCard
        label={t('accounting.pendingMatches')}
        onRetry={retryOf(pendingQuery)}
        figure={pending && `${pending.items.length}${plus(pending.nextCursor)}`}
      />
      <FigureCard
        label={t('accounting.matchedThisMonth')}
        onRetry={retryOf(recentQuery)}
        figure={recent && matchedThisMonth(recent.items, today, timeZone)}
      />
      <FigureCard
        label={t('accounting.needingCategory')}
        onRetry={retryOf(summaryQuery)}
        figure={unchosen}
        note={t('exporting.thisYear')}
      />
      <FigureCard
        label={t('accounting.accuracy')}
        onRetry={retryOf(recentQuery)}
        figure={recent && (accuracy === undefined ? t('accounting.none') : `${accuracy}%`)}
        note={t('accounting.accuracyHelp')}
      />
    </Grid>
  );
}
