import { useState } from 'react';
import { useAddress } from '../../../kit/use-address.ts';
import type { ScheduleSubject } from './schedule-dialog.tsx';

/** What of the schedules is open. */
export interface ScheduleDesk {
  /** What is set up or changed; undefined while nothing is. */
  readonly subject: ScheduleSubject | undefined;
  readonly open: (subject: ScheduleSubject) => void;
  /** Whose history is shown, as the address says it. */
  readonly shownId: string;
  readonly showHistory: (id: string) => void;
  readonly close: () => void;
}

const NEW = 'new';

/** Links from elsewhere ask for a new schedule, or for what became of one. */
export function useScheduleDesk(): ScheduleDesk {
  const [search, change] = useAddress();
  const [chosen, choose] = useState<ScheduleSubject>();
  const named = search.get('schedule') ?? '';
  const isAsked = named === NEW;
  return {
    subject: chosen ?? (isAsked ? asked : undefined),
    open: choose,
    shownId: isAsked ? '' : named,
    showHistory: (schedule) => change({ schedule }),
    close: () => {
      choose(undefined);
      if (named !== '') change({ schedule: '' });
    },
  };
}

const asked: ScheduleSubject = { begun: {} };
