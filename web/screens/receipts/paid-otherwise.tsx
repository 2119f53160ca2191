import { Button, Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { LuBanknote } from 'react-icons/lu';
import type { Receipt } from '../../../shared/model/receipt.ts';
import { useCan, useSignedIn } from '../../auth/me-context.ts';
import { Choice } from '../../kit/choice.tsx';
import { FormField } from '../../kit/form-field.tsx';
import { useText } from '../../text/use-text.ts';
import { useBookReceipt } from './use-book-receipt.ts';

/** Books a document that no bank row will follow: paid in cash, or out of one's own pocket. */
export function PaidOtherwise({ receipt }: { receipt: Receipt }) {
  const t = useText();
  const canEdit = useCan('canEdit');
  const { accounts, currency } = useSignedIn().organization;
  const [account, setAccount] = useState(
    () => (accounts.find(({ kind }) => kind === 'cash') ?? accounts[0])?.name ?? '',
  );
  const { book, isBusy } = useBookReceipt(receipt);
  const isBookable =
    receipt.amount !== null &&
    receipt.amount > 0 &&
    receipt.date !== null &&
    (receipt.currency ?? currency) === currency;
  if (!canEdit) return null;
  return (
    <Flex gap="3" align="flex-end" wrap="wrap">
      <FormField
        label={t('receipts.paidFrom')}
        help={isBookable ? t('receipts.paidHelp') : t('receipts.paidNeeds', { currency })}
      >
        <Choice value={account} onChange={(event) => setAccount(event.target.value)}>
          {accounts.map(({ id, name }) => (
            <option key={id}>{name}</option>
          ))}
        </Choice>
      </FormField>
      <Button variant="outline" disabled={!isBookable} loading={isBusy} onClick={() => void book(account)}>
        <LuBanknote aria-hidden="true" /> {t('receipts.book')}
      </Button>
    </Flex>
  );
}
