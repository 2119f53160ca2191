import { describe, expect, it } from 'vitest';
import { isOpenReceipt } from '../../../../../functions/domain/matching/match-facts.ts';

const read = { status: 'processed', transactionIds: [], archivedAt: null } as const;

describe('a receipt that waits for its transaction', () => {
  it.each([
    ['is read and linked to nothing', read, true],
    ['is not one being read', { ...read, status: 'pending' }, false],
    ['is not one in the archive', { ...read, archivedAt: '2026-03-01T12:00:00.000Z' }, false],
  ] as const)('%s', (_what, receipt, isOpen) => {
    expect(isOpenReceipt({ ...receipt, transactionIds: [...receipt.transactionIds] })).toBe(isOpen);
  });
});
