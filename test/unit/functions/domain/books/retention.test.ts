import { describe, expect, it } from 'vitest';
import { afterRetention, archivedUntil, keptFor } from '../../../../../functions/domain/books/retention.ts';

describe('afterRetention', () => {
  it('is the same day seven years later, of a leap day the last of February', () => {
    expect(afterRetention('2026-03-31')).toBe('2033-03-31');
    expect(afterRetention('2024-02-29')).toBe('2031-02-28');
  });
});

describe('archivedUntil', () => {
  it('is seven years after a document was archived, or after an entry that it proves where that comes later', () => {
    const at = '2026-03-31T23:59:59.000Z';
    expect(archivedUntil(at, [])).toBe('2033-03-31');
    expect(archivedUntil(at, [{ date: '2025-01-01' }])).toBe('2033-03-31');
    expect(archivedUntil(at, [{ date: '2026-05-02' }, { date: '2026-04-01' }])).toBe('2033-05-02');
  });
});

describe('keptFor', () => {
  const now = new Date('2026-04-01T12:00:00Z');
  const lunch = { date: '2020-05-01', description: 'Lunch' };

  it('keeps a document until seven years after the latest of its entries', () => {
    expect(keptFor([lunch, { date: '2019-01-01', description: 'Before' }], now)).toEqual({
      description: 'Lunch',
      until: '2027-05-01',
    });
  });

  it('keeps none that proves nothing, or nothing any more', () => {
    expect(keptFor([], now)).toBeUndefined();
    expect(keptFor([{ ...lunch, date: '2019-04-01' }], now)).toBeUndefined();
  });
});
