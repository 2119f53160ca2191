import type { CustomMessageTriggerEvent } from 'aws-lambda';
import { preferredLanguage } from '../../shared/text/language.ts';
import { wordsFor } from '../../shared/text/words-for.ts';
import '../runtime/language.ts';
import { cloud } from '../runtime/cloud.ts';
import { countCodeAnew, noteCodeSent, signupCodeMinutes } from '../use-cases/books/signup-codes.ts';

const SIGN_UP = ['CustomMessage_SignUp', 'CustomMessage_ResendCode'];
const ANEW = ['CustomMessage_ResendCode', 'CustomMessage_ForgotPassword'];

/** Cognito's trigger before it mails a code: words the mail, and notes when a sign-up code went out. It throws where there were too many. */
export async function handler(event: CustomMessageTriggerEvent): Promise<CustomMessageTriggerEvent> {
  const { userAttributes, clientMetadata } = event.request;
  const { codeMails } = wordsFor(preferredLanguage(clientMetadata?.['language']));
  const email: unknown = userAttributes['email'];
  const address = typeof email === 'string' ? email : undefined;
  if (address !== undefined && ANEW.includes(event.triggerSource)) await countCodeAnew(address, cloud);
  if (SIGN_UP.includes(event.triggerSource)) {
    if (address !== undefined) await noteCodeSent(address, cloud);
    word(event, codeMails.signUp({ minutes: signupCodeMinutes }));
  } else if (event.triggerSource === 'CustomMessage_ForgotPassword') {
    word(event, codeMails.forgotPassword());
  }
  return event;
}

function word(
  { request, response }: CustomMessageTriggerEvent,
  { subject, before, after }: { subject: string; before: string; after: string },
): void {
  const code = `<strong>${request.codeParameter}</strong>`;
  response.emailSubject = subject;
  response.emailMessage = `<p>${before}</p><p style="font-size:28px;letter-spacing:4px">${code}</p><p>${after}</p>`;
}
