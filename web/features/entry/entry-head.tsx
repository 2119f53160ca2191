import { Box, Flex, Text } from '@chakra-ui/react';
import type { Transaction } from '../../../shared/model/transaction.ts';
import { DateText } from '../../kit/date-text.tsx';
import { Money } from '../../kit/money.tsx';

/** An entry in a worklist: what it is, its day and account, its amount. */
export function EntryHead({ row }: { row: Transaction }) {
  return (
    <Flex flex="1" minW="0" justify="space-between" gap="3">
      <Box minW="0">
        <Text fontWeight="550" truncate>
          {row.description}
        </Text>
        <Text textStyle="xs" color="fg.muted">
          <DateText day={row.date} /> · {row.accountLabel}
        </Text>
      </Box>
      <Money amount={row.amount} currency={row.currency} sign="always" fontWeight="550" />
    </Flex>
  );
}
