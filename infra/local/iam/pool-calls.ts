import type { Call } from './policy.ts';

/** The permission that a signed Cognito request needs. Browsers' calls (SignUp, InitiateAuth …) are unsigned and need none. */
export function poolCalls(target: string, poolArn: string): Call[] {
  return [{ action: `cognito-idp:${target.split('.').at(-1) ?? ''}`, resources: [poolArn] }];
}
