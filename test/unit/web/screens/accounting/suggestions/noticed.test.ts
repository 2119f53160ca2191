import { describe, expect, it } from 'vitest';
import {
  namedLikeEarlier,
  trustEarned,
} from '../../../../../../web/screens/accounting/suggestions/noticed.ts';
import type { Match } from '../../../../../../shared/model/match.ts';

const match = (change: Partial<Match> = {}): Match => ({
  id: crypto.randomUUID(),
  receiptIds: [crypto.randomUUID()],
  transactionIds: [crypto.randomUUID()],
  confidence: 98,
  decision: 'auto',
  reasons: [{ kind: 'name', detail: 'named like 3 earlier matches', weight: 40 }],
  sums: { currency: 'CAD', documents: 100, payments: 100, difference: 0, name: null },
  status: 'pending',
  decidedAt: null,
  createdAt: '2026-03-01T00:00:00.000Z',
  ...change,
});

describe('what the books suggest', () => {
  it('is to confirm known names with equal sums that nothing contends for', () => {
    const known = match();
    const rivals = [match(), match()].map((one) => ({ ...one, transactionIds: ['same'] }));
    const doubtful = match({ confidence: 60 });
    const unequal = match({
      sums: { currency: 'CAD', documents: 100, payments: 120, difference: 20, name: 'tip' },
    });
    expect(namedLikeEarlier([known, ...rivals, doubtful, unequal, match({ reasons: [] })])).toEqual([known]);
  });

  it('is to make sure matches without asking after ten confirmed and none refused', () => {
    const confirmed = Array.from({ length: 10 }, () => match({ status: 'confirmed' }));
    expect(trustEarned(confirmed)).toBe(10);
    expect(trustEarned(confirmed.slice(1))).toBeUndefined();
    expect(trustEarned([...confirmed, match({ status: 'rejected' })])).toBeUndefined();
  });
});
