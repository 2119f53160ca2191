import { Grid, Skeleton, Stack } from '@chakra-ui/react';
import { paths } from '../../../shared/paths.ts';
import { useTaxName } from '../../features/sales-tax/use-tax-name.ts';
import { beside } from '../../kit/beside.tsx';
import { Lines } from '../../kit/loaded.tsx';
import { Panel } from '../../kit/panel.tsx';
import { TextLink } from '../../kit/text-link.tsx';
import { useText } from '../../text/use-text.ts';
import { OverviewSkeleton } from './overview-skeleton.tsx';

/* What stands below the figures: it comes while those are asked for, and the screen is drawn without it. */

/** Where there is nothing to show yet: what to do first. */
export const Beginning = beside(async () => (await import('./beginning.tsx')).Beginning, OverviewSkeleton);

/** What can be done with a month. */
export const MonthActions = beside(
  async () => (await import('./month-actions.tsx')).MonthActions,
  ActionsSkeleton,
);

/** The first steps, until each is done. */
export const FirstSteps = beside(
  async () => (await import('./first-steps.tsx')).FirstSteps,
  FirstStepsSkeleton,
);

/** Search, category and what they find. */
export const Found = beside(async () => (await import('./found.tsx')).Found, FoundSkeleton);

/** Mails a period to the accountant. */
export const ExportTools = beside(
  async () => (await import('./export-tools.tsx')).ExportTools,
  ToolsSkeleton,
);

/** The month's goal, and how much of it can be exported. */
export const MonthlyProgress = beside(
  async () => (await import('./monthly-progress.tsx')).MonthlyProgress,
  ProgressSkeleton,
);

function ActionsSkeleton() {
  return <Skeleton h="10" w={{ base: 'full', sm: '23rem' }} borderRadius="l2" />;
}

function ProgressSkeleton() {
  const t = useText();
  return (
    <Panel title={t('dashboard.progress')}>
      <Skeleton h="24" borderRadius="l2" />
    </Panel>
  );
}

/** As high as the steps are: what stands below them would move otherwise. */
function FirstStepsSkeleton() {
  const t = useText();
  const tax = useTaxName();
  return (
    <Panel title={t(tax === undefined ? 'dashboard.firstSteps.three' : 'dashboard.firstSteps.four')}>
      <Skeleton h={{ base: '40rem', md: '19.5rem', '2xl': '14.25rem' }} borderRadius="l2" />
    </Panel>
  );
}

function FoundSkeleton() {
  const t = useText();
  return (
    <Stack gap="3">
      <Grid templateColumns={{ base: '1fr', sm: '1fr 14rem' }} gap="3">
        <Skeleton h="10" borderRadius="l2" />
        <Skeleton h="10" borderRadius="l2" />
      </Grid>
      <Panel
        title={t('dashboard.recent')}
        aside={<TextLink to={paths.transactions}>{t('dashboard.viewAll')}</TextLink>}
      >
        <Lines count={8} />
      </Panel>
    </Stack>
  );
}

function ToolsSkeleton() {
  const t = useText();
  return (
    <Panel title={t('exporting.tools')}>
      <Skeleton h="44" borderRadius="l2" />
    </Panel>
  );
}
