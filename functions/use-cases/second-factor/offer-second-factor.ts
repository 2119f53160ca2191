import type { OfferedApp } from '../../../shared/model/second-factor.ts';
import { refuse } from '../../domain/outcome.ts';
import type { Refusal } from '../../domain/outcome.ts';
import type { Caller } from '../../runtime/caller.ts';
import type { Cloud } from '../../runtime/cloud.ts';
import { refusedState } from './refused-state.ts';

const ISSUER = 'Matchbook';

/** A secret for the caller's authenticator app, where they have none; nothing changes until its code is shown. */
export async function offerSecondFactor(
  accessToken: string,
  { person }: Caller,
  cloud: Pick<Cloud, 'poolSecondFactor'>,
): Promise<OfferedApp | Refusal> {
  const refused = await refusedState('off', accessToken, cloud);
  if (refused) return refused;
  const secret = await cloud.poolSecondFactor.offer(accessToken);
  if (secret === undefined) return refuse('signed-out');
  return { secret, uri: keyUri(secret, person.email) };
}

/** As apps read it from a picture (Key Uri Format of Google Authenticator's documentation). */
function keyUri(secret: string, email: string): string {
  const parameters = new URLSearchParams({ secret, issuer: ISSUER });
  return `otpauth://totp/${ISSUER}:${encodeURIComponent(email)}?${parameters.toString()}`;
}
