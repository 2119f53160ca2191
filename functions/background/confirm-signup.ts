import type { PostConfirmationTriggerEvent } from 'aws-lambda';
import { cloud, cloudOfPool } from '../runtime/cloud.ts';
import { foundBooks } from '../use-cases/books/found-books.ts';
import { noteReset } from '../use-cases/sessions/note-reset.ts';

/**
 * Cognito's trigger after a person confirmed something by a code: the address, and the books are made; or a new password, and they are
 * signed in nowhere any more. Whichever way the confirmation came.
 */
export async function handler(event: PostConfirmationTriggerEvent): Promise<PostConfirmationTriggerEvent> {
  const { sub: userId = '', email = '', name = '' } = event.request.userAttributes;
  if (event.triggerSource === 'PostConfirmation_ConfirmSignUp')
    await foundBooks({ userId, email, fullName: name }, cloud);
  else await noteReset(userId, cloudOfPool(event.userPoolId));
  return event;
}
