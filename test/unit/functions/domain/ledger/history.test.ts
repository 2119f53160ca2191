import { describe, expect, it } from 'vitest';
import { changedEntry, withReceipts } from '../../../../../functions/domain/ledger/entry.ts';
import { historyOf } from '../../../../../functions/domain/ledger/history.ts';
import { rowWith } from './rows.ts';

const hand = { userId: 'ada', at: '2026-04-01T12:00:00.000Z' };
const row = rowWith();

describe('historyOf', () => {
  it('tells what changed, as it was and as it is, and by whom', () => {
    const after = changedEntry(row, { categoryId: 'Travel', notes: 'To Paris' });
    expect(historyOf({ before: row, after }, hand)).toEqual({
      ...hand,
      organizationId: 'o',
      rowId: row.id,
      addedAt: row.createdAt,
      version: 2,
      act: 'changed',
      before: { categoryId: 'Office' },
      after: { categoryId: 'Travel', notes: 'To Paris' },
    });
  });

  it('tells nothing of a row that is new, or that stays as it was', () => {
    expect(historyOf({ after: row }, hand)).toBeUndefined();
    expect(historyOf({ before: row, after: changedEntry(row, {}) }, hand)).toBeUndefined();
  });

  it('keeps all of a row that is removed, and again when it comes back', () => {
    const gone = historyOf({ before: row }, hand);
    expect(gone).toMatchObject({ act: 'removed', version: 1, before: { amount: -1205 }, after: {} });
    const back = historyOf({ after: withReceipts(row, []) }, hand);
    expect(back).toMatchObject({ act: 'restored', version: 2, before: {}, after: { amount: -1205 } });
  });
});
