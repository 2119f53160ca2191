import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { dailyMailOf, nextDailyMail } from '../../../../../functions/domain/notices/daily-mail.ts';
import { todayIn } from '../../../../../shared/civil-date.ts';

const clockIn = (timeZone: string, instant: string) =>
  new Intl.DateTimeFormat('en-GB', { timeZone, hour: '2-digit', minute: '2-digit' }).format(
    new Date(instant),
  );

describe('the daily mail', () => {
  it.each([
    ['America/Toronto', '2026-01-15T13:00:00.000Z'],
    ['America/St_Johns', '2026-01-15T11:30:00.000Z'],
    ['Europe/London', '2026-01-15T08:00:00.000Z'],
    ['Asia/Kathmandu', '2026-01-15T02:15:00.000Z'],
    ['Australia/Adelaide', '2026-01-14T21:30:00.000Z'],
    ['Pacific/Auckland', '2026-01-14T19:00:00.000Z'],
    ['Pacific/Kiritimati', '2026-01-14T18:00:00.000Z'],
  ])('goes at its hour by the clocks of the books: eight in %s', (timeZone, dueAt) => {
    expect(dailyMailOf('2026-01-15', 8, timeZone)).toEqual({ day: '2026-01-15', dueAt });
  });

  it.each([
    ['an hour that comes twice is the first of the two', '2026-11-01', 1, '2026-11-01T05:00:00.000Z'],
    ['an hour after clocks were put back', '2026-11-01', 2, '2026-11-01T07:00:00.000Z'],
    ['an hour that never comes is the one after it', '2026-03-08', 2, '2026-03-08T07:00:00.000Z'],
    ['an hour after clocks were put forward', '2026-03-08', 8, '2026-03-08T12:00:00.000Z'],
    ['the day before that', '2026-03-07', 8, '2026-03-07T13:00:00.000Z'],
  ])('keeps to clocks that are changed: %s', (_, day, hour, dueAt) => {
    expect(dailyMailOf(day, hour, 'America/Toronto').dueAt).toBe(dueAt);
  });

  it('of an event is the next one: today’s before the hour, tomorrow’s from it on', () => {
    const next = (at: string) => nextDailyMail(new Date(at), 8, 'America/Toronto').day;
    expect(next('2026-01-15T12:59:59Z')).toBe('2026-01-15');
    expect(next('2026-01-15T13:00:00Z')).toBe('2026-01-16');
    expect(next('2026-01-16T04:59:00Z')).toBe('2026-01-16');
  });

  it('always goes after the event, within a day and an hour, by that hour of its day', () => {
    const zones = fc.constantFrom(
      ...[
        'America/Toronto',
        'Europe/London',
        'Australia/Lord_Howe',
        'Pacific/Auckland',
        'Asia/Kathmandu',
        'UTC',
      ],
    );
    const instants = fc.date({
      min: new Date('2024-01-01'),
      max: new Date('2028-01-01'),
      noInvalidDate: true,
    });
    fc.assert(
      fc.property(zones, instants, fc.nat(23), (timeZone, at, hour) => {
        const { day, dueAt } = nextDailyMail(at, hour, timeZone);
        const waits = Date.parse(dueAt) - at.getTime();
        expect(waits).toBeGreaterThan(0);
        expect(waits).toBeLessThanOrEqual(25 * 3_600_000);
        expect(todayIn(timeZone, new Date(dueAt))).toBe(day);
        expect([hour, hour + 1]).toContain(Number(clockIn(timeZone, dueAt).slice(0, 2)));
      }),
    );
  });
});
