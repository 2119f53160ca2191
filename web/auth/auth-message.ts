import { languageTags, spokenLanguage } from '../../shared/text/language.ts';
import { codeRefusedUntil } from '../../shared/refused-code.ts';
import { codeOf } from '../api/api-problem.ts';
import type { Translate } from '../text/translator.ts';

/** The sentence for an error of the user pool or of `verify-signup`: what happened, in the product's words where it has them. */
export function authMessage(error: unknown, t: Translate): string {
  if (codeOf(error) === 'wrong-code') return t('auth.codeMismatch');
  if (codeOf(error) === 'code-expired') return t('auth.codeExpired');
  const until = error instanceof Error ? codeRefusedUntil(error.message) : undefined;
  if (until !== undefined) return t('auth.noCodeUntil', { time: timeOf(until) });
  switch (error instanceof Error ? error.name : '') {
    case 'NotAuthorizedException':
    case 'UserNotFoundException':
      return t('auth.wrongCredentials');
    case 'UsernameExistsException':
      return t('auth.accountExists');
    case 'InvalidPasswordException':
      return t('auth.weakPassword');
    case 'CodeMismatchException':
      return t('auth.codeMismatch');
    case 'ExpiredCodeException':
      return t('auth.codeExpired');
    case 'LimitExceededException':
    case 'TooManyFailedAttemptsException':
    case 'TooManyRequestsException':
      return t('auth.tooManyTries');
    case 'NetworkError':
      return t('common.offline');
    default:
      return error instanceof Error && error.message !== '' ? error.message : t('common.unexpected');
  }
}

const timeOf = (instant: string): string =>
  new Date(instant).toLocaleTimeString(languageTags[spokenLanguage()], {
    hour: 'numeric',
    minute: '2-digit',
  });
