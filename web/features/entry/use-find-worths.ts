import { useState } from 'react';
import { useFindingWorths } from '../../api/worths.ts';
import { messageOf } from '../../api/message-of.ts';
import { newId } from '../../api/new-id.ts';
import { useNotify } from '../../kit/notify.ts';
import { useText } from '../../text/use-text.ts';

/** Looks for published rates of all that is counted apart, and tells for how many there were any, with one undo for all of them. */
export function useFindWorths() {
  const t = useText();
  const notify = useNotify();
  const { start, takeBack } = useFindingWorths();
  const [progress, setProgress] = useState<number>();
  const find = async () => {
    setProgress(0);
    try {
      const job = await start({ id: newId(), onProgress: (one) => setProgress(one.progress) });
      const { done, total } = job;
      if (done === 0) {
        notify.failed(t('entry.worth.noneFound'), t('entry.worth.noneFoundHelp'));
        return;
      }
      notify.done({
        title: t('entry.worth.found', { count: done }),
        ...(done < total ? { description: t('entry.worth.foundRest', { count: total - done }) } : {}),
        settles: [t('entry.worth.noneFound'), t('entry.worth.findFailed')],
        undo: () => takeBack(job.id),
      });
    } catch (error) {
      notify.failed(t('entry.worth.findFailed'), messageOf(error, t('common.unexpected')));
    } finally {
      setProgress(undefined);
    }
  };
  return { find, progress };
}
