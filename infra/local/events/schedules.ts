import { randomUUID } from 'node:crypto';
import type { LocalSchedule } from '../template/cloud-model.ts';
import { scheduleExpression } from './schedule-expression.ts';

export interface SchedulesOptions {
  schedules: readonly LocalSchedule[];
  invoke: (functionName: string, event: unknown) => Promise<unknown>;
  /** The functions' clock: setting it makes schedules due. */
  now: () => Date;
}

export interface Schedules {
  list: () => { name: string; expression: string; timeZone: string; isEnabled: boolean }[];
  /**
   * Runs a schedule's function now, by an event of its own where one is given, and answers its result; undefined when there is no such
   * schedule. Rejects as the function does.
   */
  fire: (name: string, event?: unknown) => Promise<{ result: unknown } | undefined>;
  stop: () => void;
}

const CHECK_MS = 5_000;

/** Runs the template's schedules by the functions' clock, each at most once a minute. A missed minute is not made up for. */
export function startSchedules({ schedules, invoke, now }: SchedulesOptions): Schedules {
  const timed = schedules.map((schedule) => ({ schedule, isDue: scheduleExpression(schedule.expression) }));
  const run = (schedule: LocalSchedule, event: unknown = eventOf(schedule, now())) =>
    invoke(schedule.functionName, event);
  let lastMinute = minuteOf(now());

  const timer = setInterval(() => {
    const at = now();
    if (minuteOf(at) === lastMinute) return;
    lastMinute = minuteOf(at);
    for (const { schedule, isDue } of timed)
      // The function's log holds its failure; the next round is another try.
      if (schedule.isEnabled && isDue(at, schedule.timeZone)) run(schedule).catch(() => undefined);
  }, CHECK_MS);

  return {
    list: () =>
      schedules.map(({ name, expression, timeZone, isEnabled }) => ({
        name,
        expression,
        timeZone,
        isEnabled,
      })),
    async fire(name, event) {
      const schedule = schedules.find((one) => one.name === name);
      return schedule && { result: await run(schedule, event) };
    },
    stop: () => clearInterval(timer),
  };
}

const minuteOf = (at: Date) => Math.floor(at.getTime() / 60_000);

/** Scheduler passes the target's input as it is; without one, an event that tells the time. */
function eventOf({ name, input }: LocalSchedule, at: Date): unknown {
  if (input !== undefined && JSON.stringify(input) !== '{}') return input;
  return {
    version: '0',
    id: randomUUID(),
    'detail-type': 'Scheduled Event',
    source: 'aws.scheduler',
    time: at.toISOString(),
    resources: [name],
    detail: {},
  };
}
