import type { PreSignUpTriggerEvent } from 'aws-lambda';
import { FullName } from '../../shared/model/common.ts';

/** Cognito's trigger before somebody is signed up: refuses a name that is none, whichever client sends it. */
export function handler(event: PreSignUpTriggerEvent): Promise<PreSignUpTriggerEvent> {
  const { error } = FullName.safeParse(event.request.userAttributes['name']);
  return error ? Promise.reject(new Error(error.issues[0]?.message)) : Promise.resolve(event);
}
