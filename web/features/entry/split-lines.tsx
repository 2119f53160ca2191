import { Flex, Text } from '@chakra-ui/react';
import type { Transaction } from '../../../shared/model/transaction.ts';
import { entryLines } from '../../../shared/entry-lines.ts';
import { useText } from '../../text/use-text.ts';
import { Money } from '../../kit/money.tsx';
import { nameOfUse } from './name-of-use.ts';
import { useCategories } from '../category/categories.ts';

/** What is not the business's of an entry, and the lines that it is split into, each with its category; nothing for one that is whole. */
export function SplitLines({ row }: { row: Transaction }) {
  const t = useText();
  const { labelOf } = useCategories();
  const lines = entryLines(row);
  if (row.use)
    return (
      <Text textStyle="xs" color="fg.muted">
        {t(`entry.details.uses.${nameOfUse(row.use, row.amount)}`)}
      </Text>
    );
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
      {row.businessShare !== undefined && (
        <li>{t('entry.details.shareMark', { percent: row.businessShare })}</li>
      )}
      {lines.map(({ category, transferToLabel, amount, isPersonal }, at) => (
        <Text as="li" key={at}>
          {isPersonal ? t('entry.details.uses.personal') : (transferToLabel ?? labelOf(category))}{' '}
          <Money amount={amount} currency={row.currency} color="fg" />
        </Text>
      ))}
    </Flex>
  );
}
