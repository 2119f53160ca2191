import { Button, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import type { Receipt } from '../../../shared/model/receipt.ts';
import { useMatches } from '../../api/matching.ts';
import { useCan } from '../../auth/me-context.ts';
import { ConfidenceBadge } from '../../features/match/confidence-badge.tsx';
import { MatchReasons } from '../../features/match/match-reasons.tsx';
import { TransactionSide } from '../../features/match/match-sides.tsx';
import { useMatchActions } from '../../features/match/use-match-actions.ts';
import { useText } from '../../text/use-text.ts';
import { PaidOtherwise } from './paid-otherwise.tsx';

/** The transaction it is matched with, or the one suggested with its reasons. */
export function ReceiptSuggestion({ receipt }: { receipt: Receipt }) {
  const t = useText();
  const canMatch = useCan('canMatch');
  const { confirm, reject } = useMatchActions();
  const pending = useMatches('pending');
  const match = pending.data?.items.find(({ receiptIds }) => receiptIds.includes(receipt.id));
  if (receipt.transactionIds.length > 0)
    return (
      <Stack gap="2">
        {receipt.transactionIds.map((id) => (
          <TransactionSide key={id} id={id} label={t('receipts.linked')} />
        ))}
      </Stack>
    );
  return (
    <Stack as="section" gap="3" borderTopWidth="1px" pt="4">
      <Flex align="center" gap="3">
        <Heading as="h3" fontSize="md">
          {t('receipts.suggested')}
        </Heading>
        {match && <ConfidenceBadge confidence={match.confidence} />}
      </Flex>
      {match ? (
        <>
          <TransactionSide id={match.transactionIds[0]} />
          <MatchReasons reasons={match.reasons} />
          {canMatch && (
            <Flex gap="2">
              <Button size="sm" colorPalette="ember" onClick={() => void confirm(match)}>
                {t('accounting.confirm')}
              </Button>
              <Button size="sm" variant="outline" onClick={() => void reject(match)}>
                {t('accounting.reject')}
              </Button>
            </Flex>
          )}
        </>
      ) : (
        <>
          <Text color="fg.muted">{t('receipts.noSuggestion')}</Text>
          <PaidOtherwise receipt={receipt} />
        </>
      )}
    </Stack>
  );
}
