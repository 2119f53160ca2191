import type { RouteRequest } from '../../../../shared/contract/route.ts';
import type { addReportSchedule } from '../../../../shared/contract/report-schedules.ts';
import type { ReportSchedule, ReportScheduleChange } from '../../../../shared/model/report-schedule.ts';
import { messageOf } from '../../../api/message-of.ts';
import { useScheduleCalls } from '../../../api/report-schedules.ts';
import { useNotify } from '../../../kit/notify.ts';
import { useText } from '../../../text/use-text.ts';
import { termsOf } from './schedule-form.ts';
import { useWhenWords } from './use-schedule-words.ts';

/** What can be done with schedules; each tells its outcome and can be taken back. */
export interface ScheduleActions {
  /** As the form sends it: what fails is thrown, for the form to tell at its fields. */
  readonly add: (wish: RouteRequest<typeof addReportSchedule>['body']) => Promise<void>;
  /** Thrown likewise. */
  readonly save: (before: ReportSchedule, change: ReportScheduleChange) => Promise<void>;
  readonly pause: (schedule: ReportSchedule, isPaused: boolean) => Promise<void>;
  readonly remove: (schedule: ReportSchedule) => Promise<void>;
}

export function useScheduleActions(): ScheduleActions {
  const t = useText();
  const notify = useNotify();
  const calls = useScheduleCalls();
  const whenOf = useWhenWords();
  const failed = t('schedules.failed');
  // What was done later and is taken back by now, and each period that is mailed, moves the version on.
  const versionNow = async ({ id, version }: ReportSchedule) => (await calls.now(id))?.version ?? version;
  const tell = (title: string, description: string, undo: () => Promise<unknown>) =>
    notify.done({
      title,
      description,
      settles: [failed, t('schedules.addFailed'), t('reports.send.emailRequired')],
      undo,
    });
  const nextOf = (schedule: ReportSchedule) =>
    t('schedules.done.next', { name: schedule.label, when: whenOf(schedule) });
  const attempt = async (work: () => Promise<void>) => {
    try {
      await work();
    } catch (error) {
      notify.failed(failed, messageOf(error, t('common.unexpected')));
    }
  };
  return {
    add: async (wish) => {
      const added = await calls.add(wish);
      tell(t('schedules.done.added'), nextOf(added), () => calls.remove(added.id));
    },
    save: async (before, change) => {
      const { id } = before;
      const changed = await calls.change({ id, body: change });
      tell(t('schedules.done.changed'), nextOf(changed), async () =>
        calls.change({ id, body: { ...termsOf(before), version: await versionNow(changed) } }),
      );
    },
    pause: (schedule, isPaused) =>
      attempt(async () => {
        const { id } = schedule;
        const held = (is: boolean, version: number) => calls.change({ id, body: { version, isPaused: is } });
        const after = await held(isPaused, schedule.version);
        tell(
          t(isPaused ? 'schedules.done.paused' : 'schedules.done.resumed'),
          isPaused ? schedule.label : nextOf(after),
          async () => held(!isPaused, await versionNow(after)),
        );
      }),
    remove: (schedule) =>
      attempt(async () => {
        await calls.remove(schedule.id);
        tell(t('schedules.done.deleted'), schedule.label, () => calls.restore(schedule.id));
      }),
  };
}
