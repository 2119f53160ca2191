import { Box, Button, Flex, Text } from '@chakra-ui/react';
import type { PayoutOffer } from '../../../../shared/model/payout-offer.ts';
import { usePayouts } from '../../../api/ledger.ts';
import { useCan } from '../../../auth/me-context.ts';
import { DateText } from '../../../kit/date-text.tsx';
import { SplitLines } from '../../../features/entry/split-lines.tsx';
import { Money } from '../../../kit/money.tsx';
import { Panel } from '../../../kit/panel.tsx';
import { StatusBadge } from '../../../kit/status-badge.tsx';
import { useText } from '../../../text/use-text.ts';
import { keptWords } from './kept-words.ts';
import { usePayoutActions } from './use-payout-actions.ts';

/** Payouts that were decided on, each of which can be taken back; nothing where there are none. */
export function DecidedPayouts() {
  const t = useText();
  const items = usePayouts('decided').data?.items ?? [];
  if (items.length === 0) return null;
  return (
    <Panel title={t('payouts.decided')}>
      <Box as="ul" listStyleType="none" mt="-2">
        {items.map((one) => (
          <Decided key={one.transaction.id} offer={one} />
        ))}
      </Box>
    </Panel>
  );
}

function Decided({ offer }: { offer: PayoutOffer }) {
  const t = useText();
  const canEdit = useCan('canEdit');
  const { undo, isBusy } = usePayoutActions(offer);
  const { transaction: row } = offer;
  const kept = keptWords(row.payout?.provider);
  const isSplit = row.payout?.decision === 'split';
  return (
    <Box as="li" borderTopWidth="1px" py="calc(var(--row-room) + 0.125rem)" textStyle="sm">
      <Flex justify="space-between" gap="3">
        <Text fontWeight="550" truncate>
          {row.description}
        </Text>
        <Money amount={row.amount} currency={row.currency} sign="always" />
      </Flex>
      <SplitLines row={row} />
      <Flex justify="space-between" align="center" gap="2" mt="1.5" wrap="wrap">
        <Flex gap="2" align="center">
          <StatusBadge meaning={isSplit ? 'good' : 'plain'}>
            {t(isSplit ? 'payouts.splitBadge' : (kept?.refuse ?? 'payouts.refusedBadge'))}
          </StatusBadge>
          <Text textStyle="xs" color="fg.muted">
            <DateText day={row.date} />
          </Text>
        </Flex>
        {canEdit && (
          <Button
            size="xs"
            variant="outline"
            disabled={isBusy}
            aria-label={t('payouts.undoOf', { description: row.description })}
            onClick={() => void undo()}
          >
            {t('payouts.undo')}
          </Button>
        )}
      </Flex>
    </Box>
  );
}
