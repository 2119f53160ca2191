import { Button, Flex } from '@chakra-ui/react';
import { useState } from 'react';
import { LuBanknote } from 'react-icons/lu';
import type { Receipt } from '../../../shared/model/receipt.ts';
import { useCan, useSignedIn } from '../../auth/me-context.ts';
import { AccountChoice } from '../../features/account/account-choice.tsx';
import { FormField } from '../../kit/form-field.tsx';
import { useText } from '../../text/use-text.ts';
import { useBookReceipt } from './use-book-receipt.ts';

/** Books a document that no bank row will follow: paid in cash, or out of one's own pocket. */
export function PaidOtherwise({ receipt }: { receipt: Receipt }) {
  const t = useText();
  // It is entered, and linked to the document.
  const [canEdit, canMatch] = [useCan('canEdit'), useCan('canMatch')];
  const { accounts, currency } = useSignedIn().organization;
  const [chosen, setChosen] = useState(() => accounts.find(({ kind }) => kind === 'cash')?.id);
  const account = accounts.find(({ id }) => id === chosen) ?? accounts[0];
  const { book, isBusy } = useBookReceipt(receipt);
  const isBookable =
    receipt.amount !== null &&
    receipt.amount > 0 &&
    receipt.date !== null &&
    (receipt.currency ?? currency) === currency;
  if (!canEdit || !canMatch) return null;
  return (
    <Flex gap="3" align="flex-end" wrap="wrap">
      <FormField
        label={t('receipts.paidFrom')}
        help={isBookable ? t('receipts.paidHelp') : t('receipts.paidNeeds', { currency })}
      >
        <AccountChoice
          accounts={accounts}
          value={account?.id}
          onChange={(event) => setChosen(event.target.value)}
        />
      </FormField>
      <Button
        variant="outline"
        disabled={!isBookable || !account}
        loading={isBusy}
        onClick={() => account && void book(account)}
      >
        <LuBanknote aria-hidden="true" /> {t('receipts.book')}
      </Button>
    </Flex>
  );
}
