import type { FactorChange } from '../../../shared/model/second-factor.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { tellingSecurity } from '../notices/tell-security.ts';
import type { SecurityParts } from '../notices/tell-security.ts';
import { newCodes } from './new-codes.ts';
import { refusedState } from './refused-state.ts';
import { refusedProof } from './refused-proof.ts';
import type { ProofParts } from './refused-proof.ts';

type Parts = SecurityParts & ProofParts & Pick<Cloud, 'change'>;

/**
 * Has signing in ask for a code from now on, by the caller's password and once their app has shown one; gives ten recovery codes. What is
 * kept is first: an app that the pool asks for and that is not known here would be taken for somebody else's at the next signing-in. Where
 * this ends between the two, that signing-in has the pool ask for it (`check-factor.ts`), the app lets its person in, and they make the
 * codes anew.
 */
export async function turnOnSecondFactor(
  asked: FactorChange,
  accessToken: string,
  caller: Caller,
  cloud: Parts,
): Promise<{ codes: string[] } | Refusal> {
  const { poolSecondFactor, secondFactors } = cloud;
  const refused =
    (await refusedState('off', accessToken, cloud)) ??
    (await refusedProof(asked, accessToken, caller, cloud));
  if (refused) return refused;
  const { codes, kept } = await newCodes();
  const { userId } = caller;
  const told = tellingSecurity({ kind: 'second-factor-on' }, caller, cloud);
  await cloud.change(caller, 'second-factor-turned-on', async (change) => {
    change.about({ id: userId });
    change.put(
      secondFactors.keeping(await secondFactors.of(userId), { userId, since: change.at, ...kept }),
      ...told,
    );
  });
  await poolSecondFactor.turn(cloud.userPoolId, userId, true);
  return { codes };
}
