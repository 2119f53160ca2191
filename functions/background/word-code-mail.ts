import type { CustomMessageTriggerEvent } from 'aws-lambda';
import { cloud } from '../runtime/cloud.ts';
import { noteCodeSent, signupCodeMinutes } from '../use-cases/books/signup-codes.ts';

const SIGN_UP = ['CustomMessage_SignUp', 'CustomMessage_ResendCode'];

/** Cognito's trigger before it mails a code: words the mail, and notes when a sign-up code went out. */
export async function handler(event: CustomMessageTriggerEvent): Promise<CustomMessageTriggerEvent> {
  const { codeParameter, userAttributes } = event.request;
  if (SIGN_UP.includes(event.triggerSource)) {
    const email: unknown = userAttributes['email'];
    if (typeof email === 'string') await noteCodeSent(email, cloud);
    event.response.emailSubject = 'Your Matchbook code';
    event.response.emailMessage = paragraphs(
      'Welcome to Matchbook. Your verification code is',
      codeParameter,
      `It is valid for ${signupCodeMinutes} minutes. If you did not sign up, ignore this e-mail.`,
    );
  } else if (event.triggerSource === 'CustomMessage_ForgotPassword') {
    event.response.emailSubject = 'Choose a new Matchbook password';
    event.response.emailMessage = paragraphs(
      'Your code to choose a new password is',
      codeParameter,
      'If you did not ask for it, ignore this e-mail; your password stays as it is.',
    );
  }
  return event;
}

function paragraphs(before: string, code: string, after: string): string {
  return `<p>${before}</p><p style="font-size:28px;letter-spacing:4px"><strong>${code}</strong></p><p>${after}</p>`;
}
