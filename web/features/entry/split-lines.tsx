import { Flex, Text } from '@chakra-ui/react';
import type { Transaction } from '../../../shared/model/transaction.ts';
import { entryLines } from '../../../shared/entry-lines.ts';
import { useText } from '../../text/use-text.ts';
import { Money } from '../../kit/money.tsx';
import { useCategories } from '../category/categories.ts';

/** The lines that an entry is split into, each with its category; nothing for an entry that is whole. */
export function SplitLines({ row }: { row: Transaction }) {
  const t = useText();
  const { labelOf } = useCategories();
  const lines = entryLines(row);
  if (lines.length < 2) return null;
  return (
    <Flex
      as="ul"
      listStyleType="none"
      aria-label={t('payouts.lines', { description: row.description })}
      wrap="wrap"
      columnGap="3"
      textStyle="xs"
      color="fg.muted"
    >
      {lines.map(({ category, amount }, at) => (
        <Text as="li" key={at}>
          {labelOf(category)} <Money amount={amount} currency={row.currency} color="fg" />
        </Text>
      ))}
    </Flex>
  );
}
