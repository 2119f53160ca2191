import { isRefusal } from '../../../functions/domain/outcome.ts';
import type { Caller } from '../../../functions/runtime/caller.ts';
import { sendFeedback } from '../../../functions/use-cases/notices/send-feedback.ts';
import { addReportSchedule } from '../../../functions/use-cases/schedules/add-report-schedule.ts';
import { deleteReportSchedule } from '../../../functions/use-cases/schedules/delete-report-schedule.ts';
import { restoreReportSchedule } from '../../../functions/use-cases/schedules/restore-report-schedule.ts';
import { limits } from '../../../shared/limits.ts';
import { reportSchedule } from '../entries.ts';
import { SCHEDULES_MAX } from './cloud-of.ts';
import { uuidFrom } from './same-chances.ts';
import type { World } from './world.ts';

const AT_ONCE = 3;

/** Asks for several schedules at once, while one is deleted and brought back. */
export async function schedule(world: World, caller: Caller): Promise<void> {
  const { cloud, scheduler } = world;
  const add = () => {
    const wish = reportSchedule({ id: uuidFrom(scheduler.random) });
    return world.request('schedule', () => addReportSchedule(wish, caller, cloud));
  };
  const turnOver = async () => {
    const standing = await world.request('list', () => cloud.reportSchedules.of(caller.organizationId));
    const [first] = standing ?? [];
    if (!first) return;
    await world.request('delete', () => deleteReportSchedule(first.id, caller, cloud));
    if (scheduler.chance(0.7))
      await world.request('restore', () => restoreReportSchedule(first.id, caller, cloud));
  };
  await Promise.all([...Array.from({ length: AT_ONCE }, add), turnOver()]);
}

/** Sends several messages to us at once. */
export async function tellUs(world: World, caller: Caller): Promise<void> {
  const { cloud, scheduler } = world;
  const send = () => {
    const message = {
      ...{ id: uuidFrom(scheduler.random), type: 'general' as const, message: 'It works.' },
      ...{ page: '/app', appVersion: '1' },
    };
    return world.request('feedback', async () => {
      const answer = await sendFeedback(message, caller, cloud);
      return isRefusal(answer) ? undefined : answer;
    });
  };
  await Promise.all(Array.from({ length: AT_ONCE }, send));
}

/** No limit is passed, and what is counted is what there is. */
export async function passedLimits(world: World, organizationId: string): Promise<string[]> {
  const items = world.table.itemsUnder(`ORG#${organizationId}`);
  const schedules = (await world.cloud.reportSchedules.of(organizationId)).length;
  const counted = items.find(({ sk }) => sk === 'COUNT#REPORT-SCHEDULE')?.['count'];
  const messages = items.filter(({ entity }) => entity === 'feedback').length;
  return [
    ...(schedules > SCHEDULES_MAX ? [`There are ${schedules} schedules of ${SCHEDULES_MAX}.`] : []),
    ...(counted !== undefined && counted !== schedules
      ? [`There are ${schedules} schedules, and ${JSON.stringify(counted)} are counted.`]
      : []),
    ...(messages > limits.feedbackADay ? [`There are ${messages} messages of one day.`] : []),
  ];
}
