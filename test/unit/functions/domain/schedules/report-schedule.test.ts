import { describe, expect, it } from 'vitest';
import { decided, dueNext, placed } from '../../../../../functions/domain/schedules/report-schedule.ts';
import { addDays, daysOfMonth, todayIn } from '../../../../../shared/civil-date.ts';

const monthly = {
  frequency: 'monthly',
  day: 1,
  hour: 8,
  timeZone: 'America/Toronto',
  openFrom: '2026-11-25T12:00:00.000Z',
  doneUntil: {},
} as const;

describe('the period that is mailed next', () => {
  it('is the month that ends next, on the first such day after it', () => {
    expect(dueNext(monthly, '01-01')).toEqual({
      ...{ from: '2026-11-01', to: '2026-11-30' },
      dueAt: '2026-12-01T13:00:00.000Z',
    });
    expect(dueNext({ ...monthly, day: 15 }, '01-01').dueAt).toBe('2026-12-15T13:00:00.000Z');
  });

  it('is the month before while its last day of the month after is still ahead', () => {
    expect(dueNext({ ...monthly, day: 'last' }, '01-01')).toMatchObject({
      ...{ to: '2026-10-31', dueAt: '2026-11-30T13:00:00.000Z' },
    });
    expect(dueNext({ ...monthly, day: 28 }, '01-01')).toMatchObject({
      ...{ to: '2026-10-31', dueAt: '2026-11-28T13:00:00.000Z' },
    });
  });

  it('is a quarter or a year of the fiscal year, also where that begins within a month', () => {
    const quarterly = { ...monthly, frequency: 'quarterly', timeZone: 'Europe/London' } as const;
    expect(dueNext(quarterly, '01-01')).toMatchObject({ from: '2026-10-01', to: '2026-12-31' });
    expect(dueNext(quarterly, '04-06')).toEqual({
      ...{ from: '2026-10-06', to: '2027-01-05' },
      dueAt: '2027-02-01T08:00:00.000Z',
    });
    expect(dueNext({ ...quarterly, day: 6 }, '04-06').dueAt).toBe('2027-01-06T08:00:00.000Z');
    expect(dueNext({ ...quarterly, frequency: 'yearly' }, '07-01')).toMatchObject({
      ...{ from: '2026-07-01', to: '2027-06-30', dueAt: '2027-07-01T07:00:00.000Z' },
    });
  });

  it('comes at the next moment there is where its hour is missing, and the first time where it comes twice', () => {
    // Clocks go from 2 to 3 on 14 March 2027, and from 2 to 1 on 7 November.
    const spring = { ...monthly, day: 14, hour: 2, doneUntil: { monthly: '2027-01-31' } } as const;
    expect(dueNext(spring, '01-01').dueAt).toBe('2027-03-14T07:00:00.000Z');
    const autumn = { ...spring, day: 7, hour: 1, doneUntil: { monthly: '2027-09-30' } } as const;
    expect(dueNext(autumn, '01-01').dueAt).toBe('2027-11-07T05:00:00.000Z');
  });

  it('is the one after what was decided, whatever day, hour and zone are changed to', () => {
    const done = { ...monthly, doneUntil: { monthly: '2026-11-30' } } as const;
    for (const change of [
      { day: 28 },
      { day: 'last' },
      { hour: 23 },
      { timeZone: 'Pacific/Auckland' },
    ] as const)
      expect(dueNext({ ...done, ...change }, '01-01').to).toBe('2026-12-31');
  });

  it('leaves no day out where the fiscal year is moved', () => {
    const yearly = { ...monthly, frequency: 'yearly', doneUntil: { yearly: '2026-12-31' } } as const;
    expect(dueNext(yearly, '04-01')).toMatchObject({ from: '2026-04-01', to: '2027-03-31' });
  });
});

const zones = [
  'America/Toronto',
  'Europe/London',
  'Australia/Sydney',
  'Pacific/Chatham',
  'Asia/Kolkata',
  'America/St_Johns',
  'Pacific/Auckland',
];

/** The hour and the minute by the clock on the wall. */
const clockIn = (timeZone: string, instant: string): string =>
  new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit', hourCycle: 'h23' }).format(
    new Date(instant),
  );

describe('two years of periods', () => {
  const hours = Array.from({ length: 24 }, (_, hour) => hour);
  it.each(zones)('come one after the other, each once, on their day and at their hour in %s', (timeZone) => {
    for (const day of [1, 7, 14, 28, 'last'] as const)
      for (const hour of hours) {
        const openFrom = '2026-01-15T12:00:00.000Z';
        const facts = { ...monthly, day, hour, timeZone, openFrom };
        let schedule = placed(
          {
            ...{ ...facts, id: 'one', organizationId: 'books', userId: 'ada', asked: '', label: 'Month' },
            ...{ content: { kind: 'report', type: 'transactions', format: 'csv' }, isPaused: false },
            ...{ recipientEmail: 'a@example.com', recipientName: '', language: 'en', skipUnchanged: false },
            ...{ createdAt: openFrom, version: 1 },
          },
          '01-01',
        );
        let before = { to: addDays(schedule.due.from, -1), dueAt: openFrom };
        for (let month = 0; month < 24; month += 1) {
          const { from, to, dueAt } = schedule.due;
          expect(from).toBe(addDays(before.to, 1));
          expect(to).toBe(daysOfMonth(from.slice(0, 7)).to);
          expect(dueAt > before.dueAt).toBe(true);
          const sent = todayIn(timeZone, new Date(dueAt));
          const wanted =
            day === 'last' ? daysOfMonth(sent.slice(0, 7)).to.slice(8) : String(day).padStart(2, '0');
          expect(sent.slice(8)).toBe(wanted);
          expect(sent > to && sent <= daysOfMonth(addDays(to, 1).slice(0, 7)).to).toBe(true);
          const clock = clockIn(timeZone, dueAt);
          // A missing hour, or in Chatham a missing part of one, begins where clocks go on.
          if (clock !== `${String(hour).padStart(2, '0')}:00`) {
            const justBefore = clockIn(timeZone, new Date(Date.parse(dueAt) - 60_000).toISOString());
            expect(Number(justBefore.slice(0, 2))).toBeLessThan(hour === 0 ? 24 : hour);
            expect(Number(clock.slice(0, 2))).toBeGreaterThanOrEqual(hour);
          }
          before = { to, dueAt };
          schedule = decided(schedule, schedule.due, '01-01');
        }
      }
  });
});
