import { openOriginal } from '../../api/receipts.ts';
import { messageOf } from '../../api/message-of.ts';
import { useNotify } from '../../kit/notify.ts';
import { useText } from '../../text/use-text.ts';
import { saveFrom } from './save-from.ts';

/** Downloads the original of a receipt under its own name. */
export function useDownload(): (id: string) => Promise<void> {
  const t = useText();
  const notify = useNotify();
  return async (id) => {
    try {
      saveFrom(await openOriginal(id, 'download'));
      notify.settled(t('receipts.downloadFailed'));
    } catch (error) {
      notify.failed(t('receipts.downloadFailed'), messageOf(error, t('common.unexpected')));
    }
  };
}
