import type { PreAuthenticationTriggerEvent } from 'aws-lambda';
import '../runtime/language.ts';
import { cloudOfPool } from '../runtime/cloud.ts';
import { checkFactor } from '../use-cases/second-factor/check-factor.ts';

/** Cognito's trigger before somebody signs in: where their second factor can't be compared, nobody is let in. */
export async function handler(event: PreAuthenticationTriggerEvent): Promise<PreAuthenticationTriggerEvent> {
  await checkFactor(event.userName, cloudOfPool(event.userPoolId));
  return event;
}
