import { describe, expect, it } from 'vitest';
import { weekdayNames } from '../../../../web/format/weekday-names.ts';
import { dayByKey, monthAfter, weeksOf } from '../../../../web/kit/calendar-days.ts';

describe('weeksOf', () => {
  it('has every day of a month once, each in its column from Monday on', () => {
    const weeks = weeksOf('2026-03', 'monday');
    expect(weeks.flat().filter(Boolean)).toHaveLength(31);
    expect(weeks[0]).toEqual([...Array.from({ length: 6 }, () => undefined), '2026-03-01']);
    expect(weeks.at(-1)).toEqual(['2026-03-30', '2026-03-31', ...Array.from({ length: 5 }, () => undefined)]);
  });

  it('begins on Sunday where the country’s calendars do', () => {
    expect(weeksOf('2026-03', 'sunday')[0]?.[0]).toBe('2026-03-01');
    expect(weeksOf('2026-08', 'sunday')[0]).toEqual([
      ...Array.from({ length: 6 }, () => undefined),
      '2026-08-01',
    ]);
    expect(dayByKey('2026-03-04', { key: 'Home', shiftKey: false }, 'sunday')).toBe('2026-03-01');
    expect(weekdayNames('sunday').map(({ long }) => long)).toEqual(
      'Sunday Monday Tuesday Wednesday Thursday Friday Saturday'.split(' '),
    );
  });

  it('has no week without a day of the month', () => {
    expect(weeksOf('2027-02', 'monday')).toHaveLength(4);
    expect(weeksOf('2026-08', 'monday')).toHaveLength(6);
  });
});

describe('dayByKey', () => {
  it.each([
    ['ArrowLeft', false, '2026-02-28'],
    ['ArrowRight', false, '2026-03-02'],
    ['ArrowUp', false, '2026-02-22'],
    ['ArrowDown', false, '2026-03-08'],
    ['Home', false, '2026-02-23'],
    ['End', false, '2026-03-01'],
    ['PageUp', false, '2026-02-01'],
    ['PageDown', false, '2026-04-01'],
    ['PageDown', true, '2027-03-01'],
    ['Enter', false, undefined],
  ] as const)('leads with %s (shift: %s) from the 1st of March 2026 to %s', (key, isShift, day) => {
    expect(dayByKey('2026-03-01', { key, shiftKey: isShift }, 'monday')).toBe(day);
  });
});

describe('monthAfter', () => {
  it('goes on and back across years, and stops where the calendar does', () => {
    expect(monthAfter('2026-12', 1)).toBe('2027-01');
    expect(monthAfter('2026-01', -1)).toBe('2025-12');
    expect(monthAfter('9999-12', 1)).toBe('9999-12');
  });
});
