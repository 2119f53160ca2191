import { Box, Button, Flex, Skeleton, Text } from '@chakra-ui/react';
import { LuChevronRight } from 'react-icons/lu';
import { Link as RouterLink, useSearchParams } from 'react-router-dom';
import type { EntryPair as Pair } from '../../../../shared/model/entry-pair.ts';
import type { Transaction } from '../../../../shared/model/transaction.ts';
import { usePair } from '../../../api/ledger.ts';
import { useCan } from '../../../auth/me-context.ts';
import { DateText } from '../../../kit/date-text.tsx';
import { Loaded } from '../../../kit/loaded.tsx';
import { Money } from '../../../kit/money.tsx';
import { useText } from '../../../text/use-text.ts';
import { useDecidePairTold } from '../../pair/use-decide-pair-told.ts';
import { Part } from './part.tsx';

/** What an entry was paired with: the other side of a transfer, one click away, or what was typed of it by hand. */
export function EntryPair({ row, pairId }: { row: Transaction; pairId: string }) {
  const t = useText();
  const query = usePair(pairId);
  return (
    <Part title={t(`entry.panel.pairs.${query.data?.pair.kind ?? 'transfer'}`)}>
      <Loaded
        query={query}
        errorTitle={t('entry.panel.pairFailed')}
        skeleton={<Skeleton h="16" borderRadius="l2" />}
      >
        {({ pair, rows }) => (
          <>
            <Other pair={pair} other={rows.find(({ id }) => id !== row.id)} />
            <TakeApart pair={pair} row={row} />
          </>
        )}
      </Loaded>
    </Part>
  );
}

function Other({ pair, other }: { pair: Pair; other: Transaction | undefined }) {
  const t = useText();
  const [search] = useSearchParams();
  if (!other) return <Text color="fg.muted">{t('entry.panel.otherSideGone')}</Text>;
  const box = {
    align: 'center',
    gap: '3',
    p: '2.5',
    borderWidth: '1px',
    borderRadius: 'l2',
    bg: 'bg',
  } as const;
  // What was typed by hand went into the one that the bank brought.
  if (pair.kind === 'duplicate')
    return (
      <Flex {...box}>
        <Facts of={other} />
      </Flex>
    );
  const there = new URLSearchParams(search);
  there.set('entry', other.id);
  return (
    <Flex asChild {...box} _hover={{ bg: 'bg.muted' }}>
      <RouterLink
        to={{ search: there.toString() }}
        aria-label={t('entry.panel.otherSide', { description: other.description })}
      >
        <Facts of={other} />
        <Box color="fg.muted" flexShrink="0">
          <LuChevronRight aria-hidden="true" />
        </Box>
      </RouterLink>
    </Flex>
  );
}

function Facts({ of: { description, date, accountLabel, amount, currency } }: { of: Transaction }) {
  return (
    <Box flex="1" minW="0">
      <Flex justify="space-between" gap="3">
        <Text fontWeight="550" truncate>
          {description}
        </Text>
        <Money amount={amount} currency={currency} sign="always" fontWeight="550" />
      </Flex>
      <Text textStyle="xs" color="fg.muted" truncate>
        <DateText day={date} /> · {accountLabel}
      </Text>
    </Box>
  );
}

function TakeApart({ pair, row }: { pair: Pair; row: Transaction }) {
  const t = useText();
  const canEdit = useCan('canEdit');
  const decide = useDecidePairTold(pair);
  if (!canEdit) return null;
  return (
    <Button
      size="2xs"
      variant="plain"
      px="0"
      mt="1"
      color="fg.muted"
      textDecoration="underline"
      aria-label={t('entry.panel.takeApartFrom', { description: row.description })}
      onClick={() => void decide('undo')}
    >
      {t('entry.panel.takeApart')}
    </Button>
  );
}
