import { describe, expect, it } from 'vitest';
import { monthsWithin } from '../../../shared/months.ts';

describe('monthsWithin', () => {
  it('cuts the first and the last month to the days of the range', () => {
    expect(monthsWithin({ from: '2025-11-06', to: '2026-01-05' })).toEqual([
      { month: '2025-11', from: '2025-11-06', to: '2025-11-30' },
      { month: '2025-12', from: '2025-12-01', to: '2025-12-31' },
      { month: '2026-01', from: '2026-01-01', to: '2026-01-05' },
    ]);
  });

  it('is one month where all days lie in it', () => {
    expect(monthsWithin({ from: '2026-02-03', to: '2026-02-04' })).toEqual([
      { month: '2026-02', from: '2026-02-03', to: '2026-02-04' },
    ]);
  });
});
