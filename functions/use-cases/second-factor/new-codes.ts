import { randomBytes } from 'node:crypto';
import { hashOfRecoveryCode, RECOVERY_BYTES, recoveryCodesFrom } from '../../domain/books/recovery-codes.ts';
import type { SecondFactor } from '../../store/second-factors.ts';

/** Ten recovery codes, to be shown once, and what is kept of them. */
export async function newCodes(): Promise<{ codes: string[]; kept: Pick<SecondFactor, 'salt' | 'codes'> }> {
  const codes = recoveryCodesFrom(randomBytes(RECOVERY_BYTES));
  const salt = randomBytes(16).toString('base64url');
  const hashes = await Promise.all(codes.map((code) => hashOfRecoveryCode(code, salt)));
  return { codes, kept: { salt, codes: hashes } };
}
