import type { Transaction } from '../../../../shared/model/transaction.ts';
import { useLinkDocuments } from '../../../api/ledger.ts';
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
      const { version } = await link({ id, version: row.version, receiptIds });
      notify.done({
        title,
        description: row.description,
        settles: [t('entry.panel.attachFailed')],
        undo: () => link({ id, version, receiptIds: before }),
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
