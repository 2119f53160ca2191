import { Box, Flex, Text } from '@chakra-ui/react';
import type { Transaction } from '../../../shared/model/transaction.ts';
import { useText } from '../../text/use-text.ts';
import { DateText } from '../../kit/date-text.tsx';
import { useCategories } from './categories.ts';
import { Money } from '../../kit/money.tsx';

interface EntryLinesProps {
  readonly rows: readonly Transaction[];
  /** All that are meant, of which these are the first. */
  readonly count: number;
}

/** The first entries of many, each on one line with its day, category and amount. */
export function EntryLines({ rows, count }: EntryLinesProps) {
  const t = useText();
  const { labelOf } = useCategories();
  return (
    <Box
      borderWidth="1px"
      borderRadius="l2"
      maxH={{ base: '50dvh', md: '64' }}
      overflowY="auto"
      tabIndex={0}
      role="group"
    >
      <Box as="ul" listStyleType="none">
        {rows.map((row) => (
          <Flex
            as="li"
            key={row.id}
            gap="3"
            px="3"
            py="1.5"
            textStyle="sm"
            borderBottomWidth="1px"
            align="baseline"
          >
            <Box color="fg.muted" flexShrink="0">
              <DateText day={row.date} />
            </Box>
            <Box minW="0" flex="1">
              <Text truncate>{row.description}</Text>
              <Text textStyle="xs" color="fg.muted">
                {labelOf(row.category)}
              </Text>
            </Box>
            <Money amount={row.amount} currency={row.currency} sign="always" />
          </Flex>
        ))}
      </Box>
      {count > rows.length && (
        <Text px="3" py="1.5" textStyle="sm" color="fg.muted">
          {t('categories.alsoMore', { count: count - rows.length })}
        </Text>
      )}
    </Box>
  );
}
