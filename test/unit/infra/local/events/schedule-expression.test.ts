import { describe, expect, it } from 'vitest';
import { scheduleExpression } from '../../../../../infra/local/events/schedule-expression.ts';

const isDue = (expression: string, at: string, zone = 'UTC') =>
  scheduleExpression(expression)(new Date(at), zone);

describe('scheduleExpression', () => {
  it('fires a rate once an interval', () => {
    expect(isDue('rate(5 minutes)', '2026-03-01T10:05:30Z')).toBe(true);
    expect(isDue('rate(5 minutes)', '2026-03-01T10:06:30Z')).toBe(false);
  });
  it('reads lists, ranges, steps and names', () => {
    expect(isDue('cron(0/15 8-10 ? * MON-FRI *)', '2026-03-02T09:30:00Z')).toBe(true);
    expect(isDue('cron(0/15 8-10 ? * MON-FRI *)', '2026-03-01T09:30:00Z')).toBe(false);
    expect(isDue('cron(0 0 1 JAN,JUL ? *)', '2026-07-01T00:00:00Z')).toBe(true);
  });
  it('follows the schedule’s own time zone, midnight included', () => {
    expect(isDue('cron(0 0 * * ? *)', '2026-07-01T04:00:00Z', 'America/Toronto')).toBe(true);
    expect(isDue('cron(0 0 * * ? *)', '2026-07-01T00:00:00Z', 'America/Toronto')).toBe(false);
  });
  it('refuses what it cannot read', () => {
    expect(() => scheduleExpression('cron(0 0 L * ? *)')).toThrow('L');
    expect(() => scheduleExpression('at(2026-01-01T00:00:00)')).toThrow('at(');
  });
});
