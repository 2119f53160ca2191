import type { GeneratedReport } from '../../../../shared/model/export.ts';
import { messageOf } from '../../../api/message-of.ts';
import { useDeleteReport, useRestoreReport } from '../../../api/reports.ts';
import { useNotify } from '../../../kit/notify.ts';
import { useText } from '../../../text/use-text.ts';

/** Puts a report of the list into the archive, which is told and can be undone; answers whether it is there. */
export function useDeleteShown(): (report: GeneratedReport) => Promise<boolean> {
  const t = useText();
  const notify = useNotify();
  const { mutateAsync: remove } = useDeleteReport();
  const { mutateAsync: restore } = useRestoreReport();
  const failed = t('reports.generated.deleteFailed');
  return async ({ id, name }) => {
    try {
      await remove(id);
      notify.done({
        title: t('reports.generated.deleted'),
        description: t('reports.generated.deletedHelp', { name }),
        settles: [failed],
        undo: () => restore(id),
      });
      return true;
    } catch (error) {
      notify.failed(failed, messageOf(error, t('common.unexpected')));
      return false;
    }
  };
}
