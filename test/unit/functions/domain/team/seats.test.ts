import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { hasSeat, takesSeat } from '../../../../../functions/domain/team/seats.ts';
import { roles } from '../../../../../shared/abilities.ts';

const member = (userId: string, joinedAt: string, role: (typeof roles)[number] = 'assistant') => ({
  userId,
  role,
  joinedAt,
});

describe('hasSeat', () => {
  it('gives seats to the master, then to whoever joined first, and none to accountants', () => {
    const members = [
      member('new', '2026-03-01'),
      member('books', '2026-01-05', 'accountant'),
      member('old', '2026-02-01'),
      member('owner', '2026-05-01', 'master'),
    ];
    const seated = members.filter(({ userId }) => hasSeat(userId, members, 2)).map(({ userId }) => userId);
    expect(seated).toEqual(['old', 'owner']);
  });

  it('gives exactly as many seats as there are, whoever the members are', () => {
    const anyMember = fc.record({
      userId: fc.uuid(),
      role: fc.constantFrom(...roles),
      joinedAt: fc.constantFrom('2026-01-01', '2026-01-02', '2026-01-03'),
    });
    const anyTeam = fc.uniqueArray(anyMember, { selector: ({ userId }) => userId, maxLength: 8 });
    fc.assert(
      fc.property(anyTeam, fc.integer({ min: 1, max: 6 }), (members, seats) => {
        const wanting = members.filter(takesSeat);
        const seated = wanting.filter(({ userId }) => hasSeat(userId, members, seats));
        expect(seated).toHaveLength(Math.min(wanting.length, seats));
        const master = members.find(({ role }) => role === 'master');
        if (master && members.filter(({ role }) => role === 'master').length === 1)
          expect(seated).toContain(master);
      }),
    );
  });
});
