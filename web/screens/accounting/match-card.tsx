import { Box, Button, Flex, Kbd } from '@chakra-ui/react';
import type { Match } from '../../../shared/model/match.ts';
import { useReceipt } from '../../api/documents.ts';
import { useCan } from '../../auth/me-context.ts';
import { ConfidenceBadge } from '../../parts/match/confidence-badge.tsx';
import { MatchReasons } from '../../parts/match/match-reasons.tsx';
import { ReceiptSide, TransactionSide } from '../../parts/match/match-sides.tsx';
import { useText } from '../../text/use-text.ts';

interface MatchCardProps {
  readonly match: Match;
  readonly isCurrent: boolean;
  readonly onConfirm: () => void;
  readonly onReject: () => void;
}

/** One suggestion: receipt and transaction side by side, how sure and why, the runner-up, and the decision. */
export function MatchCard({ match, isCurrent, onConfirm, onReject }: MatchCardProps) {
  const t = useText();
  const canMatch = useCan('canMatch');
  const receipt = useReceipt(match.receiptIds[0]).data;
  const runnerUp = match.runnerUp?.transactionIds[0];
  return (
    <Box
      as="li"
      aria-label={t('accounting.suggestion', { receipt: receipt?.vendor ?? receipt?.fileName ?? '' })}
      aria-current={isCurrent}
      bg="bg.panel"
      borderWidth="1px"
      borderColor={isCurrent ? 'ember.solid' : 'border'}
      borderRadius="l3"
      boxShadow="xs"
      p="4"
    >
      <Flex direction={{ base: 'column', md: 'row' }} gap="3">
        <ReceiptSide id={match.receiptIds[0]} />
        <TransactionSide id={match.transactionIds[0]} />
      </Flex>
      {runnerUp !== undefined && (
        <Box mt="3" opacity="0.9">
          <TransactionSide id={runnerUp} label={t('accounting.runnerUp')} />
        </Box>
      )}
      <Flex mt="3.5" gap="3" align="center" wrap="wrap" justify="space-between">
        <Flex gap="3" align="center" wrap="wrap">
          <ConfidenceBadge confidence={match.confidence} />
          <MatchReasons reasons={match.reasons} />
        </Flex>
        {canMatch && (
          <Flex gap="2">
            <Button size="sm" variant="outline" onClick={onReject}>
              {t('accounting.reject')} {isCurrent && <Kbd aria-hidden="true">R</Kbd>}
            </Button>
            <Button size="sm" colorPalette="ember" onClick={onConfirm}>
              {t('accounting.confirm')} {isCurrent && <Kbd aria-hidden="true">C</Kbd>}
            </Button>
          </Flex>
        )}
      </Flex>
    </Box>
  );
}
