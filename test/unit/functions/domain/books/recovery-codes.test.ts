import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  hashOfRecoveryCode,
  RECOVERY_BYTES,
  recoveryCodesFrom,
} from '../../../../../functions/domain/books/recovery-codes.ts';
import { readLetters } from '../../../../../functions/domain/typed-codes.ts';

const random = fc.uint8Array({ minLength: RECOVERY_BYTES, maxLength: RECOVERY_BYTES });

describe('recovery codes', () => {
  it('are ten that differ wherever their random bits do', () => {
    const codes = recoveryCodesFrom(Uint8Array.from({ length: RECOVERY_BYTES }, (_, at) => at));
    expect(codes).toHaveLength(10);
    expect(codes[0]).toBe('01234-56789');
    fc.assert(
      fc.property(random, random, (one, other) => {
        const differ = one.some((byte, at) => byte % 32 !== (other[at] ?? 0) % 32);
        expect(recoveryCodesFrom(one).join() !== recoveryCodesFrom(other).join()).toBe(differ);
      }),
    );
  });

  it('are read however they are typed', () => {
    fc.assert(
      fc.property(random, (bytes) => {
        for (const code of recoveryCodesFrom(bytes)) {
          expect(readLetters(code)).toBe(code.replace('-', ''));
          const typed = code.toLowerCase().replaceAll('0', 'o').replaceAll('1', 'l').replace('-', ' – ');
          expect(readLetters(typed)).toBe(code.replace('-', ''));
        }
      }),
    );
  });

  it('are kept as hashes that neither tell the code nor hold for another person', async () => {
    const hash = await hashOfRecoveryCode('7KQ2M-X0B9T', 'salt');
    expect(hash).toBe(await hashOfRecoveryCode('7kq2m xob9t', 'salt'));
    expect(hash).not.toBe(await hashOfRecoveryCode('7KQ2M-X0B9T', 'other'));
    expect(hash).not.toBe(await hashOfRecoveryCode('7KQ2M-X0B9V', 'salt'));
    expect(hash).not.toContain('7KQ2M');
  });
});
