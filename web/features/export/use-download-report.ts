import { openReport } from '../../api/archive-exports.ts';
import { messageOf } from '../../api/message-of.ts';
import { useNotify } from '../../kit/notify.ts';
import { useText } from '../../text/use-text.ts';
import { saveFrom } from '../document/save-from.ts';

/** Downloads a report as it was made, or tells why not. */
export function useDownloadReport(): (id: string) => Promise<void> {
  const t = useText();
  const notify = useNotify();
  const failed = t('archive.downloadFailed');
  return (id) =>
    openReport(id).then(
      (file) => {
        saveFrom(file);
        notify.settled(failed);
      },
      (error: unknown) => notify.failed(failed, messageOf(error, t('common.unexpected'))),
    );
}
