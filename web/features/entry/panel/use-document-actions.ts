import type { Transaction } from '../../../../shared/model/transaction.ts';
import { problemOf } from '../../../../shared/problems.ts';
import { ApiProblem } from '../../../api/api-problem.ts';
import { fetchTransaction, useLinkDocuments } from '../../../api/ledger.ts';
import { messageOf } from '../../../api/message-of.ts';
import { useNotify } from '../../../kit/notify.ts';
import { useText } from '../../../text/use-text.ts';

/** Attaches a document to an entry or detaches one; each is told and can be taken back. */
export function useDocumentActions(row: Transaction) {
  const t = useText();
  const notify = useNotify();
  const { mutateAsync: link, isPending } = useLinkDocuments();
  const { id, receiptIds: before } = row;
  const set = async (receiptIds: string[], title: string) => {
    try {
      await link({ id, version: row.version, receiptIds });
      notify.done({
        title,
        description: row.description,
        settles: [t('entry.panel.attachFailed')],
        undo: async () => {
          const now = await fetchTransaction(id);
          if (!isSame(now.receiptIds, receiptIds)) throw new ApiProblem(problemOf('changed-meanwhile'));
          await link({ id, version: now.version, receiptIds: before });
        },
      });
    } catch (error) {
      notify.failed(t('entry.panel.attachFailed'), messageOf(error, t('common.unexpected')));
    }
  };
  return {
    isBusy: isPending,
    attach: (receiptId: string) => set([...before, receiptId], t('entry.panel.attached')),
    detach: (receiptId: string) =>
      set(
        before.filter((one) => one !== receiptId),
        t('entry.panel.detached'),
      ),
  };
}

const isSame = (one: readonly string[], other: readonly string[]): boolean =>
  new Set(one).symmetricDifference(new Set(other)).size === 0;
