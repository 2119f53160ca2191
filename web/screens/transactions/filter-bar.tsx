import { Box, Button, Flex, Grid, Input } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { LuSlidersHorizontal } from 'react-icons/lu';
import { useSignedIn } from '../../auth/me-context.ts';
import { AccountChoice } from '../../features/account/account-choice.tsx';
import { Choice } from '../../kit/choice.tsx';
import { DateRangeFields } from '../../kit/date-range-fields.tsx';
import { useCategories } from '../../features/category/categories.ts';
import { CategoryChoice } from '../../features/category/category-choice.tsx';
import { FormField } from '../../kit/form-field.tsx';
import { useText } from '../../text/use-text.ts';
import type { FilterState } from './use-transaction-filters.ts';

/** Search, account, category; behind More Filters days, kind and receipts. */
export function FilterBar({ state }: { state: FilterState }) {
  const t = useText();
  const { values, set, clear, isFiltered } = state;
  const { all, idOf } = useCategories();
  const [isOpen, setIsOpen] = useState(values.from + values.to + values.matched + values.kind !== '');
  return (
    <Box role="search" aria-label={t('transactions.filters')}>
      <Grid templateColumns={{ base: '1fr 1fr', lg: 'minmax(0, 1fr) 12rem 14rem auto' }} gap="3">
        <Box gridColumn={{ base: '1 / -1', lg: 'auto' }}>
          <SearchInput state={state} />
        </Box>
        <AccountFilter state={state} />
        <CategoryChoice
          aria-label={t('transactions.category')}
          categories={all}
          none={t('transactions.allCategories')}
          value={idOf(values.category)}
          onChange={(category) => set({ category })}
        />
        <Flex gap="2" gridColumn={{ base: '1 / -1', lg: 'auto' }}>
          <Button variant="outline" aria-expanded={isOpen} onClick={() => setIsOpen(!isOpen)}>
            <LuSlidersHorizontal aria-hidden="true" /> {t('transactions.moreFilters')}
          </Button>
          {isFiltered && (
            <Button variant="ghost" onClick={clear}>
              {t('transactions.clearFilters')}
            </Button>
          )}
        </Flex>
      </Grid>
      {isOpen && <MoreFilters state={state} />}
    </Box>
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

function MoreFilters({ state: { values, set } }: { state: FilterState }) {
  const t = useText();
  return (
    <Grid templateColumns={{ base: '1fr', md: '2fr 1fr 1fr' }} gap="4" mt="4" pt="4" borderTopWidth="1px">
      <DateRangeFields value={values} onChange={({ from, to }) => set({ from, to })} />
      <FormField label={t('transactions.kind')}>
        <Choice value={values.kind} onChange={(event) => set({ kind: event.target.value })}>
          <option value="">{t('transactions.anyKind')}</option>
          <option value="income">{t('transactions.income')}</option>
          <option value="expense">{t('transactions.expense')}</option>
          <option value="transfer">{t('transactions.transfer')}</option>
        </Choice>
      </FormField>
      <FormField label={t('transactions.matched')}>
        <Choice value={values.matched} onChange={(event) => set({ matched: event.target.value })}>
          <option value="">{t('transactions.anyMatched')}</option>
          <option value="true">{t('transactions.onlyMatched')}</option>
          <option value="false">{t('transactions.onlyUnmatched')}</option>
        </Choice>
      </FormField>
    </Grid>
  );
}

const PAUSE_MS = 250;

/** Writes the search into the address once the person has paused; follows the address when it changes by itself. */
function SearchInput({ state: { values, set } }: { state: FilterState }) {
  const t = useText();
  const [text, setText] = useState(values.q);
  const [written, setWritten] = useState(values.q);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  if (values.q !== written) {
    setWritten(values.q);
    setText(values.q);
  }
  const type = (q: string) => {
    setText(q);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      setWritten(q);
      set({ q });
    }, PAUSE_MS);
  };
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
