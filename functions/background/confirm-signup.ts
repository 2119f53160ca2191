import type { PostConfirmationTriggerEvent } from 'aws-lambda';
import { cloud } from '../runtime/cloud.ts';
import { foundBooks } from '../use-cases/books/found-books.ts';

/** Cognito's trigger after a person confirmed the address: the books are made, whichever way confirmation came. */
export async function handler(event: PostConfirmationTriggerEvent): Promise<PostConfirmationTriggerEvent> {
  if (event.triggerSource !== 'PostConfirmation_ConfirmSignUp') return event;
  const { sub: userId = '', email = '', name = '' } = event.request.userAttributes;
  await foundBooks({ userId, email, fullName: name || email }, cloud);
  return event;
}
