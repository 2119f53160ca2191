import { Button, Flex, Text } from '@chakra-ui/react';
import type { Receipt } from '../../../shared/model/receipt.ts';
import { DateText } from '../../kit/date-text.tsx';
import { Money } from '../../kit/money.tsx';
import { useText } from '../../text/use-text.ts';

interface ProposedTotalProps {
  readonly payment: NonNullable<Receipt['proposedPayment']>;
  readonly onUse: () => void;
}

/** What the bank says was paid, beside a total that was read with little certainty. */
export function ProposedTotal({ payment, onUse }: ProposedTotalProps) {
  const t = useText();
  const { description, date, amount, currency } = payment;
  return (
    <Flex align="center" gap="3" wrap="wrap" bg="amber.subtle" borderRadius="l2" px="3" py="2">
      <Text textStyle="sm" flex="1" minW="0">
        {t('receipts.paidByBank')} <Money amount={amount} currency={currency} fontWeight="600" /> ·{' '}
        {description} · <DateText day={date} />
      </Text>
      <Button size="xs" variant="outline" onClick={onUse}>
        {t('receipts.useAmount')}
      </Button>
    </Flex>
  );
}
