import type { FactorChange } from '../../../shared/model/second-factor.ts';
import { refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { refusedPassword } from '../sessions/refused-password.ts';
import type { PasswordParts } from '../sessions/refused-password.ts';
import { countedTry } from './counted-try.ts';

/** What asking for the password and a code uses. */
export type ProofParts = PasswordParts & Pick<Cloud, 'poolSecondFactor'>;

/**
 * Refused where it is not the caller's password, or the code is not what their app shows now, or too many were tried. The pool takes the code
 * of an app that it only offered as well: that alone proves nothing.
 */
export async function refusedProof(
  { code, password }: FactorChange,
  accessToken: string,
  caller: Caller,
  cloud: ProofParts,
): Promise<Refusal | undefined> {
  const given = { password, field: 'password', to: 'second-factor' } as const;
  return (
    (await refusedPassword(given, caller, cloud)) ?? (await refusedCode(code, accessToken, caller, cloud))
  );
}

async function refusedCode(
  code: string,
  accessToken: string,
  { userId }: Caller,
  cloud: ProofParts,
): Promise<Refusal | undefined> {
  const refused = await countedTry({ what: 'code', whose: userId }, cloud);
  if (refused) return refused;
  const isTaken = await cloud.poolSecondFactor.takesCode(accessToken, code);
  if (isTaken === undefined) return refuse('signed-out');
  return isTaken ? undefined : refuse('invalid-input', { fields: { code: { code: 'wrong-app-code' } } });
}
