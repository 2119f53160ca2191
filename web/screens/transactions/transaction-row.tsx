import { Box, Flex, Grid, IconButton, Text, VisuallyHidden } from '@chakra-ui/react';
import type { TextProps } from '@chakra-ui/react';
import { memo, useEffect, useRef, useState } from 'react';
import { LuCopy, LuPencil, LuTrash2 } from 'react-icons/lu';
import type { ListedTransaction, Transaction } from '../../../shared/model/transaction.ts';
import { useCan, useMayRemove } from '../../auth/me-context.ts';
import { EntrySign } from '../../features/entry/entry-sign.tsx';
import { WorthLine } from '../../features/entry/worth-line.tsx';
import { SplitLines } from '../../features/entry/split-lines.tsx';
import { Money } from '../../kit/money.tsx';
import { useText } from '../../text/use-text.ts';
import { RowTick } from './bulk/row-tick.tsx';
import type { Selection } from './bulk/use-selection.ts';
import { CategoryField, DateField, DescriptionField } from './inline-fields.tsx';
import { RowCategory, RowDescription } from './row-parts.tsx';
import { focusRow } from './use-row-keys.ts';

/** The columns of a row; beside its amount the balance of its account, where that is shown. */
export const rowColumns = (hasBalance: boolean) => ({
  base: 'auto minmax(0, 1fr) auto',
  md: `auto minmax(0, 1fr) 9rem 11rem 8rem ${hasBalance ? '8rem ' : ''}6.5rem`,
});

interface TransactionRowProps {
  /** Undefined for those who may change nothing. */
  readonly selection: Selection | undefined;
  readonly row: ListedTransaction;
  readonly hasBalance: boolean;
  /** Whether there is room for its columns. */
  readonly isWide: boolean;
  readonly onOpen: (row: Transaction) => void;
  readonly onEdit: (row: Transaction) => void;
  readonly onCopy: (row: Transaction) => Promise<void>;
  readonly onRemove: (row: Transaction) => void;
  /** Whether it was just copied from another: its day is asked for at once. */
  readonly isFresh: boolean;
}

/** What of a row is written where it stands. */
type Field = 'description' | 'category' | 'date';

/** One transaction: sign, description, badges, account, category, amount and what can be done with it; its day stands above it. It stays as it is while one scrolls. */
export const TransactionRow = memo(function TransactionRow({
  row,
  selection,
  hasBalance,
  isWide,
  isFresh,
  ...act
}: TransactionRowProps) {
  const t = useText();
  const canEdit = useCan('canEdit');
  const { field, begin, place } = useInlineField(isFresh);
  const end = () => begin(undefined);
  const category =
    field === 'category' ? (
      <CategoryField row={row} onEnd={end} />
    ) : (
      <RowCategory row={row} {...(canEdit ? { onBegin: () => begin('category') } : {})} />
    );
  const isChosen = selection?.has(row.id) ?? false;
  return (
    <Grid
      ref={place}
      role="group"
      aria-label={row.description}
      onKeyDown={(event) => {
        if (event.key !== 'F2' || !canEdit) return;
        event.preventDefault();
        begin('description');
      }}
      data-row={row.id}
      {...(isChosen ? { bg: 'bg.muted' } : {})}
      templateColumns={rowColumns(hasBalance)}
      columnGap="3"
      alignItems="center"
      px={{ base: '3', md: '4' }}
      py="2"
      minH="13"
      borderTopWidth="1px"
      _hover={{ bg: 'bg.muted' }}
    >
      <Flex align="center">
        {selection && (
          <RowTick
            label={t('transactions.select', { description: row.description })}
            isOn={isChosen}
            onToggle={(isRange) => selection.toggle(row.id, isRange)}
          />
        )}
        <Box {...(selection ? { hideBelow: 'md' } : {})}>
          <EntrySign kind={row.kind} />
        </Box>
      </Flex>
      <Box minW="0">
        {field === 'description' ? (
          <DescriptionField
            row={row}
            onEnd={end}
            onNext={() => begin(row.kind === 'transfer' ? undefined : 'category')}
          />
        ) : (
          <RowDescription
            row={row}
            onOpen={act.onOpen}
            {...(canEdit ? { onBegin: () => begin('description') } : {})}
          />
        )}
        {field === 'date' && <DateField row={row} onEnd={end} />}
        <SplitLines row={row} />
        {!isWide && (
          <Flex textStyle="xs" color="fg.muted" gap="1.5" mt="0.5" align="center" wrap="wrap">
            {category}
            <Text as="span" truncate>
              {row.accountLabel}
            </Text>
          </Flex>
        )}
      </Box>
      {isWide && (
        <>
          <Text color="fg.muted" truncate>
            {row.accountLabel}
          </Text>
          <Box minW="0">{category}</Box>
        </>
      )}
      <Flex direction="column" align="flex-end">
        <Money amount={row.amount} currency={row.currency} sign="always" fontWeight="550" />
        <WorthLine row={row} />
        {hasBalance && !isWide && <Balance row={row} textStyle="xs" />}
      </Flex>
      {hasBalance && isWide && <Balance row={row} textAlign="end" />}
      <RowActions row={row} {...act} />
    </Grid>
  );
});

/** What its account holds after it; nothing where that moves in another currency. */
function Balance({ row: { balance, currency }, ...place }: Pick<TransactionRowProps, 'row'> & TextProps) {
  const t = useText();
  if (balance === undefined) return <Text {...place} />;
  return (
    <Text color="fg.muted" {...place}>
      <VisuallyHidden>{t('transactions.balance')} </VisuallyHidden>
      <Money amount={balance} currency={currency} />
    </Text>
  );
}

/** Which field of a row is being written; afterwards the row has the focus again, unless it went elsewhere. */
function useInlineField(isFresh: boolean) {
  const [field, begin] = useState<Field | undefined>(isFresh ? 'date' : undefined);
  const place = useRef<HTMLDivElement>(null);
  const before = useRef(field);
  useEffect(() => {
    const hasEnded = before.current !== undefined && field === undefined;
    before.current = field;
    if (hasEnded && (document.activeElement ?? document.body) === document.body) focusRow(place.current);
  }, [field]);
  return { field, begin, place };
}

type RowActionsProps = Pick<TransactionRowProps, 'row' | 'onEdit' | 'onCopy' | 'onRemove'>;

function RowActions({ row, onEdit, onCopy, onRemove }: RowActionsProps) {
  const t = useText();
  const canEdit = useCan('canEdit');
  const mayRemove = useMayRemove();
  if (!canEdit) return <span />;
  const { description } = row;
  return (
    <Flex
      justify={{ base: 'flex-end', md: 'flex-start' }}
      gridColumn={{ base: '2 / -1', md: 'auto' }}
      gap="0"
    >
      <IconButton
        variant="ghost"
        size="xs"
        aria-label={t('transactions.edit', { description })}
        onClick={() => onEdit(row)}
      >
        <LuPencil />
      </IconButton>
      <IconButton
        variant="ghost"
        size="xs"
        aria-label={t('transactions.duplicate', { description })}
        onClick={() => void onCopy(row)}
      >
        <LuCopy />
      </IconButton>
      {mayRemove(row) && (
        <IconButton
          variant="ghost"
          size="xs"
          aria-label={t('transactions.remove', { description })}
          onClick={() => onRemove(row)}
        >
          <LuTrash2 />
        </IconButton>
      )}
    </Flex>
  );
}
