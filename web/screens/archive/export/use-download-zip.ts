import { useState } from 'react';
import { openZip } from '../../../api/archive-exports.ts';
import { messageOf } from '../../../api/message-of.ts';
import { saveFrom } from '../../../features/document/save-from.ts';
import { useNotify } from '../../../kit/notify.ts';
import { useText } from '../../../text/use-text.ts';

/** Downloads a zip of the archive under its own name. */
export function useDownloadZip() {
  const t = useText();
  const notify = useNotify();
  const [isBusy, setIsBusy] = useState(false);
  const download = async (id: string) => {
    setIsBusy(true);
    try {
      saveFrom(await openZip(id));
      notify.settled(t('archive.export.downloadFailed'));
    } catch (error) {
      notify.failed(t('archive.export.downloadFailed'), messageOf(error, t('common.unexpected')));
    } finally {
      setIsBusy(false);
    }
  };
  return { download, isBusy };
}
