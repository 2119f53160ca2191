import { Grid } from '@chakra-ui/react';
import { useMatches } from '../../api/matching.ts';
import { useWorklist } from '../../api/ledger.ts';
import { useSignedIn } from '../../auth/me-context.ts';
import { FigureCard, retryOf } from '../../kit/figure-card.tsx';
import { useToday } from '../../auth/today.ts';
import { paths } from '../../../shared/paths.ts';
import { useText } from '../../text/use-text.ts';
import { matchAccuracy, matchedThisMonth } from './match-figures.ts';
import { formatPercent } from '../../format/format.ts';

/** Four figures: what waits, of all time and leading to it; what was matched this month; how often suggestions were right. */
export function AccountingCards() {
  const t = useText();
  const today = useToday();
  const { timeZone } = useSignedIn().organization;
  const worklistQuery = useWorklist();
  const recentQuery = useMatches('recent');
  const worklist = worklistQuery.data;
  const recent = recentQuery.data;
  const accuracy = recent && matchAccuracy(recent.items, today, timeZone);
  return (
    <Grid templateColumns={{ base: '1fr 1fr', lg: 'repeat(4, 1fr)' }} gap={{ base: '3', md: '4' }}>
      <FigureCard
        label={t('accounting.pendingMatches')}
        onRetry={retryOf(worklistQuery)}
        figure={worklist?.suggestions}
        {...(worklist?.suggestions ? { to: `${paths.accounting}?tab=pending` } : {})}
      />
      <FigureCard
        label={t('accounting.matchedThisMonth')}
        onRetry={retryOf(recentQuery)}
        figure={recent && matchedThisMonth(recent.items, today, timeZone)}
      />
      <FigureCard
        label={t('accounting.needingCategory')}
        onRetry={retryOf(worklistQuery)}
        figure={worklist?.withoutCategory}
        {...(worklist?.withoutCategory ? { to: `${paths.accounting}?tab=categories` } : {})}
      />
      <FigureCard
        label={t('accounting.accuracy')}
        onRetry={retryOf(recentQuery)}
        figure={recent && (accuracy === undefined ? t('accounting.none') : formatPercent(accuracy))}
        note={t('accounting.accuracyHelp')}
      />
    </Grid>
  );
}
