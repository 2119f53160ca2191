import { Box, Checkbox, Flex, Heading, Input, Stack, Text } from '@chakra-ui/react';
import { useState } from 'react';
import type { ReactNode } from 'react';
import type { Receipt } from '../../../../shared/model/receipt.ts';
import type { Transaction } from '../../../../shared/model/transaction.ts';
import { useReceipts } from '../../../api/receipts.ts';
import { useTransactions } from '../../../api/ledger.ts';
import { useSignedIn } from '../../../auth/me-context.ts';
import { CopyWarning } from '../../../features/match/copy-warning.tsx';
import { DateText } from '../../../kit/date-text.tsx';
import { Loaded } from '../../../kit/loaded.tsx';
import { Money } from '../../../kit/money.tsx';
import { useDebounced } from '../../../kit/use-debounced.ts';
import { useText } from '../../../text/use-text.ts';

const SHOWN = 25;

/** What is ticked in a list. */
export interface ChosenIds {
  readonly ids: readonly string[];
  readonly toggle: (id: string) => void;
}

interface ListProps<T> {
  readonly chosen: ChosenIds;
  /** What stands at the top, found or not. */
  readonly first: readonly T[];
}

/** Read receipts that belong to nothing yet, to tick. */
export function OpenReceipts({ chosen, first }: ListProps<Receipt>) {
  const t = useText();
  const { currency } = useSignedIn().organization;
  const [q, setQ] = useState('');
  const words = useDebounced(q);
  const query = useReceipts({ status: 'processed', limit: SHOWN, ...(words && { q: words }) });
  const items = listed(
    first,
    query.data?.pages.flatMap((page) => page.items),
  );
  return (
    <Side
      title={t('matching.receipts')}
      search={t('matching.searchReceipts')}
      q={q}
      onSearch={setQ}
      query={{ ...query, data: items }}
      none={t('matching.noReceipts')}
    >
      {(receipt) => (
        <Ticked
          key={receipt.id}
          name={receipt.vendor ?? receipt.fileName}
          isTicked={chosen.ids.includes(receipt.id)}
          onTick={() => chosen.toggle(receipt.id)}
          note={receipt.date ? <DateText day={receipt.date} /> : t('receipts.noDate')}
          amount={
            receipt.amount !== null && (
              <Money amount={receipt.amount} currency={receipt.currency ?? currency} />
            )
          }
          warning={<CopyWarning receipt={receipt} />}
        />
      )}
    </Side>
  );
}

/** Transactions without a receipt, to tick. */
export function OpenTransactions({ chosen, first }: ListProps<Transaction>) {
  const t = useText();
  const [q, setQ] = useState('');
  const words = useDebounced(q);
  const query = useTransactions({ matched: 'false', limit: SHOWN, ...(words && { q: words }) });
  const items = listed(
    first,
    query.data?.pages.flatMap((page) => page.items),
  );
  return (
    <Side
      title={t('matching.transactions')}
      search={t('matching.searchTransactions')}
      q={q}
      onSearch={setQ}
      query={{ ...query, data: items }}
      none={t('matching.noTransactions')}
    >
      {(row) => (
        <Ticked
          key={row.id}
          name={row.description}
          isTicked={chosen.ids.includes(row.id)}
          onTick={() => chosen.toggle(row.id)}
          note={
            <>
              <DateText day={row.date} /> · {row.accountLabel}
            </>
          }
          amount={<Money amount={row.amount} currency={row.currency} sign="always" />}
        />
      )}
    </Side>
  );
}

/** The first ones, then the others of a list. */
function listed<T extends { id: string }>(first: readonly T[], others: T[] | undefined): T[] | undefined {
  const here = new Set(first.map(({ id }) => id));
  return others && [...first, ...others.filter(({ id }) => !here.has(id))];
}

interface SideProps<T> {
  readonly title: string;
  readonly search: string;
  readonly q: string;
  readonly onSearch: (q: string) => void;
  readonly query: { data: T[] | undefined; error: Error | null; refetch: () => unknown };
  readonly none: string;
  readonly children: (item: T) => ReactNode;
}

function Side<T>({ title, search, q, onSearch, query, none, children }: SideProps<T>) {
  return (
    <Stack as="section" gap="2" minW="0" aria-label={title}>
      <Heading as="h3" fontSize="sm">
        {title}
      </Heading>
      <Input
        size="sm"
        type="search"
        aria-label={search}
        placeholder={search}
        value={q}
        onChange={({ target }) => onSearch(target.value)}
      />
      <Box
        borderWidth="1px"
        borderRadius="l2"
        maxH={{ base: '14rem', md: '20rem' }}
        overflowY="auto"
        tabIndex={0}
      >
        <Loaded
          query={query}
          isEmpty={(items) => items.length === 0}
          empty={
            <Text p="4" color="fg.muted">
              {none}
            </Text>
          }
        >
          {(items) => items.map((item) => children(item))}
        </Loaded>
      </Box>
    </Stack>
  );
}

interface TickedProps {
  readonly name: string;
  readonly note: ReactNode;
  readonly amount: ReactNode;
  readonly warning?: ReactNode;
  readonly isTicked: boolean;
  readonly onTick: () => void;
}

function Ticked({ name, note, amount, warning, isTicked, onTick }: TickedProps) {
  return (
    <Checkbox.Root
      checked={isTicked}
      onCheckedChange={onTick}
      display="flex"
      w="full"
      px="3"
      py="var(--row-room)"
      gap="3"
      borderBottomWidth="1px"
      bg={isTicked ? 'ember.subtle' : undefined}
    >
      <Checkbox.HiddenInput />
      <Checkbox.Control />
      <Checkbox.Label flex="1" minW="0" fontWeight="400">
        <Flex justify="space-between" gap="3">
          <Text truncate fontWeight="550">
            {name}
          </Text>
          {amount}
        </Flex>
        <Text textStyle="xs" color="fg.muted" truncate>
          {note}
        </Text>
        {warning}
      </Checkbox.Label>
    </Checkbox.Root>
  );
}
