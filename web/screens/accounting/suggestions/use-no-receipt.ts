import { useState } from 'react';
import type { Transaction } from '../../../../shared/model/transaction.ts';
import { useChangeTransaction } from '../../../api/ledger.ts';
import { messageOf } from '../../../api/message-of.ts';
import { useNotify } from '../../../kit/notify.ts';
import { useText } from '../../../text/use-text.ts';

/** Marks expenses as needing no receipt, with one undo for all of them. Answers whether it was done. */
export function useNoReceipt() {
  const t = useText();
  const notify = useNotify();
  const { mutateAsync: change } = useChangeTransaction();
  const [isBusy, setIsBusy] = useState(false);
  const waive = async (rows: readonly Transaction[], reason: string): Promise<boolean> => {
    setIsBusy(true);
    const noReceiptReason = reason === '' ? {} : { noReceiptReason: reason };
    const marked: Transaction[] = [];
    try {
      for (const { id, version } of rows)
        marked.push(await change({ id, change: { version, noReceiptNeeded: true, ...noReceiptReason } }));
      notify.settled(t('matching.markFailed'));
    } catch (error) {
      notify.failed(t('matching.markFailed'), messageOf(error, t('common.unexpected')));
    }
    setIsBusy(false);
    if (marked.length === 0) return false;
    const undo = async () => {
      for (const { id, version } of marked) await change({ id, change: { version, noReceiptNeeded: false } });
    };
    notify.done({ title: t('matching.marked', { count: marked.length }), undo });
    return marked.length === rows.length;
  };
  return { waive, isBusy };
}
