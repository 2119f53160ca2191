import { Badge, Box, Button, Flex, Grid, IconButton, Text, VisuallyHidden } from '@chakra-ui/react';
import type { TextProps } from '@chakra-ui/react';
import { memo } from 'react';
import { LuPencil, LuTrash2 } from 'react-icons/lu';
import { Link as RouterLink } from 'react-router-dom';
import { receiptPath } from '../../../shared/paths.ts';
import type { ListedTransaction, Transaction } from '../../../shared/model/transaction.ts';
import { wantsCategory } from '../../../shared/wants-category.ts';
import { useCan, useMayRemove } from '../../auth/me-context.ts';
import { AcceptCategory } from '../../features/entry/accept-category.tsx';
import { useCategories } from '../../features/category/categories.ts';
import { EntrySign } from '../../features/entry/entry-sign.tsx';
import { SplitLines } from '../../features/entry/split-lines.tsx';
import { Money } from '../../kit/money.tsx';
import { StatusBadge } from '../../kit/status-badge.tsx';
import { useText } from '../../text/use-text.ts';
import { opensEntry } from './use-row-keys.ts';

/** The columns of a row; beside its amount the balance of its account, where that is shown. */
export const rowColumns = (hasBalance: boolean) => ({
  base: 'auto minmax(0, 1fr) auto',
  md: `auto minmax(0, 1fr) 9rem 11rem 8rem ${hasBalance ? '8rem ' : ''}4.5rem`,
});

interface TransactionRowProps {
  readonly row: ListedTransaction;
  readonly hasBalance: boolean;
  readonly onOpen: (row: Transaction) => void;
  readonly onEdit: (row: Transaction) => void;
  readonly onRemove: (row: Transaction) => void;
}

/** One transaction: sign, description, badges, account, category, amount and what can be done with it; its day stands above it. It stays as it is while one scrolls. */
export const TransactionRow = memo(function TransactionRow({
  row,
  hasBalance,
  onOpen,
  onEdit,
  onRemove,
}: TransactionRowProps) {
  return (
    <Grid
      role="group"
      aria-label={row.description}
      templateColumns={rowColumns(hasBalance)}
      columnGap="3"
      alignItems="center"
      px={{ base: '3', md: '4' }}
      py="2"
      minH="13"
      borderTopWidth="1px"
      _hover={{ bg: 'bg.muted' }}
    >
      <EntrySign kind={row.kind} />
      <Box minW="0">
        <Description row={row} onOpen={onOpen} />
        <SplitLines row={row} />
        <Flex hideFrom="md" textStyle="xs" color="fg.muted" gap="1.5" mt="0.5" align="center" wrap="wrap">
          <Category row={row} />
          <Text as="span" truncate>
            {row.accountLabel}
          </Text>
        </Flex>
      </Box>
      <Text hideBelow="md" color="fg.muted" truncate>
        {row.accountLabel}
      </Text>
      <Box hideBelow="md" minW="0">
        <Category row={row} />
      </Box>
      <Flex direction="column" align="flex-end">
        <Money amount={row.amount} currency={row.currency} sign="always" fontWeight="550" />
        {hasBalance && <Balance row={row} hideFrom="md" textStyle="xs" />}
      </Flex>
      {hasBalance && <Balance row={row} hideBelow="md" textAlign="end" />}
      <RowActions row={row} onEdit={onEdit} onRemove={onRemove} />
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

/** Its category; the one that is offered, or that it wants one. */
function Category({ row }: Pick<TransactionRowProps, 'row'>) {
  const t = useText();
  const { labelOf } = useCategories();
  if (row.suggestedCategory) return <AcceptCategory row={row} />;
  if (wantsCategory(row))
    return <StatusBadge meaning="waiting">{t('transactions.uncategorised')}</StatusBadge>;
  return (
    <Badge variant="subtle" maxW="full">
      <Text as="span" truncate>
        {labelOf(row.category)}
      </Text>
    </Badge>
  );
}

/** What it is: opens it with all that belongs to it. Its badge opens the document. */
function Description({ row, onOpen }: Pick<TransactionRowProps, 'row' | 'onOpen'>) {
  const t = useText();
  return (
    <Flex gap="2" align="center" minW="0">
      <Button
        variant="plain"
        h="auto"
        p="0"
        minW="0"
        color="inherit"
        fontWeight="550"
        title={row.description}
        aria-label={t('entry.panel.open', { description: row.description })}
        {...opensEntry}
        scrollMarginBlock="28"
        _hover={{ textDecoration: 'underline', textUnderlineOffset: '3px' }}
        onClick={() => onOpen(row)}
      >
        <Text as="span" truncate>
          {row.description}
        </Text>
      </Button>
      {row.receiptId !== null && (
        <Box asChild flexShrink="0" borderRadius="full" _hover={{ filter: 'brightness(0.96)' }}>
          <RouterLink
            to={receiptPath(row.receiptId)}
            aria-label={t('transactions.openMatched', { description: row.description })}
          >
            <StatusBadge meaning="good">{t('transactions.matchedBadge')}</StatusBadge>
          </RouterLink>
        </Box>
      )}
    </Flex>
  );
}

type RowActionsProps = Pick<TransactionRowProps, 'row' | 'onEdit' | 'onRemove'>;

function RowActions({ row, onEdit, onRemove }: RowActionsProps) {
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
