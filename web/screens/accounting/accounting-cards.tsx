import { Grid } from '@chakra-ui/react';
import { useMatches } from '../../api/matching.ts';
import { useSummary } from '../../api/transactions.ts';
import { useSignedIn } from '../../auth/me-context.ts';
import { FigureCard } from '../../parts/figure-card.tsx';
import { useToday, yearAround } from '../../parts/today.ts';
import { useText } from '../../text/use-text.ts';
import { matchAccuracy, matchedThisMonth } from './match-figures.ts';

/** A category that only names the entry's kind was never chosen. */
const UNCHOSEN = ['income', 'expense'];

/** Four figures from the real lists: waiting, matched, without category, accuracy. */
export function AccountingCards() {
  const t = useText();
  const today = useToday();
  const { timeZone } = useSignedIn().organization;
  const pending = useMatches('pending').data;
  const recent = useMatches('recent').data;
  const summary = useSummary(yearAround(today)).data;
  const plus = (more: string | undefined) => (more === undefined ? '' : '+');
  const accuracy = recent && matchAccuracy(recent.items, today, timeZone);
  const unchosen = summary?.byCategory
    .filter(({ category }) => UNCHOSEN.includes(category))
    .reduce((sum, { count }) => sum + count, 0);
  return (
    <Grid templateColumns={{ base: '1fr 1fr', lg: 'repeat(4, 1fr)' }} gap={{ base: '3', md: '4' }}>
      <FigureCard
        label={t('accounting.pendingMatches')}
        figure={pending && `${pending.items.length}${plus(pending.nextCursor)}`}
      />
      <FigureCard
        label={t('accounting.matchedThisMonth')}
        figure={recent && matchedThisMonth(recent.items, today, timeZone)}
      />
      <FigureCard label={t('accounting.needingCategory')} figure={unchosen} note={t('exporting.thisYear')} />
      <FigureCard
        label={t('accounting.accuracy')}
        figure={recent && (accuracy === undefined ? t('accounting.none') : `${accuracy}%`)}
        note={t('accounting.accuracyHelp')}
      />
    </Grid>
  );
}
