import type { ArchiveItem } from '../../../shared/model/archive.ts';
import { useArchiveLists, useArchiveRefresh } from '../../api/archive.ts';
import { useDeleteTransaction, useRestoreTransaction } from '../../api/ledger.ts';
import { messageOf } from '../../api/message-of.ts';
import { useArchiveReceipt, useRestoreReceipt } from '../../api/receipts.ts';
import { useDeleteReport, useRestoreReport } from '../../api/reports.ts';
import { useNotify } from '../../kit/notify.ts';
import { useText } from '../../text/use-text.ts';

/** Whether something was put into the archive, and can be taken back: a report that was sent is there because it is sent. */
export const isRestorable = ({ type, goesOn }: ArchiveItem): boolean => type !== 'report' || goesOn !== null;

/** Takes something back from the archive, which is told and can be undone. */
export function useRestore(): (item: ArchiveItem) => Promise<void> {
  const t = useText();
  const notify = useNotify();
  const lists = useArchiveLists();
  const refresh = useArchiveRefresh();
  const { mutateAsync: restoreReceipt } = useRestoreReceipt();
  const { mutateAsync: archiveReceipt } = useArchiveReceipt();
  const { mutateAsync: restoreEntry } = useRestoreTransaction();
  const { mutateAsync: deleteEntry } = useDeleteTransaction();
  const { mutateAsync: restoreReport } = useRestoreReport();
  const { mutateAsync: deleteReport } = useDeleteReport();
  const ways = {
    receipt: { back: restoreReceipt, away: archiveReceipt },
    transaction: { back: restoreEntry, away: deleteEntry },
    report: { back: restoreReport, away: deleteReport },
  };
  return async (item) => {
    const { id, name } = item;
    const { back, away } = ways[item.type];
    try {
      await back(id);
      lists.take(item);
      // One that had been sent is still there, as such.
      if (item.type === 'report') void refresh();
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
