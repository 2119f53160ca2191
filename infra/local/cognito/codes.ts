import { randomInt } from 'node:crypto';
import type { Pool, PoolMail } from './pool.ts';
import { codeMismatch, expiredCode, limitExceeded, ServiceError } from './service-error.ts';
import type { CodePurpose, User } from './store.ts';
import { CODE_PARAMETER, customMessage } from './triggers.ts';
import type { ClientMetadata, MessageSource } from './triggers.ts';

const HOUR_MS = 3_600_000;
// Cognito's own lifetimes: "Verification codes are valid for 24 hours", a reset's for one.
const LIFETIME_MS: Record<CodePurpose, number> = { 'sign-up': 24 * HOUR_MS, reset: HOUR_MS };
const WRONG_TRIES_MAX = 5;
// Cognito's quota for codes is "5 to 20 an hour" by risk; the generous end, as tests share one machine.
const SENDINGS_PER_HOUR_MAX = 20;

const PURPOSE: Record<MessageSource, CodePurpose> = {
  CustomMessage_SignUp: 'sign-up',
  CustomMessage_ResendCode: 'sign-up',
  CustomMessage_ForgotPassword: 'reset',
};

/**
 * Mails the user six new digits, in the words of the custom-message function; any earlier code for the same
 * purpose ends. Answers how it went out, as the API says it. LimitExceededException after 20 an hour.
 */
export async function sendCode(
  pool: Pool,
  source: MessageSource,
  user: User,
  clientMetadata: ClientMetadata,
) {
  const now = pool.now();
  const sent = pool.store.countSending(user.username, now, now - HOUR_MS);
  if (sent > SENDINGS_PER_HOUR_MAX) throw limitExceeded();
  const { message, subject } = await customMessage(pool, source, user, clientMetadata);
  const code = randomInt(1_000_000).toString().padStart(6, '0');
  pool.store.codes.put({
    username: user.username,
    purpose: PURPOSE[source],
    code,
    wrongTries: 0,
    sentAt: now,
  });
  const email = user.attributes['email'] ?? user.email;
  const html = message.replaceAll(CODE_PARAMETER, code);
  await mail(pool, { to: email, subject: subject.replaceAll(CODE_PARAMETER, code), html });
  return delivery(email);
}

async function mail(
  pool: Pool,
  { to, subject, html }: Pick<PoolMail, 'to' | 'subject' | 'html'>,
): Promise<void> {
  try {
    await pool.sendMail({ to, from: pool.template.mail.from, subject, text: plainText(html), html });
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    throw new ServiceError('CodeDeliveryFailureException', `The code could not be sent: ${reason}`);
  }
}

/** Uses up the code, or throws: none or too old (ExpiredCode), wrong (CodeMismatch), wrong too often (LimitExceeded). */
export function redeemCode(pool: Pool, user: User, purpose: CodePurpose, given: string): void {
  const { codes } = pool.store;
  const code = codes.get(user.username, purpose);
  if (!code || code.sentAt + LIFETIME_MS[purpose] <= pool.now()) throw expiredCode();
  if (code.wrongTries >= WRONG_TRIES_MAX) throw limitExceeded();
  if (code.code !== given.trim()) {
    codes.put({ ...code, wrongTries: code.wrongTries + 1 });
    throw codeMismatch();
  }
  codes.remove(user.username, purpose);
}

/** Where a code went, masked as Cognito masks it: `ada@example.org` → `a***@e***`. */
export function delivery(email: string) {
  const [local = '', domain = ''] = email.split('@');
  const Destination = `${local.slice(0, 1)}***@${domain.slice(0, 1)}***`;
  return { CodeDeliveryDetails: { AttributeName: 'email', DeliveryMedium: 'EMAIL', Destination } };
}

function plainText(html: string): string {
  return html
    .replace(/<(style|head|title)\b[\s\S]*?<\/\1>/gi, '')
    .replace(/<br\s*\/?>|<\/(p|div|h\d|tr|li)>/gi, '\n')
    .replace(/<[^>]+>/g, '')
    .replaceAll('&nbsp;', ' ')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&quot;', '"')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&')
    .replace(/[ \t]+/g, ' ')
    .replace(/ ?\n\s*/g, '\n')
    .trim();
}
