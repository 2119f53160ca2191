import { useEffect } from 'react';
import { takeCarriedNotice } from '../kit/carried-notice.ts';
import { useNotify } from '../kit/notify.ts';

/** Tells what the page before this one was left with. */
export function useCarriedNotice(): void {
  const notify = useNotify();
  useEffect(() => {
    const notice = takeCarriedNotice();
    if (notice) queueMicrotask(() => notify.done(notice));
  }, [notify]);
}
