import { describe, expect, it } from 'vitest';
import { unimportedMonth } from '../../../../../functions/domain/notices/unimported-month.ts';

const march = { from: '2026-03-01', to: '2026-03-31' };
const april = { from: '2026-04-01', to: '2026-04-30' };

describe('the month that is not imported', () => {
  it('is the last one, once it ended more than ten days ago and the account had statements before', () => {
    expect(unimportedMonth('2026-05-10', [march])).toBeUndefined();
    expect(unimportedMonth('2026-05-11', [march])).toBe('2026-04');
    expect(unimportedMonth('2026-05-31', [march])).toBe('2026-04');
    expect(unimportedMonth('2026-01-12', [{ from: '2025-11-01', to: '2025-11-30' }])).toBe('2025-12');
  });

  it('is none where a statement holds a day of it, whatever month that one began in', () => {
    expect(unimportedMonth('2026-05-20', [march, april])).toBeUndefined();
    expect(unimportedMonth('2026-05-20', [march, { from: '2026-04-12', to: '2026-05-11' }])).toBeUndefined();
  });

  it('is missed beside a later one that came', () => {
    expect(unimportedMonth('2026-05-20', [march, { from: '2026-05-01', to: '2026-05-15' }])).toBe('2026-04');
  });

  it('is none of an account that never had a statement, or none for half a year', () => {
    expect(unimportedMonth('2026-05-20', [])).toBeUndefined();
    expect(unimportedMonth('2026-05-20', [{ from: '2026-05-01', to: '2026-05-15' }])).toBeUndefined();
    expect(unimportedMonth('2026-05-20', [{ from: '2025-08-01', to: '2025-08-31' }])).toBeUndefined();
  });
});
