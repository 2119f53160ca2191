import { Button, Flex, Heading, Stack, Text } from '@chakra-ui/react';
import type { Match } from '../../../shared/model/match.ts';
import type { Receipt } from '../../../shared/model/receipt.ts';
import { useCan } from '../../auth/me-context.ts';
import { ConfidenceBadge } from '../../features/match/confidence-badge.tsx';
import { MatchReasons } from '../../features/match/match-reasons.tsx';
import { TransactionSide } from '../../features/match/match-sides.tsx';
import { useMatchActions } from '../../features/match/use-match-actions.ts';
import { Tick } from '../../kit/tick.tsx';
import { useText } from '../../text/use-text.ts';
import { PaidOtherwise } from './paid-otherwise.tsx';

/** Whether accepting confirms the suggestion as well, and whether it still can. */
export interface Confirming {
  readonly isOn: boolean;
  readonly isPossible: boolean;
  readonly set: (isOn: boolean) => void;
}

interface ReceiptSuggestionProps {
  readonly receipt: Receipt;
  readonly match: Match | undefined;
  readonly confirming: Confirming;
}

/** The transaction a document is matched with, or the one suggested with its reasons, or what to do where none is. */
export function ReceiptSuggestion({ receipt, match, confirming }: ReceiptSuggestionProps) {
  const t = useText();
  if (receipt.transactionIds.length > 0)
    return (
      <Stack gap="2">
        {receipt.transactionIds.map((id) => (
          <TransactionSide key={id} id={id} label={t('receipts.linked')} />
        ))}
      </Stack>
    );
  return (
    <Stack as="section" aria-label={t('receipts.suggested')} gap="3" borderTopWidth="1px" pt="4">
      <Flex align="center" gap="3">
        <Heading as="h3" fontSize="md">
          {t('receipts.suggested')}
        </Heading>
        {match && <ConfidenceBadge confidence={match.confidence} />}
      </Flex>
      {match ? (
        <Suggested match={match} confirming={confirming} />
      ) : (
        <>
          <Text color="fg.muted">{t('receipts.noSuggestion')}</Text>
          <PaidOtherwise receipt={receipt} />
        </>
      )}
    </Stack>
  );
}

function Suggested({ match, confirming }: { match: Match; confirming: Confirming }) {
  const t = useText();
  const canMatch = useCan('canMatch');
  const { reject } = useMatchActions();
  return (
    <>
      {match.transactionIds.map((id) => (
        <TransactionSide key={id} id={id} />
      ))}
      <MatchReasons reasons={match.reasons} />
      {canMatch && (
        <Flex gap="3" align="center" justify="space-between" wrap="wrap">
          {confirming.isPossible ? (
            <Tick label={t('receipts.confirmsToo')} isOn={confirming.isOn} onChange={confirming.set} />
          ) : (
            <Text color="amber.fg" aria-live="polite">
              {t('receipts.matchedAnew')}
            </Text>
          )}
          <Button size="sm" variant="outline" onClick={() => void reject(match)}>
            {t('accounting.reject')}
          </Button>
        </Flex>
      )}
    </>
  );
}
