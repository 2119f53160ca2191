import { describe, expect, it } from 'vitest';
import { endOfLink, opens } from '../../../../../functions/domain/sharing/link-state.ts';

const made = new Date('2026-04-01T12:00:00.000Z');

describe('a link', () => {
  it('opens until just before its end', () => {
    const endsAt = endOfLink(made, 30);
    expect(endsAt).toBe('2026-05-01T12:00:00.000Z');
    const link = { endsAt, revokedAt: null };
    expect(opens(link, new Date('2026-05-01T11:59:59.999Z'))).toBe(true);
    expect(opens(link, new Date('2026-05-01T12:00:00.000Z'))).toBe(false);
  });

  it('opens no more once it was revoked, whatever its end', () => {
    expect(opens({ endsAt: endOfLink(made, 30), revokedAt: made.toISOString() }, made)).toBe(false);
  });
});
