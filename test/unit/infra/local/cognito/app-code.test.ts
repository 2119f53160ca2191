import { Secret } from 'otpauth';
import { describe, expect, it } from 'vitest';
import { counterOf } from '../../../../../infra/local/cognito/app-code.ts';

describe('counterOf', () => {
  it('takes the codes of RFC 6238, appendix B, and those of the half minute beside', () => {
    const secret = new Secret({ buffer: new TextEncoder().encode('12345678901234567890').buffer }).base32;
    expect(counterOf(secret, '287082', 59_000)).toBe(1);
    expect(counterOf(secret, '081804', 1_111_111_109_000)).toBe(37_037_036);
    expect(counterOf(secret, '287082', 89_000)).toBe(1);
    expect(counterOf(secret, '287082', 120_000)).toBeUndefined();
  });
});
