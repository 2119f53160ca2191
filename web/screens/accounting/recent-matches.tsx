import { Box, Button, Flex, Stack } from '@chakra-ui/react';
import type { Match } from '../../../shared/model/match.ts';
import { useReceipt } from '../../api/documents.ts';
import { useMatches } from '../../api/matching.ts';
import { useCan } from '../../auth/me-context.ts';
import { EmptyState } from '../../parts/empty-state.tsx';
import { Loaded } from '../../parts/loaded.tsx';
import { ReceiptSide, TransactionSide } from '../../parts/match/match-sides.tsx';
import { useMatchActions } from '../../parts/match/use-match-actions.ts';
import { StatusBadge } from '../../parts/status-badge.tsx';
import { useText } from '../../text/use-text.ts';

/** The newest decisions, each of which can be taken back. */
export function RecentMatches() {
  const t = useText();
  return (
    <Loaded
      query={useMatches('recent')}
      errorTitle={t('accounting.loadFailed')}
      isEmpty={({ items }) => items.length === 0}
      empty={
        <EmptyState title={t('accounting.recentEmptyTitle')} description={t('accounting.recentEmptyHelp')} />
      }
    >
      {({ items }) => (
        <Stack as="ul" listStyleType="none" gap="3">
          {items.slice(0, 30).map((match) => (
            <Decided key={match.id} match={match} />
          ))}
        </Stack>
      )}
    </Loaded>
  );
}

function Decided({ match }: { match: Match }) {
  const t = useText();
  const canMatch = useCan('canMatch');
  const { undo } = useMatchActions();
  const receipt = useReceipt(match.receiptIds[0]).data;
  const isConfirmed = match.status === 'confirmed';
  return (
    <Box as="li" bg="bg.panel" borderWidth="1px" borderRadius="l3" p="4">
      <Flex direction={{ base: 'column', md: 'row' }} gap="3">
        <ReceiptSide id={match.receiptIds[0]} />
        <TransactionSide id={match.transactionIds[0]} />
      </Flex>
      <Flex mt="3" justify="space-between" align="center" gap="3">
        <StatusBadge meaning={isConfirmed ? 'good' : 'plain'}>
          {t(isConfirmed ? 'accounting.statusConfirmed' : 'accounting.statusRejected')}
        </StatusBadge>
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
