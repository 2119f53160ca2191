import { Box, Button, Flex, Grid, Stack, Text } from '@chakra-ui/react';
import type { Match } from '../../../../shared/model/match.ts';
import { useReceipt } from '../../../api/receipts.ts';
import { useMatches } from '../../../api/matching.ts';
import { useCan } from '../../../auth/me-context.ts';
import { EmptyState } from '../../../kit/empty-state.tsx';
import { Loaded } from '../../../kit/loaded.tsx';
import { MatchSides } from '../../../features/match/match-sides.tsx';
import { useMatchActions } from '../../../features/match/use-match-actions.ts';
import { StatusBadge } from '../../../kit/status-badge.tsx';
import { useText } from '../../../text/use-text.ts';
import { DecidedPayouts } from '../payouts/decided-payouts.tsx';
import { HowMatched } from './how-matched.tsx';
import { Learned } from './learned.tsx';
import { useRunActions } from '../use-run-actions.ts';

const SHOWN_MAX = 30;

/** The newest decisions, each of which can be taken back; beside them how matches are made and what was learned. */
export function RecentMatches() {
  const t = useText();
  return (
    <Grid
      templateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 21rem' }}
      gap={{ base: '5', md: '6' }}
      alignItems="start"
    >
      <Loaded
        query={useMatches('recent')}
        errorTitle={t('accounting.loadFailed')}
        isEmpty={({ items }) => items.length === 0}
        empty={
          <EmptyState
            title={t('accounting.recentEmptyTitle')}
            description={t('accounting.recentEmptyHelp')}
          />
        }
      >
        {({ items }) => <Decisions items={items} />}
      </Loaded>
      <Stack gap="4">
        <DecidedPayouts />
        <HowMatched />
        <Learned />
      </Stack>
    </Grid>
  );
}

function Decisions({ items }: { items: readonly Match[] }) {
  const shown = items.slice(0, SHOWN_MAX);
  return (
    <Stack as="ul" listStyleType="none" gap="3">
      {shown.map((match, at) => {
        const { runId } = match;
        const isFirstOfRun = runId !== undefined && shown[at - 1]?.runId !== runId;
        return (
          <Stack as="li" key={match.id} gap="3">
            {isFirstOfRun && (
              <Run runId={runId} count={items.filter((other) => other.runId === runId).length} />
            )}
            <Decided match={match} />
          </Stack>
        );
      })}
    </Stack>
  );
}

/** Stands before the matches that were confirmed together: one undo for all of them. */
function Run({ runId, count }: { runId: string; count: number }) {
  const t = useText();
  const canMatch = useCan('canMatch');
  const { takeBack, isBusy } = useRunActions();
  return (
    <Flex justify="space-between" align="center" gap="3" pt="1">
      <Text fontWeight="550">{t('matching.together', { count })}</Text>
      {canMatch && (
        <Button size="sm" variant="outline" loading={isBusy} onClick={() => void takeBack(runId)}>
          {t('matching.undoAll')}
        </Button>
      )}
    </Flex>
  );
}

function Decided({ match }: { match: Match }) {
  const t = useText();
  const canMatch = useCan('canMatch');
  const { undo } = useMatchActions();
  const receipt = useReceipt(match.receiptIds[0]).data;
  const isConfirmed = match.status === 'confirmed';
  return (
    <Box bg="bg.panel" borderWidth="1px" borderRadius="l3" p="4">
      <MatchSides match={match} />
      <Flex mt="3" justify="space-between" align="center" gap="3">
        <Flex gap="2" wrap="wrap">
          <StatusBadge meaning={isConfirmed ? 'good' : 'plain'}>
            {t(isConfirmed ? 'accounting.statusConfirmed' : 'accounting.statusRejected')}
          </StatusBadge>
          {match.decidedBy === 'matchbook' && (
            <StatusBadge meaning="plain">{t('matching.byMatchbook')}</StatusBadge>
          )}
          {match.decision === 'manual' && <StatusBadge meaning="plain">{t('accounting.byHand')}</StatusBadge>}
        </Flex>
        {canMatch && (
          <Button
            size="sm"
            variant="outline"
            aria-label={t('accounting.undoDecision', { receipt: receipt?.vendor ?? receipt?.fileName ?? '' })}
            onClick={() => void undo(match)}
          >
            {t('accounting.takenBack')}
          </Button>
        )}
      </Flex>
    </Box>
  );
}
