import { Box, Button, Flex, Stack, Text } from '@chakra-ui/react';
import { LuArrowLeftRight } from 'react-icons/lu';
import type { EntryPair } from '../../../../shared/model/entry-pair.ts';
import type { Transaction } from '../../../../shared/model/transaction.ts';
import { usePairs } from '../../../api/ledger.ts';
import { useCan } from '../../../auth/me-context.ts';
import { madeText, useDecidePairTold } from '../../../features/pair/use-decide-pair-told.ts';
import { DateText } from '../../../kit/date-text.tsx';
import { EmptyState } from '../../../kit/empty-state.tsx';
import { Loaded } from '../../../kit/loaded.tsx';
import { Money } from '../../../kit/money.tsx';
import { Panel } from '../../../kit/panel.tsx';
import { StatusBadge } from '../../../kit/status-badge.tsx';
import { useText } from '../../../text/use-text.ts';

interface ShownPair {
  readonly pair: EntryPair;
  readonly rows: readonly Transaction[];
}

const DECIDED_SHOWN_MAX = 10;
const makeText = {
  transfer: 'categories.makeTransfer',
  loan: 'categories.makeLoan',
  duplicate: 'categories.makeOne',
} as const satisfies Record<EntryPair['kind'], string>;

/** Transfers between own accounts and entries that exist twice: to decide, and decided with their undo. */
export function EntryPairs() {
  const t = useText();
  const decided = usePairs('decided').data?.items.slice(0, DECIDED_SHOWN_MAX) ?? [];
  return (
    <Panel title={t('categories.pairs')}>
      <Stack gap="4">
        <Loaded
          query={usePairs('open')}
          errorTitle={t('categories.loadFailed')}
          isEmpty={({ items }) => items.length === 0}
          empty={
            <EmptyState
              icon={<LuArrowLeftRight />}
              title={t('categories.pairsNone')}
              description={t('categories.pairsNoneHelp')}
            />
          }
        >
          {({ items }) => (
            <>
              <Text color="fg.muted">{t('categories.pairsHelp')}</Text>
              <PairList items={items} />
            </>
          )}
        </Loaded>
        {decided.length > 0 && (
          <Box>
            <Text as="h3" fontWeight="550" mb="1">
              {t('categories.decided')}
            </Text>
            <PairList items={decided} />
          </Box>
        )}
      </Stack>
    </Panel>
  );
}

function PairList({ items }: { items: readonly ShownPair[] }) {
  return (
    <Box as="ul" listStyleType="none">
      {items.map((one) => (
        <Pair key={one.pair.id} {...one} />
      ))}
    </Box>
  );
}

function Pair({ pair, rows }: ShownPair) {
  const t = useText();
  const canEdit = useCan('canEdit');
  const decide = useDecidePairTold(pair);
  const [first] = rows;
  return (
    <Box as="li" borderTopWidth="1px" py="var(--row-room)">
      <Flex justify="space-between" gap="3" wrap="wrap" align="baseline" mb="1.5">
        <Text fontWeight="550">{t(`categories.${pair.kind}`)}</Text>
        <Badges pair={pair} />
      </Flex>
      {rows.map((row) => (
        <Side key={row.id} row={row} />
      ))}
      <Flex justify="space-between" align="center" gap="3" mt="2" wrap="wrap">
        <Text textStyle="xs" color="fg.muted">
          {pair.reasons.join(' · ')}
        </Text>
        {canEdit && pair.status === 'suggested' && (
          <Flex gap="2">
            <Button size="xs" variant="outline" onClick={() => void decide('reject')}>
              {t('categories.notThat')}
            </Button>
            <Button size="xs" colorPalette="ember" onClick={() => void decide('confirm')}>
              {t(makeText[pair.kind])}
            </Button>
          </Flex>
        )}
        {canEdit && pair.status !== 'suggested' && (
          <Button
            size="xs"
            variant="outline"
            aria-label={t('categories.undoPair', { description: first?.description ?? '' })}
            onClick={() => void decide('undo')}
          >
            {t('categories.undo')}
          </Button>
        )}
      </Flex>
    </Box>
  );
}

function Badges({ pair }: { pair: EntryPair }) {
  const t = useText();
  if (pair.status === 'suggested') return null;
  return (
    <Flex gap="2">
      <StatusBadge meaning={pair.status === 'made' ? 'good' : 'plain'}>
        {t(pair.status === 'made' ? madeText[pair.kind] : 'categories.refused')}
      </StatusBadge>
      {pair.decidedBy === 'matchbook' && (
        <StatusBadge meaning="plain">{t('categories.byMatchbook')}</StatusBadge>
      )}
    </Flex>
  );
}

function Side({ row }: { row: Transaction }) {
  return (
    <Flex gap="3" align="baseline" py="0.5" textStyle="sm">
      <Box color="fg.muted" flexShrink="0">
        <DateText day={row.date} />
      </Box>
      <Box minW="0" flex="1">
        <Text truncate>{row.description}</Text>
        <Text textStyle="xs" color="fg.muted">
          {row.accountLabel}
        </Text>
      </Box>
      <Money amount={row.amount} currency={row.currency} sign="always" />
    </Flex>
  );
}
