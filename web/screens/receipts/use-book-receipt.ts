import { useState } from 'react';
import type { Receipt } from '../../../shared/model/receipt.ts';
import { useMakeMatch } from '../../api/matching.ts';
import { newId } from '../../api/new-id.ts';
import { useAddTransaction, useDeleteTransaction } from '../../api/ledger.ts';
import type { Account } from '../../../shared/model/account.ts';
import { useSignedIn } from '../../auth/me-context.ts';
import { messageOf } from '../../api/message-of.ts';
import { useNotify } from '../../kit/notify.ts';
import { useText } from '../../text/use-text.ts';

/** Enters a document as paid from an account and links it; taken back, the entry goes and the document is open again. */
export function useBookReceipt(receipt: Receipt) {
  const t = useText();
  const notify = useNotify();
  const { currency } = useSignedIn().organization;
  const { mutateAsync: add } = useAddTransaction();
  const { mutateAsync: remove } = useDeleteTransaction();
  const { mutateAsync: link } = useMakeMatch();
  const [isBusy, setIsBusy] = useState(false);
  // One id for the whole life of the form: pressing twice enters it once.
  const [id] = useState(newId);

  const book = async (account: Pick<Account, 'id' | 'name'>) => {
    const { amount, date, vendor, fileName, categoryId, kind } = receipt;
    if (amount === null || date === null) return;
    setIsBusy(true);
    try {
      await add({
        id,
        kind: kind === 'credit-note' ? 'income' : 'expense',
        description: vendor ?? fileName,
        amount,
        currency,
        // By their ids: a name that was changed since would be a new account.
        accountLabel: account.id,
        date,
        ...(categoryId === null ? {} : { category: categoryId }),
      });
      await link({ receiptIds: [receipt.id], transactionIds: [id] }).catch(async (error: unknown) => {
        await remove(id);
        throw error;
      });
      notify.done({
        title: t('receipts.booked'),
        description: account.name,
        undo: () => remove(id),
        settles: [t('receipts.bookFailed')],
      });
    } catch (error) {
      notify.failed(t('receipts.bookFailed'), messageOf(error, t('common.unexpected')));
    } finally {
      setIsBusy(false);
    }
  };
  return { book, isBusy };
}
