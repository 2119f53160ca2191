import { useState } from 'react';
import type { Job } from '../../../shared/model/job.ts';
import { useMatchRun } from '../../api/matching.ts';
import { untilAccepted } from '../../api/jobs.ts';
import { messageOf } from '../../api/message-of.ts';
import { useNotify } from '../../kit/notify.ts';
import { useText } from '../../text/use-text.ts';

/** Confirms many matches as one job with one undo, and takes such a job back; tells how far it is. */
export function useRunActions() {
  const t = useText();
  const notify = useNotify();
  const { start, isStarted, takeBack, isBusy } = useMatchRun();
  const [progress, setProgress] = useState<number>();

  const failed = (error: unknown) =>
    notify.failed(t('matching.runFailed'), messageOf(error, t('common.unexpected')));
  const runTold = async (matchIds: string[], onAccepted: () => void) => {
    const onProgress = (one: Job) => {
      setProgress(one.progress);
      onAccepted();
    };
    try {
      const job = await start({ matchIds, onProgress });
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
    } finally {
      setProgress(undefined);
    }
  };
  const run = async (matchIds: string[]): Promise<boolean> => {
    try {
      await untilAccepted((onAccepted) => runTold(matchIds, onAccepted), failed);
      return true;
    } catch (error) {
      failed(error);
      return false;
    }
  };
  return {
    /** Answers whether it runs or is done; what becomes of it then is told by itself. */
    run,
    takeBack: (runId: string) => takeBack(runId).then(() => undefined, failed),
    /** 0 to 1 while a run goes on that the API accepted. */
    progress,
    isRunning: isStarted,
    isBusy: isBusy || isStarted,
  };
}
