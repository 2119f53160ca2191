import { Flex, Text } from '@chakra-ui/react';
import { counterpartyOf } from '../../../shared/own-document.ts';
import type { Receipt } from '../../../shared/model/receipt.ts';
import { useSignedIn } from '../../auth/me-context.ts';
import { DateText } from '../../kit/date-text.tsx';
import { useCategories } from '../../features/category/categories.ts';
import { Money } from '../../kit/money.tsx';
import { useText } from '../../text/use-text.ts';

/** Who, how much, when and what for: the two lines by which a document is known. */
export function ReceiptFacts({ receipt }: { receipt: Receipt }) {
  const t = useText();
  const { organization } = useSignedIn();
  const { labelOf } = useCategories();
  const isPending = receipt.status === 'pending';
  const name = counterpartyOf(receipt);
  return (
    <>
      <Flex justify="space-between" gap="3" fontSize="md" fontWeight="600">
        <Text truncate color={name ? 'fg' : 'fg.muted'}>
          {name ?? t(isPending ? 'receipts.beingRead' : 'receipts.noVendor')}
        </Text>
        {receipt.amount !== null && (
          <Money amount={receipt.amount} currency={receipt.currency ?? organization.currency} />
        )}
      </Flex>
      {!isPending && (
        <Text color="fg.muted" truncate mt="0.5">
          {receipt.date ? <DateText day={receipt.date} /> : t('receipts.noDate')} ·{' '}
          {receipt.category ? labelOf(receipt.category) : t('receipts.noCategory')}
        </Text>
      )}
    </>
  );
}
