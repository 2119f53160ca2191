import { Badge, Box, Button, chakra, Flex, IconButton, Text } from '@chakra-ui/react';
import { LuTextCursorInput } from 'react-icons/lu';
import { Link as RouterLink } from 'react-router-dom';
import { receiptPath } from '../../../shared/paths.ts';
import type { Transaction } from '../../../shared/model/transaction.ts';
import { wantsCategory } from '../../../shared/wants-category.ts';
import { AcceptCategory } from '../../features/entry/accept-category.tsx';
import { useCategories } from '../../features/category/categories.ts';
import { StatusBadge } from '../../kit/status-badge.tsx';
import { useText } from '../../text/use-text.ts';
import { opensEntry } from './use-row-keys.ts';

interface RowCategoryProps {
  readonly row: Transaction;
  /** Begins to choose another; for those who may. */
  readonly onBegin?: () => void;
}

/** Its category, to be chosen anew by a click; the one that is offered, or that it wants one. */
export function RowCategory({ row, onBegin }: RowCategoryProps) {
  const t = useText();
  const { labelOf } = useCategories();
  if (row.suggestedCategory) return <AcceptCategory row={row} />;
  const isWanted = wantsCategory(row);
  const category = isWanted ? t('transactions.uncategorised') : labelOf(row.category);
  const badge = isWanted ? (
    <StatusBadge meaning="waiting">{category}</StatusBadge>
  ) : (
    <Badge variant="subtle" maxW="full">
      <Text as="span" truncate>
        {category}
      </Text>
    </Badge>
  );
  if (!onBegin || row.kind === 'transfer') return badge;
  return (
    <chakra.button
      type="button"
      maxW="full"
      minH="6"
      display="inline-flex"
      alignItems="center"
      cursor="pointer"
      borderRadius="l1"
      _hover={{ filter: 'brightness(0.96)' }}
      aria-label={t('transactions.changeCategory', { category, description: row.description })}
      onClick={onBegin}
    >
      {badge}
    </chakra.button>
  );
}

interface RowDescriptionProps {
  readonly row: Transaction;
  readonly onOpen: (row: Transaction) => void;
  /** Begins to write it where it stands; for those who may. */
  readonly onBegin?: () => void;
}

/** What it is: opens it with all that belongs to it; F2 or the sign beside it renames it. Its badge opens the document. */
export function RowDescription({ row, onOpen, onBegin }: RowDescriptionProps) {
  const t = useText();
  return (
    <Flex gap="2" align="center" minW="0" className="group">
      <Button
        variant="plain"
        h="auto"
        p="0"
        minW="0"
        color="inherit"
        fontWeight="550"
        title={row.description}
        aria-label={t('entry.panel.open', { description: row.description })}
        {...(onBegin ? { 'aria-keyshortcuts': 'F2' } : {})}
        {...opensEntry}
        scrollMarginBlock="36"
        _hover={{ textDecoration: 'underline', textUnderlineOffset: '3px' }}
        onClick={() => onOpen(row)}
      >
        <Text as="span" truncate>
          {row.description}
        </Text>
      </Button>
      {onBegin && (
        <IconButton
          hideBelow="md"
          size="2xs"
          variant="ghost"
          tabIndex={-1}
          opacity="0"
          _groupHover={{ opacity: 1 }}
          _focusVisible={{ opacity: 1 }}
          aria-label={t('transactions.rename', { description: row.description })}
          onClick={onBegin}
        >
          <LuTextCursorInput />
        </IconButton>
      )}
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
