import { randomBytes } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import {
  digestOf,
  isPhrase,
  keptPhrase,
  SECRET_BYTES,
  secretFrom,
} from '../../../../../functions/domain/sharing/secrets.ts';

describe('the secret of a link', () => {
  it('is of at least 120 random bits, fit for an address', () => {
    expect(SECRET_BYTES * 8).toBeGreaterThanOrEqual(120);
    const secret = secretFrom(randomBytes(SECRET_BYTES));
    expect(secret).toMatch(/^[\w-]{32}$/);
    expect(Buffer.from(secret, 'base64url')).toHaveLength(SECRET_BYTES);
  });

  it('is kept as what gives nothing of it away', () => {
    const secret = secretFrom(randomBytes(SECRET_BYTES));
    expect(digestOf(secret)).toBe(digestOf(secret));
    expect(digestOf(secret)).not.toContain(secret);
    expect(digestOf(secret)).not.toBe(digestOf(`${secret}a`));
  });
});

describe('a pass phrase', () => {
  it('is known again however its letters are put together and whatever blanks are typed around it', async () => {
    const kept = await keptPhrase('Érable à sucre', 'salt');
    expect(kept.hash).not.toContain('rable');
    expect(await isPhrase('  E\u0301rable a\u0300 sucre ', kept)).toBe(true);
    for (const wrong of ['', 'Erable a sucre', 'érable à sucre', 'Érable à sucre!'])
      expect(await isPhrase(wrong, kept), wrong).toBe(false);
  });

  it('is kept differently with each salt', async () => {
    expect((await keptPhrase('maple hardware', 'one')).hash).not.toBe(
      (await keptPhrase('maple hardware', 'two')).hash,
    );
  });
});
