import type { ArchiveItem, ArchiveItemType } from '../../../shared/model/archive.ts';
import { useArchiveLists } from '../../api/archive.ts';
import { useDeleteTransaction, useRestoreTransaction } from '../../api/ledger.ts';
import { messageOf } from '../../api/message-of.ts';
import { useArchiveReceipt, useRestoreReceipt } from '../../api/receipts.ts';
import { useNotify } from '../../kit/notify.ts';
import { useText } from '../../text/use-text.ts';

/** The kinds of things that can be taken back from the archive: a report that was sent is sent. */
export type Restorable = ArchiveItem & { readonly type: Exclude<ArchiveItemType, 'report'> };

export const isRestorable = (item: ArchiveItem): item is Restorable => item.type !== 'report';

/** Takes something back from the archive, which is told and can be undone. */
export function useRestore(): (item: Restorable) => Promise<void> {
  const t = useText();
  const notify = useNotify();
  const lists = useArchiveLists();
  const { mutateAsync: restoreReceipt } = useRestoreReceipt();
  const { mutateAsync: archiveReceipt } = useArchiveReceipt();
  const { mutateAsync: restoreEntry } = useRestoreTransaction();
  const { mutateAsync: deleteEntry } = useDeleteTransaction();
  const ways = {
    receipt: { back: restoreReceipt, away: archiveReceipt },
    transaction: { back: restoreEntry, away: deleteEntry },
  };
  return async (item) => {
    const { id, name } = item;
    const { back, away } = ways[item.type];
    try {
      await back(id);
      lists.take(item);
      notify.done({
        title: t('archive.restored'),
        description: name,
        settles: [t('archive.restoreFailed')],
        undo: async () => {
          await away(id);
          lists.put({ ...item, archivedAt: new Date().toISOString() });
        },
      });
    } catch (error) {
      notify.failed(t('archive.restoreFailed'), messageOf(error, t('common.unexpected')));
    }
  };
}
