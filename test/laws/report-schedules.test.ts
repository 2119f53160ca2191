import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { runSchedule } from '../../functions/use-cases/schedules/run-schedule.ts';
import { addDays, addMonths, todayIn } from '../../shared/civil-date.ts';
import { scheduleDays, scheduleFrequencies } from '../../shared/model/report-schedule.ts';
import type { Fault } from '../support/memory-table.ts';
import { scheduledBooks } from '../unit/functions/use-cases/schedules/scheduled-books.ts';

/** Clocks are put forward in spring north and south of the equator, or never; three lie beside the hour. */
const zones = ['America/Toronto', 'Pacific/Chatham', 'Asia/Kolkata', 'America/St_Johns'];
const BEGIN = Date.parse('2026-11-25T12:00:00.000Z');
const END = Date.parse('2028-11-25T12:00:00.000Z');
const QUARTER_HOUR = 15 * 60_000;

const months = { monthly: 1, quarterly: 3, yearly: 12 } as const;

/** The first days of the periods that ended, one after the other, and whose day of mailing has come by a day. */
function expectedUntil(
  today: string,
  { frequency, day }: { frequency: keyof typeof months; day: number | 'last' },
): string[] {
  const found: string[] = [];
  for (let from = '2026-01-01'; ; from = addMonths(from, months[frequency]) ?? '') {
    const next = addMonths(from, months[frequency]) ?? '';
    const sent =
      day === 'last'
        ? addDays(addMonths(next, 1) ?? '', -1)
        : `${next.slice(0, 8)}${String(day).padStart(2, '0')}`;
    if (sent > today) return found;
    // Those that went before the schedule was set up are let pass.
    if (sent > '2026-11-26') found.push(from);
  }
}

const moment = fc.record({
  /** Mostly some rounds, now and then days or weeks in which nothing ran. */
  quarters: fc.oneof(
    { weight: 6, arbitrary: fc.integer({ min: 1, max: 96 * 6 }) },
    { weight: 1, arbitrary: fc.integer({ min: 96 * 20, max: 96 * 120 }) },
  ),
  isTwice: fc.boolean(),
  /** The operation of the table at which the worker ends, if it does. */
  endsAt: fc.option(fc.integer({ min: 1, max: 60 })),
});

describe('two years of a schedule that is asked for twice, late and not at all, by workers that end anywhere', () => {
  it.each(zones)('order each period once, in its turn, in %s', async (timeZone) => {
    await fc.assert(
      fc.asyncProperty(
        fc.constantFrom(...scheduleFrequencies),
        fc
          .oneof(fc.constantFrom(...scheduleDays), fc.constant('last' as const))
          .filter((day) => day !== 25 && day !== 26),
        fc.nat(23),
        fc.array(moment, { minLength: 4, maxLength: 24 }),
        async (frequency, day, hour, moments) => {
          let left = Number.POSITIVE_INFINITY;
          const trouble = (): Fault | undefined => {
            left -= 1;
            if (left === 0) throw new Error('The worker ended.');
            return undefined;
          };
          const books = await scheduledBooks({ timeZone, trouble, at: new Date(BEGIN).toISOString() });
          const { id } = await books.add({ frequency, day, hour });
          const { organizationId } = books.caller;
          for (let time = BEGIN, step = 0; time < END; step += 1) {
            const { quarters, isTwice, endsAt } = moments[step % moments.length] ?? { quarters: 1 };
            time = Math.min(END, time + quarters * QUARTER_HOUR);
            books.setClock(time);
            left = endsAt ?? Number.POSITIVE_INFINITY;
            await runSchedule(organizationId, id, books.cloud).catch(() => undefined);
            left = Number.POSITIVE_INFINITY;
            // A worker that ended is asked again; what was asked for meanwhile is done.
            await books.round();
            if (isTwice) await books.round();
          }
          const wanted = expectedUntil(todayIn(timeZone, new Date(END)), { frequency, day });
          expect(books.mailed().map((days) => days.slice(0, 10))).toEqual(wanted);
          expect((await books.runs(id)).map(({ from }) => from).toReversed()).toEqual(wanted);
        },
      ),
      { numRuns: 5 },
    );
  });
});
