import type { Receipt } from '../../../shared/model/receipt.ts';
import { problemOf } from '../../../shared/problems.ts';
import { ApiProblem } from '../../api/api-problem.ts';
import { fetchReceipt, useArchiveReceipt, useChangeReceipt, useRestoreReceipt } from '../../api/receipts.ts';
import { fetchTransaction, useLinkDocuments } from '../../api/ledger.ts';
import { useMakeMatch } from '../../api/matching.ts';
import { messageOf } from '../../api/message-of.ts';
import { useNotify } from '../../kit/notify.ts';
import { useText } from '../../text/use-text.ts';

/** What can be done with one document or many at once; each tells its outcome and can be taken back whole. */
export interface ReceiptActions {
  readonly archive: (receipts: readonly Receipt[]) => Promise<void>;
  readonly categorise: (receipts: readonly Receipt[], categoryId: string) => Promise<void>;
}

export function useReceiptActions(): ReceiptActions {
  const t = useText();
  const notify = useNotify();
  const { mutateAsync: archiveOne } = useArchiveReceipt();
  const { mutateAsync: restoreOne } = useRestoreReceipt();
  const { mutateAsync: change } = useChangeReceipt();
  const { mutateAsync: link } = useMakeMatch();
  const { mutateAsync: linkDocuments } = useLinkDocuments();

  /** One after the other; the first failure is told, and what was done before it stays done and can be taken back. */
  const forEach = async <T>(
    receipts: readonly Receipt[],
    work: (receipt: Receipt) => Promise<T>,
    failure: string,
  ) => {
    const done: { receipt: Receipt; result: T }[] = [];
    try {
      for (const receipt of receipts) done.push({ receipt, result: await work(receipt) });
      notify.settled(failure);
    } catch (error) {
      notify.failed(failure, messageOf(error, t('common.unexpected')));
    }
    return done;
  };
  /** With the entries that had it; where that is one, by the decision that linked them, so that this can be taken back as well. */
  const bringBack = async (receipt: Receipt) => {
    await restoreOne(receipt.id);
    const { id, transactionIds } = receipt;
    const [only, ...others] = transactionIds;
    if (only === undefined) return;
    if (others.length > 0) await link({ receiptIds: [id], transactionIds: [...transactionIds] });
    else {
      const { version, receiptIds } = await fetchTransaction(only);
      await linkDocuments({ id: only, version, receiptIds: [...receiptIds, id] });
    }
  };
  return {
    archive: async (receipts) => {
      const done = await forEach(receipts, ({ id }) => archiveOne(id), t('receipts.deleteFailed'));
      const [first] = done;
      if (!first) return;
      notify.done({
        ...(done.length === 1
          ? { title: t('receipts.deleted'), description: first.receipt.fileName }
          : { title: t('receipts.deletedMany', { count: done.length }) }),
        undo: async () => {
          for (const { receipt } of done.toReversed()) await bringBack(receipt);
        },
      });
    },
    categorise: async (receipts, categoryId) => {
      const done = await forEach(
        receipts,
        ({ id, version }) => change({ id, change: { category: categoryId, version } }),
        t('receipts.saveFailed'),
      );
      if (done.length === 0) return;
      notify.done({
        title: t('receipts.categorised', { count: done.length }),
        undo: async () => {
          for (const { receipt } of done) {
            const now = await fetchReceipt(receipt.id);
            if (now.categoryId !== categoryId) throw new ApiProblem(problemOf('changed-meanwhile'));
            await change({ id: receipt.id, change: { category: receipt.categoryId, version: now.version } });
          }
        },
      });
    },
  };
}
