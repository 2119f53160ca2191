import type { CustomMessageTriggerEvent } from 'aws-lambda';
import { preferredLanguage } from '../../shared/text/language.ts';
import '../runtime/language.ts';
import { cloud } from '../runtime/cloud.ts';
import { countCodeAnew, noteCodeSent } from '../use-cases/books/signup-codes.ts';
import { codeLetter } from '../use-cases/letters/code-letter.ts';
import type { CodePurpose } from '../use-cases/letters/code-letter.ts';

const SIGN_UP = ['CustomMessage_SignUp', 'CustomMessage_ResendCode'];
const ANEW = ['CustomMessage_ResendCode', 'CustomMessage_ForgotPassword'];

/** Cognito's trigger before it mails a code: words the mail, and notes when a sign-up code went out. It throws where there were too many. */
export async function handler(event: CustomMessageTriggerEvent): Promise<CustomMessageTriggerEvent> {
  const { userAttributes } = event.request;
  const email: unknown = userAttributes['email'];
  const address = typeof email === 'string' ? email : undefined;
  if (address !== undefined && ANEW.includes(event.triggerSource)) await countCodeAnew(address, cloud);
  if (SIGN_UP.includes(event.triggerSource)) {
    if (address !== undefined) await noteCodeSent(address, cloud);
    word(event, 'signUp');
  } else if (event.triggerSource === 'CustomMessage_ForgotPassword') {
    word(event, 'forgotPassword');
  }
  return event;
}

function word({ request, response }: CustomMessageTriggerEvent, purpose: CodePurpose): void {
  const language = preferredLanguage(request.clientMetadata?.['language']);
  const { subject, page } = codeLetter(purpose, { language, code: request.codeParameter });
  response.emailSubject = subject;
  response.emailMessage = page;
}
