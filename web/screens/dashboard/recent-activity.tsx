import { Box, Flex, IconButton, Stack, Text } from '@chakra-ui/react';
import { LuCopy } from 'react-icons/lu';
import type { Transaction } from '../../../shared/model/transaction.ts';
import { RECENT_SHOWN, useTransactions } from '../../api/ledger.ts';
import { useCan } from '../../auth/me-context.ts';
import { useToday } from '../../auth/today.ts';
import { DateText } from '../../kit/date-text.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { useCategories } from '../../features/category/categories.ts';
import { categoryOf } from '../../features/entry/category-of.ts';
import { EntrySign } from '../../features/entry/entry-sign.tsx';
import { useEntryActions } from '../../features/entry/use-entry-actions.ts';
import { Lines, Loaded } from '../../kit/loaded.tsx';
import { Money } from '../../kit/money.tsx';
import { Panel } from '../../kit/panel.tsx';
import { paths } from '../../../shared/paths.ts';
import { TextLink } from '../../kit/text-link.tsx';
import { useDebounced } from '../../kit/use-debounced.ts';
import { useText } from '../../text/use-text.ts';

/** The newest entries that fit search and category, each with a button that duplicates it. */
export function RecentActivity({ search, category }: { search: string; category: string }) {
  const t = useText();
  const q = useDebounced(search.trim());
  const recent = useTransactions({
    limit: RECENT_SHOWN,
    ...(q === '' ? {} : { q }),
    ...(category === '' ? {} : { category }),
  });
  return (
    <Panel
      title={t('dashboard.recent')}
      aside={<TextLink to={paths.transactions}>{t('dashboard.viewAll')}</TextLink>}
    >
      <Loaded
        query={recent}
        skeleton={<Lines count={RECENT_SHOWN} />}
        errorTitle={t('transactions.loadFailed')}
        isEmpty={({ pages }) => pages.every(({ items }) => items.length === 0)}
        empty={
          <EmptyState title={t('dashboard.nothingFound')} description={t('dashboard.nothingFoundHelp')} />
        }
      >
        {({ pages }) => (
          <Stack as="ul" listStyleType="none" gap="0">
            {pages
              .flatMap(({ items }) => items)
              .slice(0, RECENT_SHOWN)
              .map((row) => (
                <RecentRow key={row.id} row={row} />
              ))}
          </Stack>
        )}
      </Loaded>
    </Panel>
  );
}

function RecentRow({ row }: { row: Transaction }) {
  const t = useText();
  const { labelOf } = useCategories();
  const { duplicate } = useEntryActions();
  const today = useToday();
  const canEdit = useCan('canEdit');
  return (
    <Flex
      as="li"
      align="center"
      gap={{ base: '2', sm: '3' }}
      py="var(--row-room)"
      borderTopWidth="1px"
      _first={{ borderTopWidth: 0, pt: 0 }}
    >
      {/* On a phone the room is the description's; the sign of the amount says the same. */}
      <Box display={{ base: 'none', sm: 'block' }}>
        <EntrySign kind={row.kind} />
      </Box>
      <Box flex="1" minW="0">
        <Text fontWeight="550" truncate>
          {row.description}
        </Text>
        <Text textStyle="xs" color="fg.muted" truncate>
          <DateText day={row.date} /> · {categoryOf(row, { t, labelOf })} · {row.accountLabel}
        </Text>
      </Box>
      <Money amount={row.amount} currency={row.currency} sign="always" fontWeight="550" />
      {canEdit && (
        <IconButton
          variant="ghost"
          size="sm"
          me={{ base: '-2.5', md: '0' }}
          aria-label={t('dashboard.duplicate', { description: row.description })}
          onClick={() => void duplicate(row, today)}
        >
          <LuCopy />
        </IconButton>
      )}
    </Flex>
  );
}
