import { Badge, Box, Button, Flex, Grid, Input, useBreakpointValue } from '@chakra-ui/react';
import type { ButtonProps } from '@chakra-ui/react';
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

/** Search, account, category; behind More Filters everything else, with how many are set and one click to clear them. */
export function FilterBar({ state }: { state: FilterState }) {
  const t = useText();
  const { values, set, clear, count, furtherCount } = state;
  const { all, idOf } = useCategories();
  const [isToggled, setToggled] = useState<boolean>();
  // On a phone they would stand where the entries are that an address leads to.
  const hasRoom = useBreakpointValue({ base: false, md: true }, { ssr: false });
  const isOpen = isToggled ?? (hasRoom === true && furtherCount > 0);
  const more = { isOpen, furtherCount, onToggle: () => setToggled(!isOpen) };
  return (
    <Box role="search" aria-label={t('transactions.filters')}>
      <Grid
        templateColumns={{
          base: 'minmax(0, 0.92fr) minmax(0, 1.08fr)',
          lg: 'minmax(0, 1fr) 12rem 14rem auto',
        }}
        gap={{ base: '2', md: '3' }}
      >
        {/* Where there is less room the button of further filters stands beside it. */}
        <Box
          gridArea={{ base: '1 / 1 / 2 / 3', lg: 'auto' }}
          me={{ base: furtherCount > 0 ? '6rem' : '3.875rem', lg: '0' }}
        >
          <SearchInput state={state} />
        </Box>
        <MoreButton hideFrom="lg" gridArea="1 / 2" justifySelf="end" {...more} />
        <AccountFilter state={state} />
        <CategoryChoice
          aria-label={t('transactions.category')}
          categories={all}
          none={t('transactions.allCategories')}
          value={idOf(values.category)}
          onChange={(category) => set({ category })}
        />
        <Flex gap="2" display={{ base: 'contents', lg: 'flex' }}>
          <MoreButton hideBelow="lg" {...more} />
          {count > 0 && (
            <Button
              variant="ghost"
              gridColumn={{ base: '1 / -1', lg: 'auto' }}
              justifySelf="start"
              onClick={clear}
            >
              {t('transactions.clear', { count })}
            </Button>
          )}
        </Flex>
      </Grid>
      {isOpen && <MoreFilters state={state} />}
    </Box>
  );
}

interface MoreButtonProps extends ButtonProps {
  readonly isOpen: boolean;
  readonly furtherCount: number;
  readonly onToggle: () => void;
}

/** Shows and hides the further filters. It stands where it is seen, so that the Tab key comes to it there; its word shows where there is room. */
function MoreButton({ isOpen, furtherCount, onToggle, ...place }: MoreButtonProps) {
  const t = useText();
  return (
    <Button variant="outline" aria-expanded={isOpen} onClick={onToggle} {...place}>
      <LuSlidersHorizontal aria-hidden="true" />
      <Box as="span" css={{ lgDown: { srOnly: true } }}>
        {t('transactions.moreFilters')}
      </Box>
      {furtherCount > 0 && <Badge variant="subtle">{furtherCount}</Badge>}
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
