import { Box, Button, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import type { PayoutOffer } from '../../../../shared/model/payout-offer.ts';
import { usePayouts } from '../../../api/ledger.ts';
import { Anchored } from '../../../kit/anchored.tsx';
import { ErrorState } from '../../../kit/error-state.tsx';
import { Panel } from '../../../kit/panel.tsx';
import { StatusBadge } from '../../../kit/status-badge.tsx';
import { useText } from '../../../text/use-text.ts';
import { countOf } from './count-of.ts';
import { PayoutCard } from './payout-card.tsx';

const SHOWN_FIRST = 3;

/** Deposits that look like payouts, to be booked gross; nothing where there are none. */
export function PayoutOffers() {
  const t = useText();
  const [shown, setShown] = useState(SHOWN_FIRST);
  const query = usePayouts('open');
  const items: readonly PayoutOffer[] = query.data?.items ?? [];
  if (query.data === undefined && query.error)
    return (
      <ErrorState
        title={t('payouts.loadFailed')}
        detail={query.error.message}
        onRetry={() => void query.refetch()}
      />
    );
  if (items.length === 0) return null;
  return (
    <Anchored id="payouts">
      <Panel
        title={t('payouts.title')}
        aside={<StatusBadge meaning="waiting">{countOf(query.data)}</StatusBadge>}
      >
        <Text color="fg.muted" mt="-2" mb="3.5" maxW="62ch">
          {t('payouts.help')}
        </Text>
        <Box as="ul" listStyleType="none">
          {items.slice(0, shown).map((offer) => (
            <PayoutCard key={offer.transaction.id} offer={offer} />
          ))}
        </Box>
        {items.length > shown && (
          <Stack align="center" borderTopWidth="1px" pt="4">
            <Button variant="outline" size="sm" onClick={() => setShown(items.length)}>
              {t('common.loadMore')}
            </Button>
          </Stack>
        )}
      </Panel>
    </Anchored>
  );
}
