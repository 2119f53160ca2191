import { useState } from 'react';
import { useMatchRun } from '../../api/matching.ts';
import { messageOf } from '../../api/message-of.ts';
import { useNotify } from '../../kit/notify.ts';
import { useText } from '../../text/use-text.ts';

/** Confirms many matches as one job with one undo, and takes such a job back; tells how far it is. */
export function useRunActions() {
  const t = useText();
  const notify = useNotify();
  const { start, takeBack, isBusy } = useMatchRun();
  const [progress, setProgress] = useState<number>();

  const failed = (error: unknown) =>
    notify.failed(t('matching.runFailed'), messageOf(error, t('common.unexpected')));
  const run = async (matchIds: string[]) => {
    setProgress(0);
    try {
      const job = await start({ matchIds, onProgress: (one) => setProgress(one.progress) });
      if (job.done < job.total)
        notify.failed(
          t('accounting.decisionFailed'),
          t('accounting.autoPartly', { done: job.done, all: job.total }),
        );
      if (job.done > 0)
        notify.done({
          title: t('accounting.autoDone', { count: job.done }),
          settles: [t('matching.runFailed')],
          undo: () => takeBack(job.id),
        });
    } catch (error) {
      failed(error);
    }
    setProgress(undefined);
  };
  return {
    run,
    takeBack: (runId: string) => takeBack(runId).then(() => undefined, failed),
    /** 0 to 1 while a run goes on. */
    progress,
    isBusy: isBusy || progress !== undefined,
  };
}
