import { describe, expect, it } from 'vitest';
import {
  findRecurring,
  type RecurringRow,
} from '../../../../../functions/domain/recurring/find-recurring.ts';

const rows = (dates: string[], change: Partial<RecurringRow> = {}): RecurringRow[] =>
  dates.map((date, n) => ({
    id: `${change.description ?? 'a'}${n}`,
    date,
    description: 'NETFLIX.COM 866-579',
    amount: -1549,
    currency: 'CAD',
    ...change,
  }));
const monthly = rows(['2025-01-05', '2025-02-05', '2025-03-06', '2025-04-05']);

describe('findRecurring', () => {
  it('finds a subscription and says when it comes next', () => {
    expect(findRecurring(monthly, '2025-04-20')).toMatchObject([
      { frequency: 'monthly', amount: -1549, nextDate: '2025-05-05', isMissing: false },
    ]);
  });

  it('flags the one that did not come, and stops when it has ended', () => {
    expect(findRecurring(monthly, '2025-05-12')).toMatchObject([{ isMissing: true }]);
    expect(findRecurring(monthly, '2025-09-12')).toMatchObject([{ isMissing: false }]);
  });

  it('follows a price that rises a little, and weekly and yearly turns', () => {
    const raised = monthly.map((row, n) => (n > 1 ? { ...row, amount: -1699 } : row));
    expect(findRecurring(raised, '2025-04-20')).toHaveLength(1);
    expect(findRecurring(rows(['2023-06-01', '2024-06-01']), '2024-07-01')).toMatchObject([
      { frequency: 'yearly' },
    ]);
    const weeks = rows(['2025-01-06', '2025-01-13', '2025-01-20', '2025-01-27']);
    expect(findRecurring(weeks, '2025-01-28')).toMatchObject([{ frequency: 'weekly' }]);
  });

  it('sees no rhythm in purchases that only repeat', () => {
    expect(
      findRecurring(rows(['2025-01-05', '2025-01-09', '2025-02-27', '2025-03-01']), '2025-03-02'),
    ).toEqual([]);
    expect(findRecurring(monthly.slice(0, 2), '2025-03-01')).toEqual([]);
  });
});
