import { Badge, Box, Button, Flex, Input, Stack, useBreakpointValue } from '@chakra-ui/react';
import { useState } from 'react';
import { LuSlidersHorizontal } from 'react-icons/lu';
import { useSignedIn } from '../../auth/me-context.ts';
import { AccountChoice } from '../../features/account/account-choice.tsx';
import { useCategories } from '../../features/category/categories.ts';
import { CategoryChoice } from '../../features/category/category-choice.tsx';
import { useText } from '../../text/use-text.ts';
import { MoreFilters } from './more-filters.tsx';
import { usePausedText } from './use-paused-text.ts';
import type { FilterState } from './use-transaction-filters.ts';

/**
 * Search, account, category; behind More Filters everything else, on a phone those two as well, with how many are set and one click to
 * clear them.
 */
export function FilterBar({ state }: { state: FilterState }) {
  const t = useText();
  const { values, clear, count, furtherCount } = state;
  const [isToggled, setToggled] = useState<boolean>();
  const hasRoom = useBreakpointValue({ base: false, md: true }, { ssr: false }) ?? true;
  // On a phone they would stand where the entries are that an address leads to.
  const isOpen = isToggled ?? (hasRoom && furtherCount > 0);
  const hiddenCount = hasRoom ? furtherCount : count - (values.q === '' ? 0 : 1);
  return (
    <Box role="search" aria-label={t('transactions.filters')} _print={{ display: 'none' }}>
      <Flex gap={{ base: '2', md: '3' }} wrap={{ base: 'wrap', md: 'nowrap' }}>
        <Box flex="1" minW={{ base: '0', lg: '16rem' }}>
          <SearchInput state={state} />
        </Box>
        {hasRoom && <PlaceFilters state={state} />}
        <MoreButton {...{ isOpen, count: hiddenCount }} onToggle={() => setToggled(!isOpen)} />
        {count > 0 && (
          <Button variant="ghost" px={{ base: '2', lg: '4' }} onClick={clear}>
            {t('transactions.clear', { count })}
          </Button>
        )}
      </Flex>
      {isOpen && (
        <MoreFilters state={state}>
          {!hasRoom && (
            <Stack gap="2">
              <PlaceFilters state={state} />
            </Stack>
          )}
        </MoreFilters>
      )}
    </Box>
  );
}

/** Account and category. */
function PlaceFilters({ state }: { state: FilterState }) {
  const t = useText();
  const { values, set } = state;
  const { all, idOf } = useCategories();
  return (
    <>
      <Box w={{ md: '10rem', lg: '12rem' }}>
        <AccountFilter state={state} />
      </Box>
      <Box w={{ md: '11rem', lg: '14rem' }}>
        <CategoryChoice
          aria-label={t('transactions.category')}
          categories={all}
          none={t('transactions.allCategories')}
          value={idOf(values.category)}
          onChange={(category) => set({ category })}
        />
      </Box>
    </>
  );
}

interface MoreButtonProps {
  readonly isOpen: boolean;
  /** How many of those behind it are set. */
  readonly count: number;
  readonly onToggle: () => void;
}

/** Shows and hides the further filters; its word shows where there is room. */
function MoreButton({ isOpen, count, onToggle }: MoreButtonProps) {
  const t = useText();
  return (
    <Button variant="outline" aria-expanded={isOpen} onClick={onToggle}>
      <LuSlidersHorizontal aria-hidden="true" />
      <Box as="span" css={{ lgDown: { srOnly: true } }}>
        {t('transactions.moreFilters')}
      </Box>
      {count > 0 && <Badge variant="subtle">{count}</Badge>}
    </Button>
  );
}

function AccountFilter({ state: { values, set } }: { state: FilterState }) {
  const t = useText();
  const { accounts } = useSignedIn().organization;
  return (
    <AccountChoice
      aria-label={t('transactions.account')}
      accounts={accounts}
      none={t('transactions.allAccounts')}
      // An address may name it as well, as those did that were kept in earlier days.
      value={accounts.find(({ name }) => name === values.account)?.id ?? values.account}
      onChange={(event) => set({ account: event.target.value })}
    />
  );
}

/** Writes the search into the address once the person has paused; follows the address when it changes by itself. */
function SearchInput({ state: { values, set } }: { state: FilterState }) {
  const t = useText();
  const [text, type] = usePausedText(values.q, { keep: (q) => set({ q }) });
  return (
    <Input
      type="search"
      aria-label={t('transactions.search')}
      placeholder={t('transactions.searchHint')}
      value={text}
      onChange={(event) => type(event.target.value)}
    />
  );
}
