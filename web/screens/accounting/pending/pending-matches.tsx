import { Button, Skeleton, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import { MATCHES_WITH_SIDES_MAX } from '../../../../shared/model/match.ts';
import type { Match } from '../../../../shared/model/match.ts';
import { useMatches } from '../../../api/matching.ts';
import { useCan } from '../../../auth/me-context.ts';
import { Loaded } from '../../../kit/loaded.tsx';
import { useMatchActions } from '../../../features/match/use-match-actions.ts';
import { useSidesShown } from '../../../features/match/use-sides-shown.ts';
import { useText } from '../../../text/use-text.ts';
import { MatchCard } from './match-card.tsx';
import { MatchDetails } from './match-details.tsx';
import { PayoutOffers } from '../payouts/payout-offers.tsx';
import { WhatIsNext } from './what-is-next.tsx';
import { useQueueKeys } from './use-queue-keys.ts';

/** The queue of suggestions, to be worked down to zero, and below it payouts to be booked gross. */
export function PendingMatches() {
  return (
    <Stack gap={{ base: '4', md: '6' }}>
      <Suggestions />
      <PayoutOffers />
    </Stack>
  );
}

function Suggestions() {
  const t = useText();
  return (
    <Loaded
      query={useMatches('pending')}
      errorTitle={t('accounting.loadFailed')}
      skeleton={<Cards />}
      isEmpty={({ items }) => items.length === 0}
      empty={<WhatIsNext />}
    >
      {({ items }) => <Queue items={items} />}
    </Loaded>
  );
}

const SHOWN_FIRST = MATCHES_WITH_SIDES_MAX;

/** Where one is in the queue: at a suggestion, or, once that is decided, at the one that took its place. */
interface Place {
  readonly index: number;
  readonly id?: string | undefined;
}

function indexOf(items: readonly Match[], { id, index }: Place): number {
  const still = items.findIndex((match) => match.id === id);
  return still >= 0 ? still : Math.min(index, items.length - 1);
}

function Queue({ items }: { items: readonly Match[] }) {
  const t = useText();
  const canMatch = useCan('canMatch');
  const { confirm, reject } = useMatchActions();
  const [shown, setShown] = useState(SHOWN_FIRST);
  const [wanted, setWanted] = useState<Place>({ index: 0 });
  const [detailed, setDetailed] = useState<string>();
  const index = indexOf(items, wanted);
  const current = items[index];
  const isShown = useSidesShown(current);
  const goTo = (next: number) => setWanted({ index: next, id: items[next]?.id });
  const decide = (act: (match: Match) => Promise<void>) => () => {
    if (current && canMatch) void act(current);
  };
  const move = (by: number) => () => {
    const next = Math.max(0, Math.min(items.length - 1, index + by));
    goTo(next);
    if (next >= shown) setShown(shown + SHOWN_FIRST);
  };
  useQueueKeys({
    c: isShown ? decide(confirm) : () => undefined,
    r: decide(reject),
    v: () => setDetailed(current?.id),
    ArrowDown: move(1),
    j: move(1),
    ArrowUp: move(-1),
    k: move(-1),
  });
  return (
    <Stack gap="4">
      <KeysHint />
      <Stack as="ul" listStyleType="none" gap="4">
        {items.slice(0, shown).map((match, at) => (
          <MatchCard
            key={match.id}
            match={match}
            isCurrent={at === index}
            onFocus={() => goTo(at)}
            onConfirm={() => void confirm(match)}
            onReject={() => void reject(match)}
            onDetails={() => setDetailed(match.id)}
          />
        ))}
      </Stack>
      {items.length > shown && (
        <Button alignSelf="center" variant="outline" onClick={() => setShown(shown + SHOWN_FIRST)}>
          {t('common.loadMore')}
        </Button>
      )}
      <MatchDetails
        match={items.find(({ id }) => id === detailed)}
        onConfirm={(match) => void confirm(match)}
        onReject={(match) => void reject(match)}
        onClose={() => setDetailed(undefined)}
      />
    </Stack>
  );
}

function KeysHint() {
  const t = useText();
  if (!useCan('canMatch')) return null;
  return (
    <Text textStyle="xs" color="fg.muted" hideBelow="md">
      {t('matching.keys')}
    </Text>
  );
}

/** In the shape of the cards that come. */
function Cards() {
  return (
    <Stack gap="4">
      <KeysHint />
      {[1, 2, 3].map((card) => (
        <Skeleton key={card} height={{ base: '24rem', md: '11rem' }} borderRadius="l3" />
      ))}
    </Stack>
  );
}
